# A mesa num terminal.

# O nome de quem não deu nenhum; o segundo só em listas de pontos
name-person = Jogador { $number }
name-you = Eu

# As palavras dos comandos; as inglesas são entendidas em todas as línguas
word-draw = tirar
word-pass = passar
word-why = porquê
word-scores = pontos, pontuação
word-board = tabuleiro
word-undo = desfazer, anular
word-save = gravar, guardar
word-help = ajuda, ?
word-quit = sair

# O que fazem os comandos
do-draw = tirar uma peça do poço
do-pass = passar a vez
do-why = de onde vêm os últimos pontos, e por que regra
do-scores = a folha de pontos
do-board = o tabuleiro inteiro
do-undo = voltar à última decisão
do-save = onde está o registo; com um nome de ficheiro, uma cópia nesse lugar
do-help = esta lista
do-quit = sair; o jogo pode ser retomado mais tarde
turn-help = Escreve-se o número de uma jogada ou uma destas palavras (bastam as primeiras letras):
placement-help = Uma jogada também se pode escrever como num registo: 150@e4s1 coloca os algarismos 1, 5, 0, lidos no sentido dos ponteiros do relógio a partir da ponta, 4 colunas a leste e 1 fila a sul da primeira peça.

# O jogo começa
match-rules = Regras: { $rules }
level-of = { $name }: { $line }
help-hint = «ajuda» mostra o que se pode escrever.
dumb-hint = «tabuleiro» desenha o tabuleiro.

# Uma vez de jogar
turn-title = Ronda { $number }: { $name }
turn-title-you = Ronda { $number }: é a sua vez
turn-score = { $name } { $score } ({ $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    })
turn-well = poço { $tiles }
rack = As suas peças: { $tiles }
moves-heading = { $count ->
        [one] Há uma jogada:
       *[other] Há { $count } jogadas:
    }
move-play = { $tile } { $place } ({ $text })
move-open = { $tile } ({ $text })
move-points = { $move }: { $points }
move-draw = tirar uma peça do poço
move-pass = passar a vez
question = Qual é a jogada?

# O tabuleiro
board-unknown = Não se sabe onde estão as peças.
board-empty = Ainda não há peças na mesa.
board-cropped = Estas são { $shown } das { $tiles } peças, à volta da última. «tabuleiro» desenha-as todas.
board-clipped = Estas são { $shown } das { $tiles } peças: a janela é estreita demais para as outras.

# O que não se entende
unknown-word = «{ $text }» não é uma jogada nem um comando: escreve-se um número da lista, ou «ajuda».
unknown-number = Não há jogada { $number }: a lista acaba em { $count }.

# Porquê, desfazer, gravar, sair
why-none = Ainda não há pontos para explicar.
undone = De volta à última decisão.
saved-at = Cada jogada fica em { $file } logo que é feita.
saved-copy = O registo foi copiado para { $file }.
save-exists = Já há um ficheiro { $file }; fica como está.
save-failed = O registo não pode ser copiado para { $file }: { $why }
leaving = Até à próxima! Nada se perdeu. Para retomar o jogo:

# Várias pessoas em frente do mesmo ecrã
hand-over = Passe o aparelho: agora joga { $name }. { $name }, prima Enter:

# O fim de uma ronda e do jogo
round-next = Prima Enter para a ronda seguinte:
sheet-round = Ronda
match-record = O registo está em { $file }.

# Um registo passo a passo
replay-at = { $step } de { $steps }
replay-question = Enter: avançar · p: recuar · número: ir para lá · q: acabar
replay-unknown = Escreve-se um número de 1 a { $steps }, n para avançar, p para recuar, ou q.
replay-seat = { $name } { $score }: { $tiles }
replay-empty = Não acontece nada em { $file }.
