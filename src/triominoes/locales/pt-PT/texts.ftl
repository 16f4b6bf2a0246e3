# O que está errado num texto: um registo, uma posição, uma jogada ou um nome que não se pode ler.

# As palavras
text-missing = Falta alguma coisa aqui.
text-too-much = «{ $says }» está a mais aqui.
text-tile = «{ $says }» não é uma peça: são três números, como 012.
text-no-tile = «{ $says }» não é uma peça: os números vão de 0 a 5.
text-tile-twice = A peça { $says } está ali duas vezes.
text-cell = «{ $says }» não é um lugar da mesa: escreva por exemplo e3n1, colunas a leste (e) ou oeste (w) e fileiras a norte (n) ou sul (s) da primeira peça.
text-cell-range = O lugar { $says } fica demasiado longe.
text-placement = «{ $says }» não é uma jogada: escreva a peça e o lugar, como 502@e3n1.
text-move = «{ $says }» não é uma jogada: escreva algo como 502@e3n1, draw ou pass.
text-number = «{ $says }» não pode estar aqui: deve ser um número inteiro, no máximo { $most }.
text-seat = «{ $says }» não é um jogador: são p1, p2 e assim por diante.
text-seat-range = Não há jogador { $says }: o último é p{ $players }.
text-seats = «{ $says }»: os jogadores vêm por ordem, cada um uma vez.
text-award = «{ $says }» não são pontos: escreva como +9 ou bridge+40.
text-award-name = «{ $says }»: não há pontos com esse nome.
text-award-twice = «{ $says }»: estes pontos são dados duas vezes.
text-award-here = «{ $says }»: estes pontos não podem ser dados aqui.
text-house-rule = «{ $says }» não é uma regra da casa: escreva por exemplo target=300.
text-house-twice = «{ $says }»: esta regra da casa é dada duas vezes.
text-name = «{ $says }» não pode ser um nome: um nome tem 1 a 40 caracteres, sem ponto e vírgula.
text-unsafe = «{ $says }» contém caracteres que não se podem mostrar.
text-hex = «{ $says }» não é um número hexadecimal de no máximo { $most } dígitos.

# Os ficheiros e os seus cabeçalhos
text-too-large = É demasiado grande: no máximo { $most } MB.
text-too-many-lines = Demasiadas linhas: no máximo { $most }.
text-line-too-long = Esta linha é demasiado longa: no máximo { $most } caracteres.
text-not-utf8 = Não é um texto UTF-8: o byte { $says } não serve.
text-too-many-games = Demasiados jogos: no máximo { $most }.
text-too-many-events = Demasiados eventos: no máximo { $most }.
text-too-many-headers = Demasiados cabeçalhos: no máximo { $most }.
text-no-record = Não é um registo: devia começar por «triominoes: 1».
text-second-game = Há mais de um jogo aqui, e só um pode ser lido.
text-version = Este registo é da versão { $says }, que não pode ser lida.
text-header = «{ $says }» não é um cabeçalho: escreva a chave, dois-pontos e o valor.
text-header-key = «{ $says }» não é uma chave de cabeçalho: ela tem letras, dígitos e hífenes.
text-header-missing = Falta o cabeçalho { $key }.
text-header-seat = «{ $says }» não é um jogador: são p1 a p6.
text-header-twice = O cabeçalho { $key } é dado duas vezes.
text-header-value = O valor «{ $says }» contém caracteres que não se podem mostrar, ou tem espaços em volta.

# As linhas de um registo
text-first-word = Nenhuma linha começa por «{ $says }».
text-second-word = «{ $says }»: um jogador não pode fazer isso.
text-entry = Uma linha de registo não é vazia nem demasiado longa.
text-not-canonical = «{ $says }» seria lido como «{ $should }».
text-end = «{ $says }» não é um fim de ronda: há out, blocked e stopped.
text-position-players = A posição é de outro número de jogadores.
text-well-unknown = «{ $says }»: só se pode dar a ordem de peças conhecidas.
text-correction-in-correction = «{ $says }»: uma correção indica um evento, não outra correção.
text-no-event = Não há evento { $says } a corrigir.
text-back-too-far = Não se podem desfazer { $says } jogadas: só há { $most }.
text-result = O resultado «{ $says }» não combina com o jogo.

# As posições
text-position-lines = Uma posição cabe numa só linha.
text-position-fields = Uma posição tem sete campos: mesa, mãos, poço, jogador, totais, peças tiradas e passagens.
text-board = «{ $says }» não é uma mesa: escreva o canto noroeste, dois-pontos e as fileiras, ou «-» se estiver vazia.
text-hands = «{ $says }»: devem ser 2 a 6 mãos, separadas por «/».
text-option = «{ $says }» não é uma opção: escreva por exemplo rules=pressman.
text-option-name = Não há opção «{ $says }».
text-option-twice = «{ $says }»: esta opção é dada duas vezes.
text-rules-missing = Falta a regra: acrescente rules= e o nome dela.
text-scores = «{ $says }»: devem ser tantos totais quantas mãos.
text-flipped = Não há peça { $says } neste jogo, só { $mirror }, o seu reflexo.
text-tile-count = Há { $count } peças ao todo; o jogo tem { $tiles }.
text-clash = Os números em { $cell } não combinam com as peças vizinhas.
text-board-parts = A peça em { $cell } não está ligada às outras por nenhum lado.
text-over = «{ $says }»: a ronda não pode ter acabado assim.
text-over-missing = A ronda acabou, e «over=» devia dizê-lo.
text-seat-over = A ronda acabou, não é a vez de ninguém: escreva «-» em vez de { $says }.
text-seat-missing = Aqui deve estar de quem é a vez.
text-seat-early = Enquanto se distribui, não é a vez de ninguém: escreva «-» em vez de { $says }.
text-opener = «{ $says }»: pelas peças, { $openers } devia abrir.
text-drawn-range = Não podem ter sido tiradas { $says } peças nesta vez; no máximo { $most }.
text-drawn-hand = Não podem ter sido tiradas { $says } peças: a mão tem menos.
text-passes-range = { $says } passagens não podem contar aqui; no máximo { $most }.
text-passes-drawn = «{ $says }»: depois de tirar uma peça nenhuma passagem conta.
text-shown = { $says } não pode ter sido mostrada: ninguém está para abrir com 0-0-0.
text-shown-tile = { $says } não pode ter sido mostrada: não é um triplo que este jogador possa ter junto com 0-0-0.
text-board-unknown = Não se sabe onde estão as peças: a posição não pode ser escrita.
text-lead-begun = Enquanto se decide quem começa, a posição não pode ser escrita.

# O que se anota numa mesa a sério
text-figure = «{ $says }» não é uma figura: escreva bridge, wedge, hexagon, double-hexagon ou triple-hexagon.
text-no-tiles-left = Quem já não tem peças não se indica aqui.
text-board-empty = Deve haver pelo menos uma peça na mesa.
