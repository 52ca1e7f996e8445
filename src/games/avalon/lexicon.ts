/** English words and phrases that vote: data, all of it. `_` stands for a space. */

const words = (list: string): readonly string[] => list.split(' ')

/** What approves and rejects wherever it stands in a sentence. */
export const APPROVE = words(
  'approve say_yes say_aye accept agree support in_favor in_favour vote_yes vote_for vote_yea vote_in_favor vote_in_favour yes_vote have_no_objection have_no_objections gets_yes get_yes lean_towards_yes lean_yes no_objection no_objections thumbs_up team_may_go',
)
export const REJECT = words(
  'say_no say_nay object against_it against_this against_that against_the_team reject disapprove disagree oppose vote_no vote_against vote_nay no_vote gets_no get_no thumbs_down lean_towards_no lean_no',
)
/** What votes only where nothing else is said. */
export const APPROVE_ALONE = words(
  "approved apruebo approuve approvo aprovo dafür sí_apruebo yea aye true for yes_from_me it's_yes that's_yes it's_yes_from_me that's_yes_from_me it's_hard_yes_from_me 1",
)
export const REJECT_ALONE = words(
  "rechazo rejette rifiuto rejeito dagegen nah nay false against deny denied fail no_from_me it's_no that's_no hard_pass it's_no_from_me that's_no_from_me it's_hard_no_from_me 0",
)
/** What takes somebody into a team, and what leaves somebody out. */
export const TAKING = words(
  'take taking choose choosing pick picking select selecting nominate nominating send sending bring bringing add adding include including keep keeping go_with going_with stick_with sticking_with stay_with staying_with start_with starting_with propose proposing want',
)
export const LEAVING = words(
  'leave leaving exclude excluding drop dropping remove removing without instead_of rather_than not never except skip skipping avoid avoiding',
)
export const EXPLAINING = words('because since as who whom which whose although despite after so_that')
