/**
 * What visitors of the published dialogues say, labelled by hand: dialogue, place of the message in it, and what it tells.
 *
 * Wishes: `$40`, `r3` (rated), `see X`, `type bar`, `dist`, features (`kids`, `music-`), tastes (`cuisine+thai`).
 * Opinions on what was proposed last: `+X`, `-X` for a site, `travel-`, `price-`, `whole+`, `worse`.
 */
export const LABELS = `
000 2: music+
000 8:
001 0: groups, kids
001 4: $60
001 8: +Common Grounds, +Einstein's summer house, -Lincoln Park
002 0: music+, takeout, cuisine+korean, cuisine+kosher, cuisine+japanese, cuisine+seafood, vegan, see Mad Seoul, parking, view, kids, $30
002 4: whole+, see Mad Seoul
002 8: view, kids
002 12: dist, travel-
002 16: dist, travel-
005 2:
007 2: music+
007 6: see Liberty Memorial
007 10: see Liberty Memorial, $90
007 14:
008 0:
009 4: cuisine-spanish, cuisine+japanese, see City Museum of Art, groups, dist
009 8: +BAMPFA, kids
010 4: dist, travel-
010 10: see Einstein's summer house, see The Tower
010 14: type museum
013 4: alcohol-cocktails, alcohol+beer, r4.5, cuisine-thai, cuisine-spanish, cuisine+japanese, cuisine+seafood, cuisine+chinese, takeout
013 8: kids, see Vista Ridge Mall, see Market Street, parking
013 14: dist, travel-
013 18: dist, travel-, parking, outdoor, -Coffee Nook
015 4: kids
015 8: +Bards n Brews, type cafe, wifi, takeout
015 12:
016 2: +The Arboretum, -The Dive
017 1:
018 0: $70, kids, view, vegetarian, tour-, see Einstein's summer house, see The Tower
018 4: r4, outdoor
020 3: $90, see The Cakery, vegetarian, music+, r3, parking
021 3: kids, groups, $70
021 7: r3, groups
022 3: dist, kids, outdoor, r4
025 1:
025 5: whole-
026 2: +Coffee Nook, -Lincoln Park, r4.5
027 0: see Hindenberg Memorial, type museum, parking, wifi
027 4: see Hindenberg Memorial
027 8: outdoor, type bar
031 0: see Saul's, see Taqueria y Mas, type landmark, kids, res, tour-
032 0:
032 6:
035 1: $30, groups, dist, type park, r3
035 4: r3, +The Cakery
037 3: dist, travel-, -Atlas Park, kids, view
040 2: +Historical Society, -Bards n Brews, -City Museum of Art, r3, $50
045 3: see The Dive, music+, takeout, vegan, type shop, kids
046 0: r4.5, alcohol-cocktails, alcohol+beer, alcohol+wine, type restaurant, wifi, music+, $50
046 4: -Historical Society, see Liberty Memorial, cuisine+japanese, cuisine+spanish, cuisine+thai, cuisine+korean, cuisine+kosher
047 3: -A-Trane
049 1: $70, type shop, music-, r3, see Harper and Rye
049 5: +The Cupcake Bar, -Artisan Street Fair, -Riverside Trail, type shop, worse
056 3: -Artisan Street Fair, takeout, outdoor, res
057 3: $60, see A-Trane, type shop, tour-, vegetarian, kids
057 7:
058 3: +The Dive, see Bards n Brews, -Vista Ridge Mall, -Coffee Nook, outdoor
059 0: ambience-classy, tour-, music+, cuisine+french, cuisine+american, cuisine+spanish, cuisine+korean, cuisine+ethiopian, vegetarian, see Riverside Trail
060 0: groups, music-, type museum, $50
060 4: see Taqueria y Mas
061 3: -Atlas Park
063 3: -Atlas Park
064 0: tour+, kids, outdoor, see BAMPFA, see City Museum of Art, $90
065 0:
065 4: dist, travel-
068 3: -The Cupcake Bar, +Harper and Rye, view
069 0: kids, vegetarian, $40, r3, see City Museum of Art
069 4: +Coffee Nook, -BAMPFA, -The Cupcake Bar, kids
069 8: -Moabit Garden
070 2: see Central Plaza, -Vista Ridge Mall, $90
070 8: -Liberty Memorial, kids
072 3: see Cookies Cream
072 7: worse
075 3: $40, view, r4.5, parking, tour-, vegan
079 0: music-, alcohol+wine, alcohol+beer, view, groups, see Saul's
080 0: r4.5, wifi, view, see BAMPFA, see City Museum of Art, type shop, alcohol+beer, kids, dist
080 4: -BAMPFA, +Artisan Street Fair, +The Jazz Spot, $50
082 2: whole+, -City Museum of Art, type landmark
083 2: +Vista Ridge Mall, +Asha Tea House, -The Jazz Spot, type restaurant, takeout, outdoor
083 6: -Einstein's summer house, groups
085 0: r4.5, see Coffee Nook, see Common Grounds, $80, vegetarian, ambience+classy, music-
086 1: groups, type museum, see Kozy Kar
086 5: outdoor, groups, vegetarian, +Historical Society, +Kozy Kar
089 1: tour-, ambience+romantic, type cafe, music+, see Historical Society, view
090 1: type bar, r4, alcohol+cocktails, see Market Street, groups
091 0: wifi, ambience-hipster, music-, type restaurant, $30, groups
092 1: type restaurant, vegan, tour+, kids, outdoor
093 0:
093 4: see Artisan Street Fair, whole-
094 1: see Cookies Cream, type museum, view, alcohol-cocktails, alcohol+beer
094 5: price-
095 1: r3, outdoor, ambience-serious, type landmark, view
096 1: groups, ambience-serious, $50, see Riverside Trail, type cafe
096 6: travel+, see Riverside Trail, wifi
096 10: -Bards n Brews
098 0: groups, kids, takeout, res, see BAMPFA, r3
100 0: groups, kids, outdoor, cuisine+ethiopian, cuisine+seafood, type bar
100 4: tour-, +Asha Tea House, -Harper and Rye, -The Dockside Grill, $70
100 8: -Schwarzes Cafe
101 2: $70, music+, view, see Harper and Rye, see Kozy Kar
101 6: worse, ambience+serious
102 2: r4
104 1:
104 5: whole+
104 9: worse
105 3:
106 1: groups, dist, outdoor, see El Toro Steakhouse
`
