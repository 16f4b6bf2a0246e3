# O que uma mesa do servidor responde e anuncia.

table-undone = { $name } voltou atrás em uma decisão.
reject-stale = Outra coisa aconteceu nesse meio-tempo. Olhe de novo e escolha outra vez.
reject-not-saved = Isto não pôde ser salvo e, por isso, não aconteceu. Tente de novo daqui a pouco.
reject-waiting = O jogo começa quando todos os lugares estiverem ocupados.
bye-slow = A conexão é lenta demais para acompanhar a mesa.
bye-many = Este lugar está aberto em lugares demais; este foi fechado.
bye-closing = O servidor vai parar. A mesa está salva e continua quando ele voltar.
bye-broken = No momento não é possível mostrar a mesa. Tente de novo.
fault-undo-late =
    { $seconds ->
        [one] Só dá para voltar atrás durante { $seconds } segundo.
       *[other] Só dá para voltar atrás durante { $seconds } segundos.
    }
fault-undo-often =
    { $most ->
        [one] Neste jogo já se voltou atrás em { $most } decisão; não é possível fazer isso mais vezes.
       *[other] Neste jogo já se voltou atrás em { $most } decisões; não é possível fazer isso mais vezes.
    }
fault-rematch-early = A revanche é possível quando o jogo acabar.
fault-nobody-plays = Pelo menos um lugar precisa ser de uma pessoa.
fault-store = Não é possível abrir as mesas em { $folder }: { $problem }.
