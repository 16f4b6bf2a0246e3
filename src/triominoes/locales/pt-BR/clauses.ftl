# Os artigos de uma regra, em uma frase ou duas; a origem deles está em points.ftl.

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
clause-direction = Joga-se no sentido horário.
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
        [lead] Cada jogador compra uma peça do poço e a mostra; quem tiver o maior valor começa. Depois essas peças voltam para o poço, que é embaralhado.
       *[triple] Começa quem tiver a maior trinca, a peça com três números iguais.
    }
clause-lead-tie = Se vários jogadores compraram o maior valor, só eles compram de novo.
clause-lead-again = Em cada rodada se decide de novo quem começa.
clause-first-tile =
    { $how ->
        [free] Quem começa põe na mesa a peça que quiser.
        [shown] A maior trinca é a primeira peça. Quem a tiver pode pôr a 0-0-0 no lugar dela, se também a tiver; antes, mostra a trinca maior.
       *[hidden] A maior trinca é a primeira peça. Quem a tiver pode pôr a 0-0-0 no lugar dela, se também a tiver; { $opening ->
            [0] não precisa mostrar a trinca maior.
           *[other] perde os { $opening } pontos da abertura se não mostrar a trinca maior.
        }
    }
clause-no-triple = Se ninguém tiver trinca, começa a peça de maior valor.
clause-no-triple-tie = Se vários jogadores tiverem peças desse valor, comparam-se as suas peças seguintes em valor, e assim por diante; se tudo for igual, decide a sorte.
clause-must-open = Antes da primeira peça ninguém compra e ninguém passa a vez.
clause-opening =
    { $how ->
        [value] A primeira peça não dá bônus.
       *[triple] { $points ->
            [0] A trinca que abre a rodada não dá bônus.
            [one] A trinca que abre a rodada dá o seu valor e mais { $points } ponto.
           *[other] A trinca que abre a rodada dá o seu valor e mais { $points } pontos.
        }
    }
clause-zero =
    { $points ->
        [one] A 0-0-0 que abre a rodada dá mais { $points } ponto: { $all } ao todo.
       *[other] A 0-0-0 que abre a rodada dá mais { $points } pontos: { $all } ao todo.
    }
clause-later-triples = Uma trinca jogada mais tarde não dá bônus.

# A vez de um jogador
clause-fit = Uma peça encosta um lado inteiro em uma peça da mesa, e cada ponta que toca outras peças tem o mesmo número que elas.
clause-anywhere = Pode-se jogar junto de qualquer peça da mesa.
clause-one-tile = Joga-se uma só peça por vez.
clause-drawing =
    { $how ->
        [voluntary] { $limit ->
            [0] Quem não pode ou não quer jogar compra do poço quantas peças quiser.
            [one] Quem não pode ou não quer jogar compra { $limit } peça do poço; depois joga ou passa a vez.
           *[other] Quem não pode ou não quer jogar compra do poço, até { $limit } peças por vez; depois joga ou passa a vez.
        }
       *[forced] { $limit ->
            [0] Só se compra quando nenhuma peça serve: até uma servir ou até o poço acabar.
            [one] Só se compra quando nenhuma peça serve, e só { $limit } por vez.
           *[other] Só se compra quando nenhuma peça serve: até { $limit } por vez, enquanto nenhuma servir.
        }
    }
clause-draw-choice = Depois de comprar pode-se jogar qualquer peça da mão, não só a comprada. Quem comprou podendo jogar compra de novo ou joga.
clause-draw-empty-well = Se o poço acabar antes da última compra permitida, quem pode jogar tem de jogar.
clause-draw-out = Ninguém joga a última peça numa vez em que comprou: sobra pelo menos uma.
clause-draw-price =
    { $points ->
        [0] Comprar não custa nada.
        [one] Cada peça comprada custa { $points } ponto, mesmo que depois se jogue.
       *[other] Cada peça comprada custa { $points } pontos, mesmo que depois se jogue.
    }
clause-fail =
    { $points ->
        [0] Passar a vez depois da última compra não custa mais nada.
       *[other] { $how ->
            [voluntary] Quem comprou { $draws ->
                [one] { $draws } peça
               *[other] { $draws } peças
            } e não joga, por não poder ou não querer, perde mais { $points }: { $all } ao todo.
           *[forced] Quem comprou { $draws ->
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
clause-empty-drawn = Passar a vez com o poço vazio custa o mesmo, quer se tenha comprado nessa vez, quer não.

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
        [0] Não dá bônus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-wedge =
    Cunha: a peça entra ao lado de uma ponte e encosta por dois ou três lados, sem fechar um hexágono. { $points ->
        [0] Não dá bônus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-hexagon =
    Hexágono: a peça fecha um círculo de seis peças em volta de uma ponta. { $points ->
        [0] Não dá bônus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-double-hexagon =
    Hexágono duplo: uma só peça fecha dois hexágonos de uma vez. { $points ->
        [0] Não dá bônus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }
clause-triple-hexagon =
    Hexágono triplo: uma só peça fecha três hexágonos de uma vez. { $points ->
        [0] Não dá bônus.
        [one] Dá mais { $points } ponto.
       *[other] Dá mais { $points } pontos.
    }

# O fim de uma rodada
clause-out =
    Quem bate, jogando a última peça, termina a rodada e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $hands ->
        [yes] {" "}e o valor de todas as peças que restam aos outros; os outros não perdem nada.
       *[no] ; as peças que restam aos outros não contam.
    }
clause-block = A rodada fica bloqueada, e acaba, quando o poço está vazio e todos os jogadores, um após o outro, passaram a vez porque nenhuma peça serve.
clause-closing-pass =
    { $points ->
        [one] As passagens de vez que terminam uma rodada bloqueada também custam { $points } ponto cada.
       *[other] As passagens de vez que terminam uma rodada bloqueada também custam { $points } pontos cada.
    }
clause-blocked =
    { $how ->
        [fewest] Ganha a rodada bloqueada quem tiver menos peças; em caso de empate, a menor soma. Quem ganha recebe o valor das peças dos outros, menos o das suas.
        [lowest] Ganha a rodada bloqueada quem tiver a menor soma; em caso de empate, menos peças. Quem ganha recebe o valor das peças dos outros, menos o das suas.
        [smallest] Ganha a rodada bloqueada quem tiver a menor peça; em caso de empate decide a seguinte, e assim por diante, depois quem tiver menos peças. Quem ganha recebe o valor das peças dos outros, menos o das suas.
        [all] Ninguém ganha uma rodada bloqueada: cada um perde o valor das peças que lhe restam.
       *[none] Uma rodada bloqueada simplesmente acaba: ninguém ganha nem perde pontos.
    }
clause-blocked-tie = Se ainda assim houver empate, ninguém marca pontos e a rodada não tem vencedor.

# O jogo
clause-match =
    { $how ->
        [target] Jogam-se rodadas até alguém ter { $target } pontos; a última rodada é jogada até o fim.
        [both] Jogam-se rodadas até alguém ter { $target } pontos, mas { $rounds ->
            [one] uma só
           *[other] no máximo { $rounds }
        }; a última rodada é jogada até o fim.
       *[rounds] { $rounds ->
            [one] O jogo tem uma só rodada.
           *[other] O jogo tem { $rounds } rodadas.
        }
    }
clause-reach = Bastam exatamente { $target } pontos.
clause-totals = Só contam os totais no fim de uma rodada: não basta ter tido os pontos durante a rodada e perdê-los de novo.
clause-winner =
    { $how ->
        [first] Ganha o jogo quem chegar à meta; se vários chegarem na mesma rodada, quem ganhou essa rodada.
        [rounds] Ganha o jogo quem tiver ganhado mais rodadas.
       *[highest] Ganha o jogo quem tiver o maior total.
    }
clause-winner-blocked = Ganha a rodada quem bate, ou quem recebe os pontos de uma rodada bloqueada.
clause-winner-others = Se vários chegarem à meta e nenhum deles tiver ganhado a rodada, ganha o maior total entre eles.
clause-winner-rounds = Se as rodadas acabarem sem ninguém chegar à meta, ganha o maior total.
clause-equal = Se os melhores estiverem empatados, dividem a vitória.
clause-next-round = Para outra rodada todas as peças são embaralhadas e distribuídas de novo, e ela se abre da mesma forma.
clause-negative = Um total pode ficar abaixo de zero.
clause-count = Não se contam pontos. Quem joga a última peça ganhou a rodada; uma rodada bloqueada é de quem tiver menos peças, ou dividida.
