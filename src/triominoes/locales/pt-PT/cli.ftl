# A linha de comandos: páginas de ajuda, erros e o que os comandos mostram.

# Páginas de ajuda: títulos e nomes dos valores
help-usage = Utilização:
help-options-piece = [OPÇÕES]
help-command-pieces = [COMANDO] [OPÇÕES]
help-commands = Comandos:
help-arguments = O que é preciso indicar:
help-options = Opções:
help-help = Mostrar esta página.
help-lang = A língua: en, fr, pt-PT ou pt-BR. Se faltar, a do sistema.
help-ascii = Desenhar o tabuleiro só com caracteres ASCII.
help-more = «triominoes COMANDO --help» diz mais. Sem comando, serve-se a mesa e abre-se o navegador.
help-name = NOME
help-names = NOMES
help-pair = CHAVE=VALOR
help-file = FICHEIRO
help-files = FICHEIROS…
help-text = TEXTO
help-address = ENDEREÇO
help-number = NÚMERO
help-folder = PASTA

# Páginas de ajuda: os comandos
help-app = Jogar Triominos por qualquer uma das suas regras impressas; guardar, verificar e estudar jogos.
help-serve = Servir a mesa no navegador: neste computador ou, com --lan, para toda a casa. Sem comando, «triominoes» é «triominoes serve --open». Ctrl-C termina-o; os jogos ficam guardados e continuam da próxima vez.
help-serve-short = Jogar no navegador.
help-serve-host = O endereço onde escutar. Se faltar: 127.0.0.1, para que só este computador possa entrar.
help-serve-port = O porto onde escutar; 0 escolhe um livre. Se faltar: 15150, ou um livre se esse estiver ocupado.
help-serve-data = A pasta dos jogos. Se faltar: a que o sistema reserva para isso.
help-serve-open = Abrir o navegador, se houver ecrã.
help-serve-lan = Deixar entrar toda a rede local, e mostrar o endereço e um código QR para os telemóveis.
help-serve-certificate = O certificado, um ficheiro PEM: o servidor passa a usar https, de que os telemóveis precisam para continuar sem rede.
help-serve-key = A chave do certificado, um ficheiro PEM sem palavra-passe. Sem esta opção: no mesmo ficheiro.
help-play = Jogar no terminal. O jogo de uma pessoa é sempre registado, jogada a jogada, e pode ser retomado. Sem pessoas, o jogo decorre a toda a velocidade.
help-play-short = Jogar, ou deixar jogar os robôs.
help-play-rules = As regras; «triominoes rules» dá a lista. Se faltar: pressman.
help-play-house = Uma regra da casa, como target=300 ou wedge=0. Repete-se para cada regra.
help-play-seats = Quem joga, pela ordem do jogo, com vírgulas: «you» ou «you:Ana» para uma pessoa; senão, um robô: um nível (principiante, fácil, médio, difícil, perito, mestre) ou o nome de outro, como greedy. Se faltar: you,easy.
help-play-seed = Um texto qualquer: o mesmo texto volta a dar as mesmas peças.
help-play-record = O ficheiro para o registo; um ficheiro que já existe nunca é substituído. Se faltar, o jogo de uma pessoa vai para uma pasta própria e um jogo entre robôs para a saída padrão, como com «-».
help-play-resume = Retomar o jogo deste registo, que cresce a partir do fim.
help-play-quiet = Não mostrar nada além do registo enquanto os robôs jogam.
help-check = Repetir jogos registados e indicar tudo o que as regras contradizem. Código de saída 0: está tudo certo; 1: há erros; 2: um ficheiro não pode ser lido.
help-check-short = Encontrar o que está errado em registos.
help-check-files = Registos; «-» é a entrada padrão.
help-check-json = Mostrar um objeto JSON por erro, cada um na sua linha.
help-replay = Rever um registo passo a passo, com o tabuleiro, as peças e os pontos. Mostra tudo de uma vez onde ninguém pode escrever.
help-replay-short = Rever um registo passo a passo.
help-replay-file = Um registo; «-» é a entrada padrão.
help-rules = Mostrar umas regras, ponto por ponto, com a fonte de cada um. Sem nome: todas as regras e as regras da casa.
help-rules-short = Mostrar umas regras ponto por ponto.
help-rules-name = O nome das regras.
help-show = Mostrar uma posição e o que nela se pode jogar, com os pontos.
help-show-short = Mostrar uma posição e as suas jogadas.
help-show-position = Uma posição numa linha; «-» lê-a da entrada padrão.

# Erros
error-no-option = Não há nenhuma opção { $option }; «--help» dá a lista.
error-option-value = A opção { $option } não se usa assim: veja «--help».
error-missing = Falta alguma coisa: { $what }. Veja «--help».
error-arguments = Este comando não aceita essas palavras: veja «--help».
error-command = Não há nenhum comando «{ $name }»; há { $known }.
error-file = O ficheiro { $file } não pode ser usado: { $why }.
file-missing = não existe
file-is-folder = é uma pasta
file-forbidden = não é permitido abri-lo
file-no-folder = não há nenhuma pasta { $folder }
file-read-only = o disco só permite a leitura
file-disk-full = o disco está cheio
file-name-long = o nome é demasiado longo
file-unknown = por um motivo desconhecido ({ $name })
error-file-unnamed = Um ficheiro precisa de um nome; este está vazio.
error-seed = O texto de --seed é demasiado longo: no máximo { $most } caracteres.
error-record-exists = Já há um ficheiro { $file }. Não é substituído; para retomar o jogo, use --resume.
error-record-person = O jogo de uma pessoa precisa de um ficheiro para o registo, não de «-».
error-port = Não há nenhum porto { $port }: é um número de 0 a { $most }.
error-port-taken = O porto { $port } está ocupado por outro programa. Escolha outro, ou não use --port.
error-port-forbidden = O porto { $port } não lhe é permitido. Escolha um acima de 1023, ou não use --port.
error-host = Este computador não tem o endereço «{ $host }».
error-certificate = { $certificate } e { $key } não são um certificado e a sua chave: ambos têm de estar em PEM, e a chave sem palavra-passe.
error-key-alone = A opção --key precisa de --certificate ao lado.
error-no-folder = { $name } é um ficheiro, não uma pasta.
error-seat = Ninguém se chama «{ $name }»: um lugar é «you», «you:Ana» ou um robô ({ $bots }).
error-seat-bot = «{ $name }» é o nome de um robô: uma pessoa precisa de outro.
error-resume-options = Um jogo retomado mantém as suas regras: --resume não se junta a { $option }.

# Um jogo entre robôs
round-line = Ronda { $number }: { $scores }.
round-score = { $name } { $score }

# check
check-right = { $file }: está tudo certo ({ $events ->
        [one] { $events } linha
       *[other] { $events } linhas
    }).
check-fault = { $file }:{ $line }: diz «{ $says }», devia ser «{ $should }»: { $why }
check-refused = { $file }:{ $line }: diz «{ $says }», devia ser outra coisa: { $why }
check-unreadable = { $file }:{ $line }:{ $column }: { $why }
check-corrected = { $file }: { $count ->
        [one] foi feita { $count } correção
       *[other] foram feitas { $count } correções
    }; verifica-se o jogo corrigido.

# rules
rules-heading = Regras
rules-line = 2 a { $most } jogadores. { $source }
rules-house-heading = Regras da casa
house-tiles = peças do jogo
house-target = pontos com que o jogo acaba
house-rounds = número de rondas
house-hand = peças dadas a cada um
house-draws = peças que se podem tirar do poço numa vez
house-voluntary = quem podia colocar uma peça pode tirar outra do poço
house-empty = preço de passar a vez com o poço vazio
house-opening = pontos por começar com um triplo
house-zero = pontos por começar com 0-0-0
house-bridge = pontos de uma ponte
house-wedge = pontos de uma peça encaixada ao lado de uma ponte
house-hexagon = pontos de um hexágono
house-double = pontos de dois hexágonos de uma vez
house-triple = pontos de três hexágonos de uma vez
house-blocked = para quem vão os pontos de uma ronda bloqueada
house-count = se os pontos contam

# show
show-seat =
    { $seat }: { $points ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }, { $tiles }
show-well = Poço: { $tiles }
show-turn = É a vez de { $seat }, que { $drawn ->
        [0] não tirou nada do poço
        [one] tirou { $drawn } peça do poço
       *[other] tirou { $drawn } peças do poço
    }:
show-nobody = Ainda ninguém pode jogar.
show-over = A ronda acabou.
