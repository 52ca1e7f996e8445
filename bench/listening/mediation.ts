/**
 * What travellers of the published dialogues say, labelled by hand: dialogue, entry of its log, and what is told: `imp low`,
 * `imp mid`, `imp high` of some meeting, `fly` or `busy` of some time, `price-`, `price+`, `arrival-`, `calendar-` and so on
 * of the flight that was proposed.
 */
export const LABELS = `
001 0:
001 3: fly
001 5:
001 6: fly
001 10: price-, imp mid, fly
001 17:
002 0: fly
002 1: fly
002 3: imp low, price+
002 6: calendar-
002 10: imp high, fly
002 12:
003 2: fly
003 4:
003 5: imp high
003 7: price-, fly
003 9: imp high
003 11:
005 2: fly
005 3:
005 8: imp high
005 10:
005 16: calendar-
005 17: calendar-, imp low
005 19:
006 0: fly
006 1: fly
007 2: fly
007 3: imp low
007 8: imp high, fly
007 22: fly
007 28:
008 0: fly
008 1: fly
009 2: fly
009 3: imp low
009 7: imp low
009 10: imp low
009 12: arrival-
009 13: imp mid
011 0: fly
012 1:
012 6: imp mid
012 9: imp high
012 10:
012 17:
012 19: imp low
017 2: fly
017 5: imp low
017 10: arrival-
018 0:
018 1: fly, imp low
018 7: price-
019 0: fly
019 7: price-
019 8: calendar-
021 2: fly
021 3: fly
021 4: imp low
021 11: price+, calendar-
022 0: fly
022 1: fly, imp low
024 0: fly, busy
024 1:
024 6: fly
026 2: fly
026 3: fly
026 9: arrival-, fly
026 13: calendar-
027 2:
027 3: fly, imp mid
027 9: calendar-
027 12: arrival-
028 0: fly
028 1: fly
028 6: fly
028 8: fly
029 1: fly
029 2: fly, imp low
029 9: arrival-, fly
029 11: fly
030 1: fly
030 5: calendar-
030 9: arrival-
030 10: arrival-
030 18: arrival-
033 4: fly
033 10: price-
033 12: imp high
033 17: arrival-
036 0: fly
036 1: fly
036 4: imp high, imp mid
036 9: fly
036 11: price-
036 16: price-
038 1: fly
041 1: fly
041 4: fly
041 5: busy
041 6: imp high, imp low
041 8: fly
042 2: fly
046 1: fly
047 0: fly
047 1: fly
048 1: fly
048 3: fly
049 2: fly
049 3: busy
049 8: calendar-
049 10: fly
049 14: imp high, fly
049 19: imp low
052 0: fly
055 0: fly
055 1: fly
055 7: arrival-
056 0: fly
056 1: fly
057 0: fly
057 1: fly
057 7: fly
057 8: arrival-
059 0: fly
060 0: fly
060 1: fly
063 0: fly
063 1: fly, imp low
064 1: fly
064 7: fly
065 13: calendar-
065 14: arrival-
065 18: fly
065 25: calendar-
065 34: price-
065 35: calendar-
071 23: price-
071 31: fly
073 7: price-
075 4: price+
`
