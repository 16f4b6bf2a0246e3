# The facts of the game: the help page of “stats”, its errors, and its table.

# The help page
help-stats = Joga muitas rodadas no núcleo compilado, todos os lugares com a mesma estratégia simples, e mostra os fatos do jogo: pontos, duração, escolhas, figuras, vantagem de quem começa, rodadas bloqueadas e quantas rodadas tem um jogo, com os erros padrão. O mesmo texto de partida (--seed) dá os mesmos números, seja qual for o número de processos.
help-stats-short = Mostrar os fatos do jogo, tirados de muitas rodadas.
help-stats-rules = O conjunto de regras; “triominoes rules” dá a lista. Padrão: french-400.
help-stats-house = Uma regra da casa, como target=300 ou wedge=0. Repita para cada regra.
help-stats-players = Quantos lugares jogam. Padrão: 2.
help-stats-rounds = Quantas rodadas são jogadas. Padrão: 100000; 500 onde não há Numba.
help-stats-seed = Um texto qualquer: o mesmo texto volta a dar as mesmas peças. Padrão: facts.
help-stats-policy = A estratégia de todos os lugares: greedy, random ou static. Padrão: greedy.
help-stats-workers = Quantos processos jogam. Padrão: tantos quantos compensem, no máximo um por núcleo do processador.
help-stats-json = Mostrar um objeto JSON em vez de uma tabela; ele contém também as frequências.
help-stats-plot = Um arquivo para uma imagem dos pontos, das vezes e das rodadas por jogo, como facts.svg ou facts.png.

# Errors
error-stats-rounds = --rounds pede um número de 1 a { $most }.
error-stats-policy = Não há estratégia “{ $name }”; há { $known }.
fault-facts-worker = Um processo de trabalho morreu, talvez por falta de memória; menos --workers precisam de menos.
facts-plain = Aqui o núcleo não está compilado, porque o Numba falta ou está desligado: as rodadas demoram centenas de vezes mais, por isso são jogadas menos.

# The table
facts-played = { $players } jogadores, { $policy }
facts-rounds =
    { $rounds ->
        [one] { $number } rodada
       *[other] { $number } rodadas
    }
facts-mean = média
facts-error = erro
facts-each = desvio
facts-points = Pontos de um jogador por rodada
facts-opener = Vantagem em pontos de quem começa
facts-turns = Vezes por rodada
facts-tiles = Peças colocadas por rodada
facts-draws = Peças compradas por rodada
facts-passes = Vezes passadas por rodada
facts-empty = Vezes começadas com o poço vazio
facts-out = Rodadas terminadas sem peças na mão
facts-blocked = Rodadas bloqueadas
facts-places = Jogadas possíveis, onde há alguma
facts-forced = Só uma jogada possível
facts-most = O máximo de jogadas possíveis
facts-bridge = Pontes por rodada
facts-wedge = Cunhas por rodada
facts-hexagon = Hexágonos por rodada
facts-double = Hexágonos duplos por rodada
facts-triple = Hexágonos triplos por rodada
facts-match-rounds = Rodadas por jogo
facts-match-turns = Vezes por jogo
facts-shared = Jogos ganhos por vários
