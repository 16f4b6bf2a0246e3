"""Score sheets as people write them, summed by hand: who, what, points, total, a line each.

`holds` tells tiles, or their number and sum; what the end of a round brings stands in `totals`,
the totals then. Nothing here is computed.
"""

FRENCH_2 = """
french-400 hand=3 target=150
Ana 555           25   25
Léa 055           10   10
Ana 005            5   30
Léa 001            1   11
Ana draw          -5   25
Ana 015 bridge    46   71
Léa 011            2   13
out
Ana holds 345
totals 71 50
Léa 444           22   72
Ana 144            9   80
Léa draw          -5   67
Léa draw          -5   62
Léa draw          -5   57
Léa pass         -10   47
Ana 014            5   85
Léa 004            4   51
Ana 002 bridge    42  127
out
Léa holds 4 20
totals 172 51
over Ana
"""

FRENCH_9 = """
french-400 target=150
Ana 555           25   25
Léa 455           14   14
Ana 445           13   38
Léa 444           12   26
Ana 344           11   49
Léa 334           10   36
Ana 333            9   58
Léa 233 bridge    48   84
Ana 223            7   65
Léa 222            6   90
Ana 122            5   70
Léa 112            4   94
Ana 111            3   73
Léa 011            2   96
Ana 001 hexagon   51  124
Léa 000            0   96
Ana 002            2  126
out
Léa holds 355
totals 164 96
over Ana
"""

FRENCH_3 = """
french-400 hand=3 target=100
Tom 222           16   16
Ana 022            4    4
Léa 122            5    5
Tom 002            2   18
Ana 012            3    7
Léa 112 wedge     44   49
Tom 000            0   18
out
Ana holds 555
Léa holds 1 8
totals 7 49 66
Ana 000 333       40   47
Léa 001            1   50
Tom 011            2   68
Ana 003            3   50
Léa draw          -5   45
Léa 033 bridge    46   91
Tom 133            7   75
Ana 333            9   59
out
Léa holds 2 11
Tom holds 445
totals 108 91 75
over Ana
"""

PRESSMAN_2 = """
pressman hand=3 target=100
Léa 444           22   22
Ana 244           10   10
Léa 224            8   30
Ana 022 bridge    44   54
Léa draw          -5   25
Léa 002            2   27
Ana 001            1   55
out
Léa holds 345
totals 92 27
Ana 333           19  111
Léa 133            7   34
Ana 113            5  116
Léa 011 hexagon   52   86
Ana 000            0  116
out
Léa holds 1 6
totals 147 86
over Ana
"""

PRESSMAN_3 = """
pressman hand=3 target=200
Tom 333           19   19
Ana 023            5    5
Léa draw          -5   -5
Léa draw          -5  -10
Léa 233            8   -2
Tom 003 hexagon   53   72
Ana 002            2    7
Léa 123 wedge     46   44
Tom 001            1   73
out
Ana holds 455
Léa holds 012,134,245
totals 7 44 134
Ana 555           25   32
Léa 055           10   54
Tom 005 double-hexagon 55 189
Ana ? 9            9   41
Léa draw          -5   49
Léa ? 11 bridge   51  100
Tom 115            7  196
Ana 344           11   52
out
Léa holds 2 13
Tom holds 045
totals 99 100 196
Léa 222           16  116
Tom 122            5  201
Ana 112            4  103
Léa 124 bridge    47  163
Tom draw          -5  196
Tom 111            3  199
Ana 011            2  105
Léa 144            9  172
out
Ana holds 000
Tom holds 055,455
totals 105 221 199
over Léa
"""

PRESSMAN_BLOCKED = """
pressman hand=20 target=90
Ana 333           19   19
Léa 033            6    6
Ana draw          -5   14
Ana draw          -5    9
Ana draw          -5    4
Ana draw          -5   -1
Ana draw          -5   -6
Ana draw          -5  -11
Ana draw          -5  -16
Ana draw          -5  -21
Ana draw          -5  -26
Ana draw          -5  -31
Ana draw          -5  -36
Ana draw          -5  -41
Ana draw          -5  -46
Ana draw          -5  -51
Ana draw          -5  -56
Ana draw          -5  -61
Ana pass         -10  -71
Léa pass         -10   -4
blocked
Ana holds 35 250
Léa holds 19 155
totals -71 91
over Léa
"""

GOLIATH_2 = """
goliath hand=3 rounds=2
Ana 012            3    3
Léa 122            5    5
Ana 222            6    9
Léa draw          -5    0
Léa draw          -5   -5
Léa draw          -5  -10
Léa pass         -10  -20
Ana 022 hexagon   54   63
out
Léa holds 5 31
totals 119 -20
Léa 345           12   -8
Ana 335           11  130
Léa 344           11    3
Ana 334 triple-hexagon 80 210
Léa draw          -5   -2
Léa 444           12   10
Ana 233            8  218
out
Léa holds 555
totals 258 10
over Ana
"""

GOLIATH_BLOCKED = """
goliath hand=20
Ana 012            3    3
Léa 112            4    4
Ana draw          -5   -2
Ana draw          -5   -7
Ana draw          -5  -12
Ana pass         -10  -22
Léa draw          -5   -1
Léa draw          -5   -6
Léa draw          -5  -11
Léa pass         -10  -21
Ana draw          -5  -27
Ana draw          -5  -32
Ana draw          -5  -37
Ana pass         -10  -47
Léa draw          -5  -26
Léa draw          -5  -31
Léa draw          -5  -36
Léa pass         -10  -46
Ana draw          -5  -52
Ana draw          -5  -57
Ana draw          -5  -62
Ana pass         -10  -72
Léa draw          -5  -51
Léa pass           0  -51
Ana pass           0  -72
blocked
Ana holds 28 200
Léa holds 26 213
totals -272 -264
over Léa
"""

GOLIATH_3 = """
goliath hand=3
Tom 333            9    9
Ana 233            8    8
Léa 223            7    7
Tom draw          -5    4
Tom 133 bridge    47   51
Ana 222            6   14
Léa 022            4   11
Tom 113            5   56
Ana 002 hexagon   52   66
out
Léa holds 455
Tom holds 001
totals 106 11 56
over Ana
"""

CLASSIC_2 = """
goliath-classic hand=3
Ana 012            3    3
Léa 112            4    4
Léa adjust -5     -5   -1
Ana 122            5    8
Léa 222            6    5
Ana 022            4   12
out
Léa holds 555
totals 52 5
over Ana
"""

CLASSIC_3 = """
goliath-classic hand=3 rounds=2
Léa 111            3    3
Tom 011            2    2
Ana 112            4    4
Léa ? 9            9   12
Tom 014 bridge    45   47
Ana draw          -5   -1
Ana 122            5    4
Léa 113 double-hexagon 65 77
out
Ana holds 005,555
Tom holds 1 7
totals 4 129 47
Ana 000            0    4
Léa 001            1  130
Tom 002            2   49
Ana 012            3    7
Léa 011 hexagon   52  182
Tom 022            4   53
Ana 112            4   11
out
Léa holds 355
Tom holds 1 3
totals 52 182 53
over Léa
"""

TOURNAMENT_2 = """
tournament hand=3 target=150
Ana 555           15   15
Léa 455           14   14
Ana 445           13   28
Léa 444           12   26
Ana 345 bridge    52   80
out
Léa holds 000
totals 105 26
Léa 123            6   32
Ana draw          -5  100
Ana 133            7  107
Léa 233            8   40
Ana 223            7  114
Léa 222 hexagon   56   96
out
Ana holds 2 9
totals 114 130
Ana 444           12  126
Léa 044            8  138
Ana 004 bridge    44  170
Léa 000            0  138
Ana 001            1  171
out
Léa holds 255
totals 208 138
over Ana
"""

TOURNAMENT_3 = """
tournament hand=3 target=80
Léa 555           15   15
Tom 455           14   14
Ana 445           13   13
Léa 444           12   27
Tom 344           11   25
Ana 334           10   23
Léa 045            9   36
out
Ana holds 1 4
Tom holds 1 2
totals 23 67 25
Tom 000            0   25
Ana 001            1   24
Léa 011            2   69
Tom 002            2   27
Ana 012 bridge    43   67
Léa 112            4   73
Tom 022            4   31
out
Ana holds 1 10
Léa holds 123
totals 67 73 72
Ana 333            9   76
Léa 233            8   81
Tom 223            7   79
Ana 133            7   83
Léa 033            6   87
Tom 023            5   84
Ana 113            5   88
out
Léa holds 1 9
Tom holds 1 3
totals 125 87 84
over Ana
"""

CHILDREN_2 = """
children hand=3
Léa 555            1    1
Ana 055            1    1
Léa 005 bridge     2    3
Ana 001            1    2
Léa 011            1    4
out
totals 2 9
over Léa
"""

CHILDREN_3 = """
children hand=3 rounds=2
Ana 555            1    1
Léa 055            1    1
Tom ? 0            1    1
Ana draw           0    1
Ana 005 bridge     2    3
Léa 001            1    2
Tom 011 hexagon    2    3
Ana 111            1    4
Léa 112            1    3
out
totals 4 8 3
Léa 222            1    9
Tom draw           0    3
Tom draw           0    3
Tom draw           0    3
Tom pass           0    3
Ana 022            1    5
Léa 002 triple-hexagon 4 13
Tom 000            1    4
Ana 003            1    6
Léa 033            1   14
out
totals 6 19 4
over Léa
"""

SHEETS = {
    "french-400 2": FRENCH_2,
    "french-400 9": FRENCH_9,
    "french-400 3": FRENCH_3,
    "pressman 2": PRESSMAN_2,
    "pressman 3": PRESSMAN_3,
    "pressman blocked": PRESSMAN_BLOCKED,
    "goliath 2": GOLIATH_2,
    "goliath blocked": GOLIATH_BLOCKED,
    "goliath 3": GOLIATH_3,
    "goliath-classic 2": CLASSIC_2,
    "goliath-classic 3": CLASSIC_3,
    "tournament 2": TOURNAMENT_2,
    "tournament 3": TOURNAMENT_3,
    "children 2": CHILDREN_2,
    "children 3": CHILDREN_3,
}
