# A mesa em um terminal.

# O nome de quem não deu nenhum; o segundo só em listas de pontos
name-person = Jogador { $number }
name-you = Você

# As palavras dos comandos; as inglesas são entendidas em todos os idiomas
word-draw = comprar
word-pass = passar
word-why = porque, motivo
word-scores = pontos, placar
word-board = tabuleiro
word-undo = desfazer, voltar
word-save = salvar
word-help = ajuda, ?
word-quit = sair

# O que fazem os comandos
do-draw = comprar uma peça do poço
do-pass = passar a vez
do-why = de onde vêm os últimos pontos, e por qual regra
do-scores = a folha de pontos
do-board = o tabuleiro inteiro
do-undo = voltar à sua última decisão
do-save = onde está o registro; com um nome de arquivo, uma cópia nesse lugar
do-help = esta lista
do-quit = sair; o jogo pode ser retomado mais tarde
turn-help = Digite o número de uma jogada ou uma destas palavras (bastam as primeiras letras):
placement-help = Uma jogada também pode ser digitada como em um registro: 150@e4s1 coloca os algarismos 1, 5, 0, lidos no sentido horário a partir da ponta, 4 colunas a leste e 1 fileira ao sul da primeira peça.

# O jogo começa
match-rules = Regras: { $rules }
level-of = { $name }: { $line }
help-hint = “ajuda” mostra o que você pode digitar.
dumb-hint = “tabuleiro” desenha o tabuleiro.

# Uma vez de jogar
turn-title = Rodada { $number }: { $name }
turn-title-you = Rodada { $number }: é a sua vez
turn-score = { $name } { $score } ({ $tiles ->
        [one] { $tiles } peça
       *[other] { $tiles } peças
    })
turn-well = poço { $tiles }
rack = Suas peças: { $tiles }
moves-heading = { $count ->
        [one] Você tem uma jogada:
       *[other] Você tem { $count } jogadas:
    }
move-play = { $tile } { $place } ({ $text })
move-open = { $tile } ({ $text })
move-points = { $move }: { $points }
move-draw = comprar uma peça
move-pass = passar a vez
question = Sua jogada?

# O tabuleiro
board-unknown = Não se sabe onde estão as peças.
board-empty = Ainda não há peças na mesa.
board-cropped = Estas são { $shown } das { $tiles } peças, em volta da última. “tabuleiro” desenha todas.
board-clipped = Estas são { $shown } das { $tiles } peças: a janela é estreita demais para as outras.

# O que não se entende
unknown-word = “{ $text }” não é uma jogada nem um comando: digite um número da lista, ou “ajuda”.
unknown-number = Não há jogada { $number }: a lista acaba em { $count }.

# Por quê, desfazer, salvar, sair
why-none = Ainda não há pontos para explicar.
undone = De volta à sua última decisão.
saved-at = Cada jogada fica em { $file } assim que é feita.
saved-copy = O registro foi copiado para { $file }.
save-exists = Já existe um arquivo { $file }; ele fica como está.
save-failed = O registro não pode ser copiado para { $file }: { $why }
leaving = Até logo! Nada se perdeu. Para retomar o jogo:

# Várias pessoas na frente da mesma tela
hand-over = Passe o aparelho para { $name }. { $name }, tecle Enter:

# O fim de uma rodada e do jogo
round-next = Tecle Enter para a próxima rodada:
sheet-round = Rodada
match-record = O registro está em { $file }.

# Um registro passo a passo
replay-at = { $step } de { $steps }
replay-question = Enter: avançar · p: voltar · número: ir até lá · q: terminar
replay-unknown = Digite um número de 1 a { $steps }, n para avançar, p para voltar, ou q.
replay-seat = { $name } { $score }: { $tiles }
replay-empty = Não acontece nada em { $file }.
