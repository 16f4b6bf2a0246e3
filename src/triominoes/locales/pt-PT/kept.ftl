# O que o servidor diz das partidas apontadas para quem joga a uma mesa verdadeira.

# Isto é permitido?
judged-allowed = Permitido: { $tile } vale { $points }.
judged-summed = Permitido: { $tile } vale { $points }, { $sum } ao todo.

# Apontar linhas
reject-long = Esta partida tem tantas linhas quantas se podem guardar.
kept-stale = Entretanto, foi apontada outra coisa. { $what }
kept-corrected = A folha foi corrigida.
kept-left = { $name } ainda tem { $tiles }.
kept-left-sum =
    { $points ->
        [one] { $name } ainda tem { $tiles }, no valor de { $points } ponto.
       *[other] { $name } ainda tem { $tiles }, no valor de { $points } pontos.
    }
server-no-match = Esta partida já não existe.
server-not-yours = Esta ligação não abre a partida.
server-match-taken = Já há outra partida com este endereço.
bye-no-match = Esta partida já não existe.
bye-not-yours = Esta ligação não abre a partida.

# O que uma correção mudaria
difference-none = Nenhum total muda.
difference-total =
    { $after ->
        [one] { $name } fica com { $number } ponto em vez de { $before }.
       *[other] { $name } fica com { $number } pontos em vez de { $before }.
    }
difference-open = Assim, a partida ainda não acabou.
difference-winners =
    { $count ->
        [0] Assim, a partida acaba sem vencedor.
        [one] Assim, { $names } ganha a partida.
       *[other] Assim, { $names } partilham a vitória.
    }
