# O que uma mesa do servidor responde e anuncia.

table-undone = { $name } voltou atrás numa decisão.
reject-stale = Entretanto aconteceu outra coisa. Veja de novo e volte a escolher.
reject-not-saved = Isto não pôde ser guardado e, por isso, não aconteceu. Tente de novo daqui a pouco.
reject-waiting = O jogo começa quando todos os lugares estiverem ocupados.
bye-slow = A ligação é demasiado lenta para acompanhar a mesa.
bye-many = Este lugar está aberto em demasiados sítios; este foi fechado.
bye-closing = O servidor vai parar. A mesa está guardada e continua quando ele voltar.
bye-broken = De momento não é possível mostrar a mesa. Tente de novo.
fault-undo-late =
    { $seconds ->
        [one] Só se pode voltar atrás durante { $seconds } segundo.
       *[other] Só se pode voltar atrás durante { $seconds } segundos.
    }
fault-undo-often =
    { $most ->
        [one] Neste jogo já se voltou atrás em { $most } decisão; não é possível fazê-lo mais vezes.
       *[other] Neste jogo já se voltou atrás em { $most } decisões; não é possível fazê-lo mais vezes.
    }
fault-rematch-early = A desforra é possível quando o jogo acabar.
fault-nobody-plays = Pelo menos um lugar tem de ser para uma pessoa.
fault-store = Não é possível abrir as mesas em { $folder }: { $problem }.
