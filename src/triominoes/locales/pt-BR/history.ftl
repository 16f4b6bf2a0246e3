# Os jogos passados de um aparelho, e o que se pode guardar de um jogo.

history-title = Jogos passados
history-none = Ainda não há nenhum jogo. Os jogos em que você marca os pontos e os que joga aqui vão aparecer nesta lista.
history-begin = Marcar um jogo
history-stale = Sem conexão: isto é o que este aparelho sabe. Outras pessoas podem já ter anotado mais.
history-kept = em uma mesa de verdade
history-table = jogado aqui
history-open = Rodada { $round } em andamento
history-unknown = Este aparelho não sabe como está o jogo.
history-gone = O servidor não abre mais este jogo; talvez alguém o tenha apagado. Você pode esquecê-lo aqui.
history-unsent = Ele está só neste aparelho. Será enviado quando você o retomar e houver conexão.
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
history-delete-kept = O jogo é apagado para todos os que o acompanham.
history-delete-table = O jogo sai desta lista. Os outros jogadores continuam com ele.
history-delete-yes = Apagar
history-delete-again = Não dá para voltar atrás. Apagar de vez?
history-delete-really = Apagar de vez
history-deleted =
    { $count ->
        [one] { $count } jogo apagado.
       *[other] { $count } jogos apagados.
    }
history-players = Jogadores
history-matches-played = Jogos
history-matches-won = Ganhos
history-average = Pontos por rodada
history-figures = Figuras
history-draws = Peças compradas
history-everything = Guardar ou apagar tudo
history-everything-hint = Um jogo é de quem tem o seu link. O que não faz mais falta pode ir embora.
history-tgn = Todos os registros em um arquivo (TGN)
history-json = Todos os resultados como dados (JSON)
history-missing =
    { $count ->
        [one] Não foi possível obter { $count } registro, que falta no arquivo.
       *[other] Não foi possível obter { $count } registros, que faltam no arquivo.
    }
history-delete-all = Apagar tudo
history-delete-all-ask =
    { $count ->
        [one] Apagar { $count } jogo?
       *[other] Apagar os { $count } jogos?
    }
history-delete-all-why = Os jogos de uma mesa de verdade são apagados para todos os que os acompanham; os que foram jogados aqui saem desta lista.

# As colunas do arquivo para uma planilha; seguem-se os nomes dos jogadores
export-round = Rodada
export-line = Linha
export-entry = Entrada
export-words = O que aconteceu
