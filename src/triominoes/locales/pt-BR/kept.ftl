# O que o servidor diz das partidas anotadas para quem joga em uma mesa de verdade.

# Isto é permitido?
judged-allowed = Permitido: { $tile } vale { $points }.
judged-summed = Permitido: { $tile } vale { $points }, { $sum } no total.

# Anotar linhas
reject-long = Esta partida tem tantas linhas quantas podem ser guardadas.
kept-stale = Nesse meio-tempo, outra coisa foi anotada. { $what }
kept-corrected = A folha foi corrigida.
kept-position = O tabuleiro como está.
kept-left = { $name } ainda tem { $tiles }.
kept-left-sum =
    { $points ->
        [one] { $name } ainda tem { $tiles }, no valor de { $points } ponto.
       *[other] { $name } ainda tem { $tiles }, no valor de { $points } pontos.
    }
server-no-match = Esta partida não existe mais.
server-not-yours = Este link não abre a partida.
server-match-taken = Já existe outra partida com este endereço.
bye-no-match = Esta partida não existe mais.
bye-not-yours = Este link não abre a partida.

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
        [0] Assim, a partida termina sem vencedor.
        [one] Assim, { $names } vence a partida.
       *[other] Assim, { $names } dividem a vitória.
    }
