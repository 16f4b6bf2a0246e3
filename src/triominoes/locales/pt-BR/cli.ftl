# A linha de comando: páginas de ajuda, erros e o que os comandos mostram.

# Páginas de ajuda: títulos e nomes dos valores
help-usage = Uso:
help-options-piece = [OPÇÕES]
help-command-pieces = [COMANDO] [OPÇÕES]
help-commands = Comandos:
help-arguments = O que é preciso informar:
help-options = Opções:
help-help = Mostrar esta página.
help-lang = O idioma: en, fr, pt-PT ou pt-BR. Se faltar, o do sistema.
help-ascii = Desenhar o tabuleiro só com caracteres ASCII.
help-more = “triominoes COMANDO --help” diz mais. Sem comando, o programa serve a mesa e abre o navegador.
help-name = NOME
help-names = NOMES
help-pair = CHAVE=VALOR
help-file = ARQUIVO
help-files = ARQUIVOS…
help-text = TEXTO
help-address = ENDEREÇO
help-number = NÚMERO
help-folder = PASTA

# Páginas de ajuda: os comandos
help-app = Jogar Triominos por qualquer uma das suas regras impressas; guardar, verificar e estudar jogos.
help-serve = Servir a mesa no navegador: neste computador ou, com --lan, para a casa toda. Sem comando, “triominoes” é “triominoes serve --open”. Ctrl-C encerra; os jogos ficam guardados e continuam da próxima vez.
help-serve-short = Jogar no navegador.
help-serve-host = O endereço em que escutar. Padrão: 127.0.0.1, para que só este computador possa entrar.
help-serve-port = A porta em que escutar; 0 escolhe uma livre. Padrão: 15150, ou uma livre se essa estiver ocupada.
help-serve-data = A pasta dos jogos. Padrão: a que o sistema reserva para isso.
help-serve-open = Abrir o navegador, se houver tela.
help-serve-lan = Deixar entrar toda a rede local, e mostrar o endereço e um código QR para os celulares.
help-serve-certificate = O certificado, um arquivo PEM: o servidor passa a usar https, de que os celulares precisam para continuar sem rede.
help-serve-key = A chave do certificado, um arquivo PEM sem senha. Sem esta opção: no mesmo arquivo.
help-play = Jogar no terminal. O jogo de uma pessoa é sempre registrado, jogada a jogada, e pode ser retomado. Sem pessoas, o jogo corre a toda velocidade.
help-play-short = Jogar, ou deixar os robôs jogarem.
help-play-rules = O conjunto de regras; “triominoes rules” dá a lista. Padrão: pressman.
help-play-house = Uma regra da casa, como target=300 ou wedge=0. Repita para cada regra.
help-play-seats = Quem joga, pela ordem do jogo, com vírgulas: “you” ou “you:Ana” para uma pessoa; senão, um robô: um nível (iniciante, fácil, médio, difícil, especialista, mestre) ou o nome de outro, como greedy. Padrão: you,easy.
help-play-seed = Um texto qualquer: o mesmo texto volta a dar as mesmas peças.
help-play-record = O arquivo para o registro; um arquivo que já existe nunca é substituído. Se faltar, o jogo de uma pessoa vai para uma pasta própria e um jogo entre robôs para a saída padrão, como com “-”.
help-play-resume = Retomar o jogo deste registro, que continua a partir do fim.
help-play-quiet = Não mostrar nada além do registro enquanto os robôs jogam.
help-check = Repetir jogos registrados e apontar tudo o que contraria as regras. Código de saída 0: está tudo certo; 1: há erros; 2: um arquivo não pode ser lido.
help-check-short = Encontrar o que está errado em registros.
help-check-files = Registros; “-” é a entrada padrão.
help-check-json = Mostrar um objeto JSON por erro, cada um na sua linha.
help-replay = Rever um registro passo a passo, com o tabuleiro, as peças e os pontos. Mostra tudo de uma vez onde ninguém pode digitar.
help-replay-short = Rever um registro passo a passo.
help-replay-file = Um registro; “-” é a entrada padrão.
help-rules = Mostrar um conjunto de regras, item por item, com a fonte de cada um. Sem nome: todos os conjuntos e as regras da casa.
help-rules-short = Mostrar um conjunto de regras item por item.
help-rules-name = O nome do conjunto.
help-show = Mostrar uma posição e o que se pode jogar nela, com os pontos.
help-show-short = Mostrar uma posição e suas jogadas.
help-show-position = Uma posição numa linha; “-” lê da entrada padrão.

# Erros
error-no-option = Não há nenhuma opção { $option }; “--help” dá a lista.
error-option-value = A opção { $option } não se usa assim: veja “--help”.
error-missing = Falta alguma coisa: { $what }. Veja “--help”.
error-arguments = Este comando não aceita essas palavras: veja “--help”.
error-command = Não há nenhum comando “{ $name }”; há { $known }.
error-file = O arquivo { $file } não pode ser usado: { $why }.
file-missing = não existe
file-is-folder = é uma pasta
file-forbidden = não é permitido abrir
file-no-folder = não há nenhuma pasta { $folder }
file-read-only = o disco só pode ser lido
file-disk-full = o disco está cheio
file-name-long = o nome é longo demais
file-unknown = por um motivo desconhecido ({ $name })
error-file-unnamed = Um arquivo precisa de um nome; este está vazio.
error-seed = O texto de --seed é longo demais: no máximo { $most } caracteres.
error-record-exists = Já existe um arquivo { $file }. Não é substituído; para retomar o jogo, use --resume.
error-record-person = O jogo de uma pessoa precisa de um arquivo para o registro, não de “-”.
error-port = Não há nenhuma porta { $port }: é um número de 0 a { $most }.
error-port-taken = A porta { $port } está ocupada por outro programa. Escolha outra, ou não use --port.
error-port-forbidden = A porta { $port } não é permitida para você. Escolha uma acima de 1023, ou não use --port.
error-host = Este computador não tem o endereço “{ $host }”.
error-certificate = { $certificate } e { $key } não são um certificado e a sua chave: os dois precisam estar em PEM, e a chave sem senha.
error-key-alone = A opção --key precisa de --certificate junto.
error-no-folder = { $name } é um arquivo, não uma pasta.
error-seat = Ninguém se chama “{ $name }”: um lugar é “you”, “you:Ana” ou um robô ({ $bots }).
error-seat-bot = “{ $name }” é o nome de um robô: uma pessoa precisa de outro.
error-resume-options = Um jogo retomado mantém suas próprias regras: --resume não combina com { $option }.

# Um jogo entre robôs
round-line = Rodada { $number }: { $scores }.
round-score = { $name } { $score }

# check
check-right = { $file }: está tudo certo ({ $events ->
        [one] { $events } linha
       *[other] { $events } linhas
    }).
check-fault = { $file }:{ $line }: diz “{ $says }”, deveria ser “{ $should }”: { $why }
check-refused = { $file }:{ $line }: diz “{ $says }”, deveria ser outra coisa: { $why }
check-unreadable = { $file }:{ $line }:{ $column }: { $why }
check-corrected = { $file }: { $count ->
        [one] foi feita { $count } correção
       *[other] foram feitas { $count } correções
    }; o jogo corrigido é que foi verificado.

# rules
rules-heading = Regras
rules-line = 2 a { $most } jogadores. { $source }
rules-house-heading = Regras da casa
house-tiles = peças do jogo
house-target = pontos com que o jogo acaba
house-rounds = número de rodadas
house-hand = peças dadas a cada um
house-draws = peças que podem ser compradas em uma vez
house-voluntary = quem poderia colocar uma peça pode comprar outra
house-empty = preço de passar a vez com o poço vazio
house-opening = pontos por começar com uma trinca
house-zero = pontos por começar com 0-0-0
house-bridge = pontos de uma ponte
house-wedge = pontos de uma peça encaixada ao lado de uma ponte
house-hexagon = pontos de um hexágono
house-double = pontos de dois hexágonos de uma vez
house-triple = pontos de três hexágonos de uma vez
house-blocked = para quem vão os pontos de uma rodada bloqueada
house-count = se os pontos contam

# show
show-seat =
    { $seat }: { $points ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }, { $tiles }
show-well = Poço: { $tiles }
show-turn = É a vez de { $seat }, que { $drawn ->
        [0] não comprou nada
        [one] comprou { $drawn } peça
       *[other] comprou { $drawn } peças
    }:
show-nobody = Ninguém pode jogar ainda.
show-over = A rodada acabou.
