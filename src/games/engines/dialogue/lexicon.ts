/** Words in dialogues about a proposal, by what they do to it: data, all of it. `_` stands for a space. */

const words = (list: string): readonly string[] => list.split(' ')

/** With these in front of a colon a line is not one's own, whatever type it has. */
export const NOT_OWN_LINES = words(
  'message propose accept reject think tool search all both user users partner player to you_to recipient example format for_instance system environment observation result e.g before previous last earlier history later tomorrow next after then plan rejected excluded not never wrong bad worst backup fallback alternative alternatively option he she they said says if when once unless maybe perhaps instead',
)
/** "I accept the first two": behind a verdict these make it one on a part. */
export const PARTS = words('first second third most some part half only two three several')
/** The same, and what leaves an acceptance for later or grants something else: "[accept] as soon as …", "that it is late". */
export const PARTIAL = [
  ...PARTS,
  ...words(
    'as_soon_as once after_you after_we after_a after_the after_that when until everything_but everything_except all_but all_except partly partially in_part minus except without that_the that_you that_we that_my that_it that_your change replace swap drop remove look_for find add Change Replace Swap Drop Remove Add tomorrow Tomorrow later Later soon eventually next_time next_turn next_round the_next nothing',
  ),
]
/** What makes something else of what is accepted. */
export const CHANGES = words(
  'apart_from change changes changed swapped replaced dropped added exception exceptions swap swaps tweak tweaks modification modifications but_not except without',
)
/** In front of a thing these mean that it is just not to be, or not for sure. */
export const LEFT_OUT = words(
  'not no never without skip except avoid drop remove instead_of anything_but maybe perhaps either',
)
/** Behind "or" these offer something else beside a proposal, and behind "if" they make it depend on something. */
export const BESIDE_PROPOSALS = words(
  'yes so ok okay agreed some any no may else another an other not what the if perhaps a do does should shall would could can is rather maybe we you that it i we user all both every',
)
/** What a proposal is called, and what leaves a part of it out. */
export const PROPOSALS = words('plan offer proposal itinerary deal suggestion assignment idea option')
export const EXCEPTIONS = words(
  'except apart_from aside_from but_not other_than only all_but everything_but anything_but excluding minus save_for but_without but_with but_swap but_change but_replace but_drop but_remove',
)
/** Beside a proposal these say that it is none yet. */
export const SKETCHES = words('draft sketch outline e.g example for_instance minus')
/** What lines of others begin with. */
export const OTHERS = words('partner user user_0 user_1 agent player_1 player_2')
/** What counts up is no part of a proposal. */
export const TALLIES = words('total sum score overall average points')
/** Beside a proposal these hold it back, or make another of it. */
export const TENTATIVE = words(
  'unless tentative tentatively maybe perhaps instead_of not_final not_sure not_yet but_swap but_change but_with but_without but_replace but_drop but_not without_the except',
)
/** What a person says of an offer who wants another: "still no bar", "swap the zoo for a park". */
export const WANTING_ELSE = words(
  "bad nay thanks_but_no too_expensive too_dear too_pricey too_far too_much too_many too_long too_boring still_no swap replace exchange leave_out drop skip remove instead rather awful terrible crazy boring i_wanted you_forgot i_want do_not_want do_not_like don't_want don't_like dont_want dont_like not_what_i",
)
/** Where such words consent after all, or may do so. */
export const CONSENTING = words(
  'ok okay yes accept agree deal fine take_it take_that work works i_like_it i_love_it love_it i_like_this perfect problem worries doubt objection objections complaint complaints need_to needed better other change too_bad too_shabby reason question good',
)
