/** English words that open and close what somebody says: data, all of it. `_` stands for a space. */

const words = (list: string): readonly string[] => list.split(' ')

/** What closes a reply, or opens it, and says nothing. */
export const CLOSINGS = words(
  "let_me_know feel_free i_hope hope_this hope_that thank thanks good_luck end_of that_is_all that's_all this_is_all nothing_else_to_add nothing_more_to_add best_regards regards cheers end_turn over_to_you i_look_forward looking_forward i_am_ready i'm_ready",
)
export const OPENINGS = words(
  'sure okay ok certainly absolutely alright understood got_it of_course very_well great as_requested i_understand',
)
/** No sentence ends in these. */
export const UNENDED = words('the a an of in to at my our their next and because with from into')
/** With one of these words a last sentence may say something of what stands before it. */
export const POINTERS: ReadonlySet<string> = new Set(
  words(
    'this that these those it which whom one ones other others another same former latter first second third last there here do does did both either neither opposite reverse instead rather too also second-guess still yet let swap switch add change replace remove drop without',
  ),
)
