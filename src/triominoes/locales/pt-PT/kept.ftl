# O que o servidor diz dos jogos anotados para quem joga numa mesa a sério.

# Isto é permitido?
judged-allowed = Permitido: { $tile } vale { $points }.
judged-summed = Permitido: { $tile } vale { $points }, { $sum } ao todo.

# Anotar linhas
reject-long = Este jogo tem tantas linhas quantas se podem guardar.
kept-stale = Entretanto, foi anotada outra coisa. { $what }
kept-corrected = A folha foi corrigida.
kept-position = O tabuleiro tal como está.
kept-left = { $name } ainda tem { $tiles }.
kept-left-sum =
    { $points ->
        [one] { $name } ainda tem { $tiles }, no valor de { $points } ponto.
       *[other] { $name } ainda tem { $tiles }, no valor de { $points } pontos.
    }
server-no-match = Este jogo já não existe.
server-not-yours = Esta ligação não abre o jogo.
server-match-taken = Já há outro jogo com este endereço.
bye-no-match = Este jogo já não existe.
bye-not-yours = Esta ligação não abre o jogo.

# O que uma correção mudaria
difference-none = Nenhum total muda.
difference-total =
    { $after ->
        [one] { $name } fica com { $number } ponto em vez de { $before }.
       *[other] { $name } fica com { $number } pontos em vez de { $before }.
    }
difference-open = Assim, o jogo ainda não acabou.
difference-winners =
    { $count ->
        [0] Assim, o jogo acaba sem vencedor.
        [one] Assim, { $names } ganha o jogo.
       *[other] Assim, { $names } partilham a vitória.
    }
