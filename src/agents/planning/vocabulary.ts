/** Classes of words that wishes are said with, as sources of regular expressions. */

/** What fits any of these sources. */
export const any = (...some: readonly string[]): RegExp => new RegExp(some.join('|'))

/** Up to so many words between. */
export const gap = (most: number): string => `(?:[\\w'-]+ ){0,${most}}`

export const THE =
  "(?:(?:an?|the|my|our|your|his|her|their|some|any|all|both|two|three|own|this|that|sister's|dad's|mom's) ){0,2}"

/** From so many on people are a group. */
export const MANY =
  '(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|a dozen|dozens|[5-9]|[1-4]\\d)'

export const PEOPLE =
  '(?:people|persons|peoples|friends|colleagues|guests|adults|co-?workers|workmates|relatives|heads|classmates|schoolmates|cousins|siblings|women|men|ladies|guys|students|pensioners|seniors|travell?ers|companions|mates|buddies|pals|teammates|players|members|employees|bridesmaids|folks|mouths|aunts|uncles|(?!dollars|others|numbers|dinners|flowers|burgers|beers|corners|towers|letters|orders|papers|met(?:er|re)s|kilomet(?:er|re)s|starters|covers|servers)[a-z]+(?:ers|ists|mates|ees|ians))'

/** What people are together. */
export const COLLECTIVE =
  '(?:party|crowd|team|squad|crew|class|clan|gang|bunch|family|department|club|choir|office|staff|band|floor|street|neighbou?rhood|village|company|society|congregation|orchestra|league|firm|tribe|group|troop|circle)'

export const CHILD =
  '(?:kids?|kidd(?:o|ie)s?|child(?:ren)?|(?:god|step)(?:child(?:ren)?|sons?|daughters?|kids?)|sons?|daughters?|toddlers?|bab(?:y|ies)|infants?|newborns?|twins|triplets|little (?:ones?|man|guys?|girls?|boys?|lady|ladies)|grand(?:kids?|child(?:ren)?|sons?|daughters?)|nephews?|nieces?|teens?|teenagers?|preschoolers?|schoolchildren)'

export const VEHICLE =
  '(?:cars?|vehicles?|autos?|automobiles?|vans?|suvs?|trucks?|jeeps?|pickups?|rvs?|campers?|campervans?|camper vans?|minivans?|minibus(?:es)?|motorbikes?|motorcycles?|motorhomes?|caravans?|convertibles?|station wagons?)'

export const FOOD =
  '(?:food|meals?|lunch|dinner|breakfast|supper|leftovers|dish(?:es)?|orders?|sandwich(?:es)?|snacks?|bites?|noodles|curry|pizza|burgers?|something|stuff|it|them)'

/** Where what was taken along is eaten. */
export const ELSEWHERE =
  '(?:(?:on|in|at|by|to) (?:the |our |my |a |some )?(?:park|hotel|room|hotel room|car|home|bench|beach|train|bus|grass|lawn|way|bed|river|lake|sofa|couch|road|apartment|hostel|riverside|hill)|elsewhere|somewhere else|at home|back home)'
