# Os artigos de uma regra, numa frase ou duas; a origem deles está em points.ftl.

# O jogo de peças, os jogadores, a distribuição
clause-tiles =
    { $tiles ->
        [76] Joga-se com as 76 peças do jogo para seis: as 56 do jogo clássico e as 20 peças espelhadas.
       *[other] Joga-se com as 56 peças do jogo clássico.
    }
clause-players =
    { $more ->
        [0] Para 2 a { $most } jogadores.
       *[other] Para 2 a { $most } jogadores; com as 76 peças (tiles=76), até { $more }.
    }
clause-direction = Joga-se no sentido dos ponteiros do relógio.
clause-hand =
    { $kind ->
        [same] Cada jogador recebe { $two ->
            [one] { $two } peça
           *[other] { $two } peças
        }.
        [small] Com dois jogadores, cada um recebe { $two } peças; com três ou quatro, { $some }.
        [large] Com dois jogadores, cada um recebe { $two } peças; com três a seis, { $some }.
       *[larger] Com dois jogadores, cada um recebe { $two } peças; com três ou quatro, { $some }; com cinco ou seis, { $many }.
    }

# Quem começa, e com quê
clause-opener =
    { $how ->
        [lead] Cada jogador tira uma peça do poço e mostra-a; quem tiver o maior valor começa. Depois essas peças voltam ao poço, que é baralhado.
       *[triple] Começa quem tiver o maior triplo, a peça com três números iguais.
    }
clause-lead-tie = Se vários jogadores tiraram o maior valor, só eles tiram de novo.
clause-lead-again = Em cada ronda decide-se de novo quem começa.
clause-first-tile =
    { $how ->
        [free] Quem começa põe na mesa a peça que quiser.
        [shown] O maior triplo é a primeira peça. Quem o tiver pode pôr a 0-0-0 em vez dele, se também a tiver; antes, mostra o triplo maior.
       *[hidden] O maior triplo é a primeira peça. Quem o tiver pode pôr a 0-0-0 em vez dele, se também a tiver; { $opening ->
            [0] não precisa de mostrar o triplo maior.
           *[other] perde os { $opening } pontos da abertura se não mostrar o triplo maior.
        }
    }
clause-no-triple = Se ninguém tiver um triplo, começa a peça de maior valor.
clause-no-triple-tie = Se vários jogadores tiverem peças desse valor, comparam-se as suas peças seguintes em valor, e assim por diante; se tudo for igual, decide a sorte.
clause-must-open = Antes da primeira peça ninguém tira peças e ninguém passa a vez.
clause-opening =
    { $how ->
        [value] A primeira peça não dá bónus.
       *[triple] { $points ->
            [0] O triplo que abre a ronda não dá bónus.
            [one] O triplo que abre a ronda dá o seu valor e mais { $points } ponto.
           *[other] O triplo que abre a ronda dá o seu valor e mais { $points } pontos.
        }
    }
clause-zero =
    { $points ->
        [one] A 0-0-0 que abre a ronda dá mais { $points } ponto: { $all } ao todo.
       *[other] A 0-0-0 que abre a ronda dá mais { $points } pontos: { $all } ao todo.
    }
clause-later-triples = Um triplo jogado mais tarde não dá bónus.

# A vez de um jogador
clause-fit = Uma peça encosta um lado inteiro numa peça da mesa, e cada ponta que toca outras peças tem o mesmo número que elas.
clause-anywhere = Pode-se jogar junto de qualquer peça da mesa.
clause-one-tile = Joga-se uma só peça por vez.
clause-drawing =
    { $how ->
        [voluntary] { $limit ->
            [0] Quem não pode ou não quer jogar tira do poço quantas peças quiser.
            [one] Quem não pode ou não quer jogar tira { $limit } peça do poço; depois joga ou passa a vez.
           *[other] Quem não pode ou não quer jogar tira peças do poço, até { $limit } peças por vez; depois joga ou passa a vez.
        }
       *[forced] { $limit ->
            [0] Só se tira do poço quando nenhuma peça serve: até uma servir ou até o poço acabar.
            [one] Só se tira do poço quando nenhuma peça serve, e só { $limit } peça por vez.
           *[other] Só se tira do poço quando nenhuma peça serve: até { $limit } peças por vez, enquanto nenhuma servir.
        }
    }
clause-draw-choice = Depois de tirar uma peça pode-se jogar qualquer uma da mão, não só a que se tirou. Quem tirou peças podendo jogar tira outra ou joga.
clause-draw-empty-well = Se o poço acabar antes de se tirar a última peça permitida, quem pode jogar tem de jogar.
clause-draw-out = Ninguém joga a última peça numa vez em que tirou do poço: sobra pelo menos uma.
clause-draw-price =
    { $points ->
        [0] Tirar uma peça do poço não custa nada.
        [one] Cada peça tirada do poço custa { $points } ponto, mesmo que se jogue depois.
       *[other] Cada peça tirada do poço custa { $points } pontos, mesmo que se jogue depois.
    }
clause-fail =
    { $points ->
        [0] Passar a vez depois de tirar a última peça permitida não custa mais nada.
       *[other] { $how ->
            [voluntary] Quem tirou { $draws ->
                [one] { $draws } peça
               *[other] { $draws } peças
            } e não joga, por não poder ou não querer, perde mais { $points }: { $all } ao todo.
           *[forced] Quem tirou { $draws ->
                [one] { $draws } peça
               *[other] { $draws } peças
            } e ainda não pode jogar perde mais { $points }: { $all } ao todo.
        }
    }
clause-empty =
    { $points ->
        [0] Passar a vez porque o poço acabou não custa nada.
        [one] Passar a vez porque o poço acabou custa { $points } ponto, sempre.
       *[other] Passar a vez porque o poço acabou custa { $points } pontos, sempre.
    }
clause-empty-drawn = Passar a vez com o poço vazio custa o mesmo, quer se tenha tirado peças nessa vez, quer não.

# Os pontos das peças e das figuras
clause-tile =
    { $how ->
        [each] Cada peça jogada dá { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }, sejam quais forem os seus números.
       *[value] Cada peça jogada dá o seu valor: a soma dos seus três números.
    }
clause-figures = Uma peça forma no máximo uma figura; as figuras nunca se somam, e a primeira peça não forma nenhuma.
clause-bridge =
    Ponte: a peça encosta por um lado e toca outra peça com a ponta oposta, com espaço vazio dos dois lados. { $points ->
        [0] Não dá bónus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-wedge =
    Cunha: a peça entra ao lado de uma ponte e encosta por dois ou três lados, sem fechar um hexágono. { $points ->
        [0] Não dá bónus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-hexagon =
    Hexágono: a peça fecha um círculo de seis peças em volta de uma ponta. { $points ->
        [0] Não dá bónus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-double-hexagon =
    Hexágono duplo: uma só peça fecha dois hexágonos de uma vez. { $points ->
        [0] Não dá bónus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-triple-hexagon =
    Hexágono triplo: uma só peça fecha três hexágonos de uma vez. { $points ->
        [0] Não dá bónus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }

# O fim de uma ronda
clause-out =
    Quem joga a última peça termina a ronda e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $hands ->
        [yes] {" "}e o valor de todas as peças que restam aos outros; os outros não perdem nada.
       *[no] ; as peças que restam aos outros não contam.
    }
clause-block = A ronda fica bloqueada, e acaba, quando o poço está vazio e todos os jogadores, um após o outro, passaram a vez porque nenhuma peça serve.
clause-closing-pass =
    { $points ->
        [one] As passagens de vez que terminam uma ronda bloqueada também custam { $points } ponto cada.
       *[other] As passagens de vez que terminam uma ronda bloqueada também custam { $points } pontos cada.
    }
clause-blocked =
    { $how ->
        [fewest] Ganha a ronda bloqueada quem tiver menos peças; em caso de empate, a menor soma. Quem ganha recebe o valor das peças dos outros, menos o das suas.
        [lowest] Ganha a ronda bloqueada quem tiver a menor soma; em caso de empate, menos peças. Quem ganha recebe o valor das peças dos outros, menos o das suas.
        [smallest] Ganha a ronda bloqueada quem tiver a menor peça; em caso de empate decide a seguinte, e assim por diante, depois quem tiver menos peças. Quem ganha recebe o valor das peças dos outros, menos o das suas.
        [all] Ninguém ganha uma ronda bloqueada: cada um perde o valor das peças que lhe restam.
       *[none] Uma ronda bloqueada simplesmente acaba: ninguém ganha nem perde pontos.
    }
clause-blocked-tie = Se ainda assim houver empate, ninguém marca pontos e a ronda não tem vencedor.

# O jogo
clause-match =
    { $how ->
        [target] Jogam-se rondas até alguém ter { $target } pontos; a última ronda é jogada até ao fim.
        [both] Jogam-se rondas até alguém ter { $target } pontos, mas { $rounds ->
            [one] uma só
           *[other] no máximo { $rounds }
        }; a última ronda é jogada até ao fim.
       *[rounds] { $rounds ->
            [one] O jogo tem uma só ronda.
           *[other] O jogo tem { $rounds } rondas.
        }
    }
clause-reach = Bastam exatamente { $target } pontos.
clause-totals = Só contam os totais no fim de uma ronda: não basta ter tido os pontos durante a ronda e perdê-los de novo.
clause-winner =
    { $how ->
        [first] Ganha o jogo quem chegar à meta; se vários chegarem na mesma ronda, quem ganhou essa ronda.
        [rounds] Ganha o jogo quem tiver ganho mais rondas.
       *[highest] Ganha o jogo quem tiver o maior total.
    }
clause-winner-blocked = Ganha a ronda quem joga a última peça, ou quem recebe os pontos de uma ronda bloqueada.
clause-winner-others = Se vários chegarem à meta e nenhum deles tiver ganho a ronda, ganha o maior total entre eles.
clause-winner-rounds = Se as rondas acabarem sem ninguém chegar à meta, ganha o maior total.
clause-equal = Se os melhores estiverem empatados, partilham a vitória.
clause-next-round = Para outra ronda todas as peças são baralhadas e distribuídas de novo, e abre-se da mesma forma.
clause-negative = Um total pode ficar abaixo de zero.
clause-count = Não se contam pontos. Quem joga a última peça ganhou a ronda; uma ronda bloqueada é de quem tiver menos peças, ou partilhada.
