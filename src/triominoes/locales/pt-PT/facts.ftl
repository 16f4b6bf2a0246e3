# The facts of the game: the help page of “stats”, its errors, and its table.

# The help page
help-stats = Joga muitas rondas no núcleo compilado, todos os lugares com a mesma estratégia simples, e mostra os factos do jogo: pontos, duração, escolhas, figuras, vantagem de quem começa, rondas bloqueadas e quantas rondas tem um jogo, com os erros padrão. O mesmo texto de partida (--seed) dá os mesmos números, seja qual for o número de processos.
help-stats-short = Mostrar os factos do jogo, tirados de muitas rondas.
help-stats-rules = As regras; «triominoes rules» dá a lista. Se faltar: french-400.
help-stats-house = Uma regra da casa, como target=300 ou wedge=0. Repete-se para cada regra.
help-stats-players = Quantos lugares jogam. Se faltar: 2.
help-stats-rounds = Quantas rondas se jogam. Se faltar: 100000; 500 onde não há Numba.
help-stats-seed = Um texto qualquer: o mesmo texto volta a dar as mesmas peças. Se faltar: facts.
help-stats-policy = A estratégia de todos os lugares: greedy, random ou static. Se faltar: greedy.
help-stats-workers = Quantos processos jogam. Se faltar: tantos quantos compensem, no máximo um por núcleo do processador.
help-stats-json = Mostrar um objeto JSON em vez de uma tabela; tem também as frequências.
help-stats-plot = Um ficheiro para uma imagem dos pontos, das vezes e das rondas por jogo, como facts.svg ou facts.png.

# Errors
error-stats-rounds = --rounds pede um número de 1 a { $most }.
error-stats-policy = Não há estratégia «{ $name }»; há { $known }.
fault-facts-worker = Um processo de trabalho morreu, talvez por falta de memória; menos --workers precisam de menos.
facts-plain = Aqui o núcleo não está compilado, porque o Numba falta ou está desligado: as rondas demoram centenas de vezes mais, por isso jogam-se menos.

# The table
facts-played = { $players } jogadores, { $policy }
facts-rounds =
    { $rounds ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }
facts-mean = média
facts-error = erro
facts-each = desvio
facts-points = Pontos de um jogador por ronda
facts-opener = Vantagem em pontos de quem começa
facts-turns = Vezes por ronda
facts-tiles = Peças colocadas por ronda
facts-draws = Peças tiradas por ronda
facts-passes = Vezes passadas por ronda
facts-empty = Vezes começadas com o poço vazio
facts-out = Rondas acabadas sem peças na mão
facts-blocked = Rondas bloqueadas
facts-places = Jogadas possíveis, onde as há
facts-forced = Só uma jogada possível
facts-most = O máximo de jogadas possíveis
facts-bridge = Pontes por ronda
facts-wedge = Cunhas por ronda
facts-hexagon = Hexágonos por ronda
facts-double = Hexágonos duplos por ronda
facts-triple = Hexágonos triplos por ronda
facts-match-rounds = Rondas por jogo
facts-match-turns = Vezes por jogo
facts-shared = Jogos ganhos por vários
