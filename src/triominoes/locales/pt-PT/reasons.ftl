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

# Porque é que uma linha não pode ser, dito a quem joga numa mesa a sério, talvez muito depois
kept-why-not-your-turn =
    { $turn ->
        [0] Pela folha, é outro jogador que começa esta ronda.
       *[other] Pela folha, aqui é a vez de { $name }.
    }
kept-why-first-tile = Antes da primeira peça de uma ronda ninguém tira peças nem passa a vez.
kept-why-tile-laid = Pela folha, { $tile } já está na mesa.
kept-why-not-in-hand = Pela folha, este jogador não pode ter { $tile }.
kept-why-first-cell = A primeira peça de uma ronda fica no meio do tabuleiro.
kept-why-cell-taken = Nesse lugar já há uma peça.
kept-why-no-side = Nesse lugar a peça não encosta nenhum lado noutra; tocar só com a ponta não basta.
kept-why-clash = Nesse lugar os algarismos não combinam: uma ponta ali tem { $lies }, e a peça traria { $brings }.
kept-why-board-unknown = Não está anotado aqui onde ficam todas as peças: anote esta sem o lugar, ou componha primeiro o tabuleiro.
kept-why-can-place = Pela folha, este jogador tem uma peça que serve, e tem de a jogar.
kept-why-well-empty = Pela folha, o poço está vazio aqui: não há nada para tirar.
kept-why-draw-limit =
    { $limit ->
        [one] Pela folha, já foi tirada { $limit } peça nesta vez, e não se tira mais nenhuma.
       *[other] Pela folha, já foram tiradas { $limit } peças nesta vez, e não se tira mais nenhuma.
    }
kept-why-must-draw = Pela folha, aqui ainda há peças para tirar: ainda não se passa a vez.
kept-why-over = Pela folha, o jogo acaba aqui.
kept-why-due = Pela folha, a ronda acaba aqui: primeiro anota-se como acabou, depois as peças que restam.
kept-why-lot-seat = Este jogador desistiu: é outro que começa.
kept-why-show-tile = { $tile } não pode ser o maior triplo deste jogador.
kept-why-tile-seen = { $tile } já está entre as peças de outro jogador.
kept-why-hold = Pela folha, não há aqui peças restantes deste jogador para anotar.
kept-why-hold-tiles = Pela folha, este jogador não pode ter estas peças.
kept-why-count = Pela folha, não há aqui peças deste jogador para contar.
kept-why-count-open = Pela folha, as peças deste jogador já estão à vista.
kept-why-count-none = Pela folha, este jogador tem aqui pelo menos uma peça.
kept-why-count-well =
    { $most ->
        [one] Este jogador pode ter no máximo { $most } peça, mesmo com todas as do poço.
       *[other] Este jogador pode ter no máximo { $most } peças, mesmo com todas as do poço.
    }
kept-why-count-known =
    { $least ->
        [one] Este jogador tem pelo menos { $least } peça: a que foi mostrada.
       *[other] Este jogador tem pelo menos { $least } peças: as que se conhecem.
    }
kept-why-resigned = Este jogador já desistiu.
kept-why-end = Pela folha, a ronda não acabou assim.
kept-why-not-out = Pela folha, ninguém jogou aqui a última peça.
kept-why-not-blocked = Pela folha, nem todos passaram a vez aqui: a ronda não está bloqueada.
kept-why-no-entry = Esta linha já não está na folha.
