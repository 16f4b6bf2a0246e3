# Advice: its help page, its errors, and what it prints.

# The help page
help-advise = Pedir conselho ao jogador forte sobre uma posição, ou sobre um momento de um registo: cada jogada com o que pode render, e as peças que os outros poderão ter. Não lhe é dito mais do que sabe quem tem a vez.
help-advise-short = Pedir conselho ao jogador forte.
help-advise-where = Uma posição numa linha, ou um ficheiro com um registo; «-» lê uma ou outro da entrada padrão.
help-advise-at = O passo do registo depois do qual se pergunta, como «triominoes replay» os conta. Se faltar: o último.
help-advise-ms = Quantos milissegundos pensa. Se faltar: 1000.
help-advise-rollouts = Em quantos mundos joga a continuação, em vez de --ms: com o mesmo número e o mesmo texto de partida, o conselho é o mesmo em qualquer computador.
help-advise-seed = Um texto qualquer: outro texto, outro acaso. Se faltar: advice.
help-advise-json = Mostrar um objeto JSON.

# Errors
error-advise-position = --at indica um passo de um registo; uma posição não tem passos.
error-advise-at = Não há passo { $at }: vão de 1 a { $steps }.
error-advise-step = Depois do passo { $step } ninguém tem de jogar; depois do passo { $later }, sim.
error-advise-end = Depois do passo { $step } ninguém tem de jogar: não há nada a aconselhar.
error-advise-fault = O passo { $step } do registo contradiz as regras; «triominoes check» diz porquê.
error-advise-budget = --ms e --rollouts dizem ambos quanto se pensa: dê só um deles.
error-advise-number = { $option } pede um número de 1 a { $most }.
fault-advise-turn = Aqui ninguém tem de jogar: não há nada a aconselhar.
fault-advise-board = Não se sabe onde estão as peças: nenhuma jogada pode ser avaliada.
fault-advise-hand = Não se conhecem as peças de quem tem a vez: nenhuma jogada pode ser avaliada.

# The position
advise-rack = { $name } tem { $tiles }
advise-goal-points = O que conta: a vantagem em pontos sobre a média dos outros, desde agora até ao fim da ronda.
advise-goal-match = O que conta: a probabilidade de ganhar o jogo, que pode acabar em breve.
advise-goal-rounds = O que conta: a probabilidade de ganhar a ronda, pois não se contam pontos.

# The moves
advise-moves = { $count ->
        [one] A única jogada
       *[other] As jogadas, a melhor primeiro
    }, com a continuação em { $worlds } mundos prováveis:
advise-moves-exact = { $count ->
        [one] A única jogada
       *[other] As jogadas, a melhor primeiro
    }, cálculo exato, pois todas as peças se podem conhecer:
advise-lead = vantagem { $points } ± { $error }
advise-lead-exact = vantagem { $points }
advise-out = fica sem peças { $share }
advise-wins-match = ganha o jogo { $share }
advise-wins-rounds = ganha a ronda { $share }

# What the others hold
advise-beliefs = O que os outros poderão ter, o mais provável primeiro:
advise-holds = { $name }, { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }:
advise-bare = Não há histórico, pelo que nada se pode deduzir: qualquer peça que não se vê pode estar em qualquer lado.
advise-contradiction = O que os outros fizeram não pode ser todo conforme às regras, pelo que nada se deduz daí.

# On a terminal, meanwhile
advise-starting = O jogador forte prepara-se …
advise-thinking = O jogador forte está a pensar …
