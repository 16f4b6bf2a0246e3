# The clauses of a rule set, a sentence or two each; where they come from stands in points.ftl.

# The set, the players, the deal
clause-tiles =
    { $tiles ->
        [76] Played with the six-player set of 76 tiles: the 56 of the classic set and the 20 mirror images.
       *[other] Played with the classic set of 56 tiles.
    }
clause-players =
    { $more ->
        [0] For 2 to { $most } players.
       *[other] For 2 to { $most } players; with the set of 76 tiles (tiles=76) for up to { $more }.
    }
clause-direction = Play goes round clockwise.
clause-hand =
    { $kind ->
        [same] Everybody starts with { $two ->
            [one] { $two } tile
           *[other] { $two } tiles
        }.
        [small] Two players start with { $two } tiles each, three or four players with { $some }.
        [large] Two players start with { $two } tiles each, three to six players with { $some }.
       *[larger] Two players start with { $two } tiles each, three or four players with { $some }, five or six players with { $many }.
    }

# Who begins, and with what
clause-opener =
    { $how ->
        [lead] Everybody draws a tile from the well and shows it; the highest value begins. Then these tiles go back and the well is mixed.
       *[triple] Whoever holds the highest triple, a tile with three equal digits, begins.
    }
clause-lead-tie = If the highest value was drawn by several players, they alone draw again.
clause-lead-again = The lead is drawn anew in every round.
clause-first-tile =
    { $how ->
        [free] Whoever begins may lay any tile.
        [shown] The highest triple is laid first. Its holder may lay 0-0-0 instead if that is also in hand, and shows the higher triple first.
       *[hidden] The highest triple is laid first. Its holder may lay 0-0-0 instead if that is also in hand; { $opening ->
            [0] the higher triple need not be shown.
           *[other] the { $opening } extra points for the opening are lost unless the higher triple is shown.
        }
    }
clause-no-triple = If nobody holds a triple, the tile of the highest value begins.
clause-no-triple-tie = If several players hold a tile of that value, their next highest tiles are compared, and so on; if all are equal, lots are drawn.
clause-must-open = Until the first tile is laid nobody draws and nobody passes.
clause-opening =
    { $how ->
        [value] The first tile brings no extra points.
       *[triple] { $points ->
            [0] A triple that opens the round brings no extra points.
            [one] A triple that opens the round brings its value and { $points } point more.
           *[other] A triple that opens the round brings its value and { $points } points more.
        }
    }
clause-zero =
    { $points ->
        [one] If 0-0-0 opens the round, it brings { $points } point more, { $all } in all.
       *[other] If 0-0-0 opens the round, it brings { $points } points more, { $all } in all.
    }
clause-later-triples = A triple that is laid later brings no extra points.

# A turn
clause-fit = A tile is laid with a whole side against a tile on the table, and wherever its corners touch other tiles the digits are the same.
clause-anywhere = Any tile on the table may be joined.
clause-one-tile = One tile is laid in a turn.
clause-drawing =
    { $how ->
        [voluntary] { $limit ->
            [0] Whoever can’t or doesn’t want to lay a tile draws from the well, as many tiles as wanted.
            [one] Whoever can’t or doesn’t want to lay a tile draws { $limit } tile from the well; then lays a tile or passes.
           *[other] Whoever can’t or doesn’t want to lay a tile draws from the well, up to { $limit } tiles in a turn; then lays a tile or passes.
        }
       *[forced] { $limit ->
            [0] A tile is drawn only when nothing fits: then until a tile fits or the well is empty.
            [one] A tile is drawn only when nothing fits, and only { $limit } in a turn.
           *[other] A tile is drawn only when nothing fits: up to { $limit } in a turn, until one fits.
        }
    }
clause-draw-choice = Whoever drew may lay any tile in hand, not only the one drawn. Whoever drew although a tile fits either draws on or lays a tile.
clause-draw-empty-well = If the well is empty and the last draw has not been used, a tile that fits has to be laid.
clause-draw-out = Nobody goes out in a turn with a draw: at least one tile remains.
clause-draw-price =
    { $points ->
        [0] Drawing costs nothing.
        [one] Each tile drawn costs { $points } point, also if a tile is laid afterwards.
       *[other] Each tile drawn costs { $points } points, also if a tile is laid afterwards.
    }
clause-fail =
    { $points ->
        [0] A pass after the last draw costs nothing more.
       *[other] { $how ->
            [voluntary] Whoever has drawn { $draws ->
                [one] { $draws } tile
               *[other] { $draws } tiles
            } and lays none, unable or unwilling, loses { $points } more: { $all } in all.
           *[forced] Whoever has drawn { $draws ->
                [one] { $draws } tile
               *[other] { $draws } tiles
            } and still can’t lay any loses { $points } more: { $all } in all.
        }
    }
clause-empty =
    { $points ->
        [0] Passing because the well is empty costs nothing.
        [one] Passing because the well is empty costs { $points } point, every time.
       *[other] Passing because the well is empty costs { $points } points, every time.
    }
clause-empty-drawn = A pass with an empty well costs the same whether or not tiles were drawn in that turn.

# Points for tiles and figures
clause-tile =
    { $how ->
        [each] Each tile laid brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, whatever its digits.
       *[value] Each tile laid brings its value: the sum of its three digits.
    }
clause-figures = A tile makes one figure at most; figures are never added together, and the first tile makes none.
clause-bridge =
    Bridge: the tile fits along one side, and its opposite point touches another tile, with both flanks empty. { $points ->
        [0] It brings no extra points.
        [one] It brings { $points } point more.
       *[other] It brings { $points } points more.
    }
clause-wedge =
    Wedge: the tile goes in beside an earlier bridge and fits along two sides or three, without closing a hexagon. { $points ->
        [0] It brings no extra points.
        [one] It brings { $points } point more.
       *[other] It brings { $points } points more.
    }
clause-hexagon =
    Hexagon: the tile closes a ring of six tiles round one point. { $points ->
        [0] It brings no extra points.
        [one] It brings { $points } point more.
       *[other] It brings { $points } points more.
    }
clause-double-hexagon =
    Double hexagon: one tile closes two hexagons at once. { $points ->
        [0] It brings no extra points.
        [one] It brings { $points } point more.
       *[other] It brings { $points } points more.
    }
clause-triple-hexagon =
    Triple hexagon: one tile closes three hexagons at once. { $points ->
        [0] It brings no extra points.
        [one] It brings { $points } point more.
       *[other] It brings { $points } points more.
    }

# The end of a round
clause-out =
    Whoever lays their last tile ends the round and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $hands ->
        [yes] {" "}and the value of all tiles that the others have left; the others lose nothing.
       *[no] ; the tiles that the others have left don’t count.
    }
clause-block = The round is blocked, and over, when the well is empty and all players in turn have passed because nothing fits.
clause-closing-pass =
    { $points ->
        [one] The passes that end a blocked round cost their { $points } point too.
       *[other] The passes that end a blocked round cost their { $points } points too.
    }
clause-blocked =
    { $how ->
        [fewest] A blocked round is won by whoever has the fewest tiles left; if equal, by the lowest total. The winner gets the value of the others’ tiles, minus that of their own.
        [lowest] A blocked round is won by whoever has the lowest total left; if equal, by the fewest tiles. The winner gets the value of the others’ tiles, minus that of their own.
        [smallest] A blocked round is won by whoever has the smallest single tile left; if equal, the next smallest decides, and so on, then the fewest tiles. The winner gets the value of the others’ tiles, minus that of their own.
        [all] Nobody wins a blocked round: everybody loses the value of the tiles they have left.
       *[none] A blocked round just ends: nobody gets or loses points.
    }
clause-blocked-tie = If even that is equal, nobody scores and the round has no winner.

# The match
clause-match =
    { $how ->
        [target] Rounds are played until somebody has { $target } points; the last round is played to its end.
        [both] Rounds are played until somebody has { $target } points, but { $rounds ->
            [one] only { $rounds } round
           *[other] { $rounds } rounds at most
        }; the last round is played to its end.
       *[rounds] { $rounds ->
            [one] A match is a single round.
           *[other] A match is { $rounds } rounds.
        }
    }
clause-reach = Exactly { $target } points are enough.
clause-totals = Only the totals at the end of a round count: to have had the points during a round and lost them again is not enough.
clause-winner =
    { $how ->
        [first] Whoever reaches the target wins the match; if several do in one round, the one who won that round.
        [rounds] Whoever has won the most rounds wins the match.
       *[highest] The highest total wins the match.
    }
clause-winner-blocked = To have won the round means to have gone out, or to have got the points of a blocked round.
clause-winner-others = If several reach the target and none of them won the round, the highest total among them wins.
clause-winner-rounds = If the rounds are over and nobody has reached the target, the highest total wins.
clause-equal = If the best are equal, they share the win.
clause-next-round = For another round all tiles are mixed and dealt again, and it is opened in the same way.
clause-negative = A total may fall below zero.
clause-count = Nothing is scored. Whoever lays their last tile has won the round; a blocked round is won by whoever has the fewest tiles left, or shared.
