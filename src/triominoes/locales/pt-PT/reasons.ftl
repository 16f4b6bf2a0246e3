# Porque é que uma jogada é recusada, e o que fazer em vez dela.

reason-round-over = A ronda acabou; a próxima já vem.
reason-not-begun = A ronda ainda não começou: primeiro as peças são distribuídas, ou decide-se quem começa.
reason-not-your-turn = É a vez de outro jogador: espere um pouco.
reason-first-tile = Antes da primeira peça ninguém tira peças e ninguém passa a vez: jogue uma peça.
reason-flipped = Não há peça { $tile } neste jogo, só { $mirror }, o seu reflexo. Uma peça pode rodar, mas nunca se vira do avesso: leia os números no sentido dos ponteiros do relógio.
reason-tile-laid = A peça { $tile } já está na mesa: escolha uma do suporte.
reason-not-in-hand = A peça { $tile } não está neste suporte: escolha uma que esteja.
reason-first-cell = A primeira peça de uma ronda fica em e0n0, não em { $cell }.
reason-opening-triple = O maior triplo abre a ronda: é preciso jogar { $opens } primeiro.
reason-opening-value = Ninguém tem um triplo, por isso abre uma peça do maior valor: jogue uma que valha { $value }.
reason-not-shown = Antes de abrir com 0-0-0 é preciso mostrar o triplo maior.
reason-cell-taken = Já há uma peça em { $cell }: escolha um lugar livre.
reason-no-side = Em { $cell } a peça não encosta nenhum lado noutra; tocar só com a ponta não basta. Escolha um lugar ao lado de uma peça.
reason-clash = Em { $cell } os números não combinam: uma ponta ali tem { $lies }, e a peça traria { $brings }. Rode a peça, ou escolha outro lugar.
reason-board-unknown = Ninguém anotou onde estão as peças, por isso não se pode indicar um lugar: dê só a peça.
reason-can-place = Uma peça deste suporte serve: é preciso jogá-la.
reason-well-empty = O poço está vazio, não há nada para tirar: jogue uma peça, ou passe a vez se nenhuma servir.
reason-draw-limit =
    { $limit ->
        [one] Já foi tirada uma peça, e nesta vez não se tira mais nenhuma: jogue uma peça, ou passe a vez.
       *[other] Já foram tiradas { $limit } peças, e nesta vez não se tira mais nenhuma: jogue uma peça, ou passe a vez.
    }
reason-must-draw = Ainda não se pode passar a vez: tire primeiro uma peça do poço.
