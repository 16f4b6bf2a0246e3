# Os jogos passados de um aparelho, e o que se pode guardar de um jogo.

history-title = Jogos passados
history-none = Ainda não há nenhum jogo. Os jogos em que anota os pontos e os que joga aqui vão aparecer nesta lista.
history-begin = Anotar um jogo
history-stale = Sem ligação: isto é o que este aparelho sabe. Outros podem já ter anotado mais.
history-kept = numa mesa a sério
history-table = jogado aqui
history-open = Ronda { $round } a decorrer
history-unknown = Este aparelho não sabe como está o jogo.
history-gone = O servidor já não abre este jogo; talvez alguém o tenha apagado. Pode esquecê-lo aqui.
history-unsent = Está só neste aparelho. Segue para o servidor quando o retomar e houver rede.
history-waiting =
    { $count ->
        [one] { $count } linha ainda não foi enviada.
       *[other] { $count } linhas ainda não foram enviadas.
    }
history-go-on = Retomar
history-step = Rever passo a passo
history-look = Ver o jogo
history-forget = Esquecer
history-forget-ask = Esquecer { $match }?
history-forget-why = O jogo sai deste aparelho, com as linhas que nunca foram enviadas.
history-delete = Apagar: { $match }
history-delete-ask = Apagar { $match }?
history-delete-kept = O jogo é apagado para todos os que o seguem.
history-delete-table = O jogo sai desta lista. Os outros jogadores ficam com ele.
history-delete-yes = Apagar
history-delete-again = Não há volta atrás. Apagar de vez?
history-delete-really = Apagar de vez
history-deleted =
    { $count ->
        [one] { $count } jogo apagado.
       *[other] { $count } jogos apagados.
    }
history-players = Jogadores
history-matches-played = Jogos
history-matches-won = Ganhos
history-average = Pontos por ronda
history-figures = Figuras
history-draws = Peças tiradas
history-everything = Guardar ou apagar tudo
history-everything-hint = Um jogo é de quem tem a sua ligação. O que já não faz falta pode ir embora.
history-tgn = Todos os registos num ficheiro (TGN)
history-json = Todos os resultados como dados (JSON)
history-missing =
    { $count ->
        [one] Não foi possível obter { $count } registo, que falta no ficheiro.
       *[other] Não foi possível obter { $count } registos, que faltam no ficheiro.
    }
history-delete-all = Apagar tudo
history-delete-all-ask =
    { $count ->
        [one] Apagar { $count } jogo?
       *[other] Apagar os { $count } jogos?
    }
history-delete-all-why = Os jogos de uma mesa a sério são apagados para todos os que os seguem; os que foram jogados aqui saem desta lista.

# As colunas do ficheiro para uma folha de cálculo; seguem-se os nomes dos jogadores
export-round = Ronda
export-line = Linha
export-entry = Entrada
export-words = O que aconteceu
