# O servidor: as páginas antes do seu script, os erros da API e o que diz a linha de comandos.

# Páginas
server-noscript = O Triominoes precisa de JavaScript. É favor ativá-lo para esta página.
server-missing-page = Não há nada aqui
server-missing-why = O endereço pode estar mal escrito, ou a mesa já não existe.
server-missing-home = Para a página inicial

# Erros
server-bad-request = Não se percebe este pedido.
server-no-right = Este navegador não tem lugar nesta mesa.
server-foreign = Este pedido vem de uma página de outro sítio.
server-host = O servidor não tem este nome. Use o endereço que ele indicou ao começar.
server-not-found = Não há nada aqui.
server-method = Isso não se pode fazer aqui.
server-too-large = É demasiado grande.
server-too-many = Foi muita coisa de uma vez. É favor esperar um minuto.
server-internal = Alguma coisa correu mal aqui, e a culpa não é sua. É favor tentar de novo.
server-busy = O servidor está muito ocupado. É favor tentar de novo daqui a pouco.
server-fast = Foi demasiado depressa. É favor tentar de novo.
server-no-table = Esta mesa já não existe.
server-no-code = Nenhuma mesa tem este código. Talvez esteja mal escrito, ou todos os lugares estão ocupados.
server-not-over = Este jogo ainda não acabou.
server-not-begun = Este jogo ainda não começou.
server-nothing-to-explain = Não há nada para explicar aqui.

# Ligações
bye-silent = Esta página não disse nada durante algum tempo.
bye-fast = Esta página disse demasiado, e demasiado depressa.
bye-garbage = O servidor não percebe esta página. É favor carregá-la de novo.
bye-big = Esta mensagem é demasiado grande.
bye-no-right = Este navegador não tem lugar nesta mesa.
bye-no-table = Esta mesa já não existe.

# A linha de comandos
serve-running = O Triominoes está em { $address }
serve-nearby = Em casa, os outros encontram-no em { $address }
serve-no-network = Este computador não está agora em nenhuma rede; mais ninguém o encontra.
serve-end = Ctrl-C termina-o.
serve-elsewhere = O Triominoes já está a funcionar em { $address }
serve-elsewhere-unknown = Outro Triominoes está a usar a pasta { $folder }.
serve-no-browser = Não foi possível abrir um navegador: é favor abrir o endereço à mão.
serve-goodbye = Até à próxima! Todos os jogos ficam guardados.
