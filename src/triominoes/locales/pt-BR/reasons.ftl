# Por que uma jogada é recusada, e o que fazer em vez dela.

reason-round-over = A rodada acabou; a próxima já vem.
reason-not-begun = A rodada ainda não começou: primeiro as peças são distribuídas, ou decide-se quem começa.
reason-not-your-turn = É a vez de outro jogador: espere um pouco.
reason-first-tile = Antes da primeira peça ninguém compra e ninguém passa a vez: jogue uma peça.
reason-flipped = Não há peça { $tile } neste jogo, só { $mirror }, o seu reflexo. Uma peça pode girar, mas nunca se vira do avesso: leia os números no sentido horário.
reason-tile-laid = A peça { $tile } já está na mesa: escolha uma do suporte.
reason-not-in-hand = A peça { $tile } não está neste suporte: escolha uma que esteja.
reason-first-cell = A primeira peça de uma rodada fica em e0n0, não em { $cell }.
reason-opening-triple = A maior trinca abre a rodada: é preciso jogar { $opens } primeiro.
reason-opening-value = Ninguém tem trinca, por isso abre uma peça do maior valor: jogue uma que valha { $value }.
reason-not-shown = Antes de abrir com 0-0-0 é preciso mostrar a trinca maior.
reason-cell-taken = Já há uma peça em { $cell }: escolha um lugar livre.
reason-no-side = Em { $cell } a peça não encosta nenhum lado em outra; tocar só com a ponta não basta. Escolha um lugar ao lado de uma peça.
reason-clash = Em { $cell } os números não combinam: uma ponta ali tem { $lies }, e a peça traria { $brings }. Gire a peça, ou escolha outro lugar.
reason-board-unknown = Ninguém anotou onde estão as peças, por isso não se pode indicar um lugar: dê só a peça.
reason-can-place = Uma peça deste suporte serve: é preciso jogá-la.
reason-well-empty = O poço está vazio, não há o que comprar: jogue uma peça, ou passe a vez se nenhuma servir.
reason-draw-limit =
    { $limit ->
        [one] Já foi comprada uma peça, e nesta vez não se compra mais: jogue uma peça, ou passe a vez.
       *[other] Já foram compradas { $limit } peças, e nesta vez não se compra mais: jogue uma peça, ou passe a vez.
    }
reason-must-draw = Ainda não se pode passar a vez: compre primeiro uma peça do poço.
