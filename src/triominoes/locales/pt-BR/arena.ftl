# The arena, where robôs play robôs: its help page, its errors, and the tables that it prints.

# The help page
help-bots = ROBÔS…
help-elos = ELO0 ELO1
help-numbers = NÚMEROS
help-arena = Faz robôs jogarem entre si e mede qual é o melhor. Cada distribuição é jogada uma vez a partir de cada disposição dos lugares, de modo que a sorte da distribuição se anula; o mesmo texto de partida (--seed) dá os mesmos resultados, seja qual for o número de processos. Ctrl-C interrompe; com --out é possível continuar.
help-arena-short = Medir robôs uns contra os outros.
help-arena-players = Os robôs, um por lugar, como “strong greedy” ou “greedy random random”; com números como em “strong:rollouts=100”. Quem é nomeado várias vezes conta como um só.
help-arena-rules = O conjunto de regras; “triominoes rules” dá a lista. Padrão: french-400.
help-arena-house = Uma regra da casa, como target=300 ou wedge=0. Repita para cada regra.
help-arena-deals = Quantas distribuições são jogadas. Padrão: 100.
help-arena-seed = Um texto qualquer: o mesmo texto volta a dar as mesmas peças. Padrão: arena.
help-arena-matches = Jogar jogos inteiros; caso contrário, uma distribuição é uma rodada.
help-arena-pool = Fazer cada robô jogar contra cada um dos outros e classificá-los.
help-arena-sprt = Parar assim que seja claro se o primeiro robô é melhor em ELO1 e não em ELO0, como 0 10.
help-arena-workers = Quantos processos jogam. Padrão: um por núcleo do processador.
help-arena-cluster = O endereço de um cluster Dask que joga em vez deles.
help-arena-out = Um arquivo para os resultados, escrito depois de cada tarefa. O mesmo comando continua onde parou; mais distribuições prolongam a medição.
help-arena-records = Uma pasta para os registros das distribuições indicadas em --record-deals.
help-arena-record-deals = Distribuições a registrar, como 3,7-9; contam-se a partir de 0.
help-arena-plot = Um arquivo para uma imagem da diferença ao longo das distribuições, como running.svg ou running.png.
help-arena-show = Mostrar as tabelas de um arquivo de resultados; nada é jogado.

# Errors
error-arena-show = --show mostra o que já foi medido: não aceita robôs.
error-arena-sprt = --sprt pede duas diferenças Elo de { $most } no máximo, a menor primeiro.
error-arena-sprt-pool = --sprt compara o primeiro robô com os outros; num torneio não há esse teste.
error-arena-number = { $option } pede um número a partir de 1.
error-arena-records = --records e --record-deals vão juntos: uma pasta, e as distribuições que lá ficam.
error-arena-deals = “{ $text }” não é uma lista de distribuições como 3,7-9.
fault-arena-alone = A arena precisa de pelo menos dois robôs diferentes.
fault-arena-package = Isto precisa de um pacote que não está instalado: instale triominoes com o seu extra “{ $extra }”.
fault-arena-cluster = Nenhum cluster responde em { $address }: { $problem }.
fault-arena-file = { $file } não contém resultados da arena: { $problem }.
fault-arena-other = { $file } contém os resultados de outra medição ({ $what }). Indique outro arquivo, ou dê os mesmos argumentos.
fault-arena-worker = Um processo de trabalho morreu, talvez por falta de memória. O que está no arquivo de resultados fica lá; menos --workers precisam de menos.
fault-arena-picture = { $file } não é um arquivo de imagem: o nome termina com um de { $known }.

# The tables
arena-seed = partida “{ $seed }”
arena-deals =
    { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }, { $games } jogos cada uma
arena-points = Pontos por rodada
arena-rounds-won = Rodadas ganhas
arena-matches-won = Jogos ganhos
arena-adjusted = sem a sorte
arena-ratings = Classificação
arena-axis = distribuições
arena-thinking = Reflexão
arena-decisions = decisões
arena-starting = Os robôs se preparam …
arena-running = { $points } por rodada, { $won } ganhas
arena-sprt-better = São { $elo1 } Elo e não { $elo0 }.
arena-sprt-not = São { $elo0 } Elo e não { $elo1 }.
arena-sprt-open = Está em aberto.
arena-stopped = Interrompido. Com --out, o mesmo comando continua daqui.
