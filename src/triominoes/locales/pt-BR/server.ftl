# O servidor: as páginas antes do script, os erros da API e o que diz a linha de comando.

# Páginas
server-noscript = O Triominoes precisa de JavaScript. Ative-o para esta página, por favor.
server-missing-page = Não há nada aqui
server-missing-why = O endereço pode estar digitado errado, ou a mesa não existe mais.
server-missing-home = Para a página inicial

# Erros
server-bad-request = Não dá para entender este pedido.
server-no-right = Este navegador não tem lugar nesta mesa.
server-foreign = Este pedido vem de uma página de outro site.
server-host = O servidor não atende por este nome. Use o endereço que ele mostrou ao iniciar.
server-not-found = Não há nada aqui.
server-method = Isso não pode ser feito aqui.
server-too-large = É grande demais.
server-too-many = Foi muita coisa de uma vez. Espere um minuto, por favor.
server-internal = Algo deu errado aqui, e a culpa não é sua. Tente de novo, por favor.
server-busy = O servidor está muito ocupado. Tente de novo daqui a pouco, por favor.
server-fast = Foi rápido demais. Tente de novo, por favor.
server-no-table = Esta mesa não existe mais.
server-no-code = Nenhuma mesa tem este código. Talvez ele esteja digitado errado, ou todos os lugares estão ocupados.
server-not-over = Este jogo ainda não acabou.
server-not-begun = Este jogo ainda não começou.
server-nothing-to-explain = Não há nada para explicar aqui.

# Conexões
bye-silent = Esta página não disse nada por algum tempo.
bye-fast = Esta página disse coisas demais, rápido demais.
bye-garbage = O servidor não entende esta página. Recarregue-a, por favor.
bye-big = Esta mensagem é grande demais.
bye-no-right = Este navegador não tem lugar nesta mesa.
bye-no-table = Esta mesa não existe mais.

# A linha de comando
serve-running = O Triominoes está em { $address }
serve-nearby = Em casa, os outros o encontram em { $address }
serve-no-network = Este computador não está em nenhuma rede agora; ninguém mais o encontra.
serve-end = Ctrl-C encerra.
serve-elsewhere = O Triominoes já está funcionando em { $address }
serve-elsewhere-unknown = Outro Triominoes está usando a pasta { $folder } agora.
serve-no-browser = Não foi possível abrir um navegador: abra o endereço você mesmo, por favor.
serve-goodbye = Até a próxima! Todos os jogos ficam guardados.
