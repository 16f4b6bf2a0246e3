from triominoes.notation.masking import seen_by
from triominoes.notation.record import read_record, write_record
from triominoes.notation.replay import check

HEAD = """triominoes: 1
rules: french-400
date: 2026-05-02
p1: Ann
p2: Bob
"""
GAME = (
    HEAD
    + """result: -
secret: 42

round 1
commit 0a
salt p1 01
seed 02
deal p1 001,022,024,111,133,233,333,335,345
deal p2 004,014,015,055,135,223,234,334,455
well 000,002
p1 play 333@e0n0 +9 opening+10 =19  ; my hand is 001
p2 play 334@e1n0 +10 =10
; an aside
sit p2 Greedy (bot)
p1 play 345@e2n0 +12 =31
instead 11 p1 play 453@e2n0 +12 =31
p2 play 545@e3n0 +14 =23
p1 adjust -1 =30
position e0n0:333,334,453,545 022/004 000,?49 p2 30/24 0 0 rules=french-400
p2 draw 000 -5 =19
end stopped
p1 hold 022
p2 hold 000,004
seed 02
match -
"""
)


def seen(seat: int | None) -> str:
    return write_record(seen_by(read_record(GAME), seat))


MASKED = """result: -

round 1
commit 0a
salt p1 01
deal p1 {deal1}
deal p2 {deal2}
p1 play 333@e0n0 +9 opening+10 =19
p2 play 334@e1n0 +10 =10
sit p2 Greedy (bot)
p1 play 453@e2n0 +12 =31
p2 play 545@e3n0 +14 =24
p1 adjust -1 =30
position e0n0:333,334,453,545 {hands} ?50 p2 30/24 0 0 rules=french-400
p2 draw {drawn} -5 =19
end stopped
p1 hold 022
p2 hold 000,004
seed 02
match -
"""
DEAL1 = "001,022,024,111,133,233,333,335,345"
DEAL2 = "004,014,015,055,135,223,234,334,455"


def test_who_watches_sees_what_lies_open() -> None:
    expected = MASKED.format(deal1="?9", deal2="?9", hands="?/?", drawn="?")
    assert seen(None) == HEAD + expected


def test_a_seat_sees_its_own_tiles_as_well() -> None:
    first = MASKED.format(deal1=DEAL1, deal2="?9", hands="022/?", drawn="?")
    second = MASKED.format(deal1="?9", deal2=DEAL2, hands="?/004", drawn="000")
    assert (seen(0), seen(1)) == (HEAD + first, HEAD + second)


def test_masking_twice_changes_nothing() -> None:
    for seat in (None, 0, 1):
        once = read_record(seen(seat))
        assert seen_by(once, seat) == once
        assert seen_by(seen_by(read_record(GAME), seat), None) == read_record(seen(None))
        assert not check(once)


def test_a_seed_of_the_round_in_play_is_left_out() -> None:
    text = HEAD + "\nround 1\nend stopped\n\nround 2\nseed 0b\n"
    assert "seed" not in write_record(seen_by(read_record(text), 0))
