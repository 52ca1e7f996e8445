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
/** Everybody but these. */
export const EXCEPT = words('but except_for except excluding without apart_from aside_from other_than besides save_for')
/** Behind "and" these add one more player. */
export const ADDING = words('also last_but_not_least finally of_course naturally')
/** What players are called in other languages, and what is between two of them. */
export const FOREIGN_CROWDS = words('玩家 选手 队伍')
export const FOREIGN_PLAYERS = words('joueurs joueur jugadores jugador spieler jogadores')
export const FOREIGN_AND = words('und et y e и 和 と')
/** Whom one does not vote on, other words for a team, and what agrees in talk only. */
export const PERSONS = words('me myself us you yourself him her leader')
export const GROUPS = words('lineup four three five players')
export const NODDING = words('ok okay k sure fine good_team')
/** What leaves a team open, and which of its places one speaks of. */
export const OPEN = words('if unless could might maybe perhaps or either would_have not_sure')
export const SPOTS = words('first second third fourth fifth last final remaining open other')
/** Before a yes or a no to one's own question. */
export const SURELY = words('certainly definitely absolutely surely of_course clearly obviously hell most')
export const YES = words('yes yep sure certainly definitely absolutely of_course gladly')
/** Behind a team these take somebody out of it again. */
export const CHANGING = words(
  'swap swapping replace replacing exchange exchanging substitute substituting drop dropping remove removing minus without except instead_of in_place_of in_lieu_of rather_than but_not',
)
/** What players on a list are called who are on no team. */
export const BLAMED = words(
  'evil suspicious suspected suspect suspects untrustworthy untrusted distrusted mistrusted dangerous excluded rejected avoid bad minion mordred morgana assassin oberon spy spies traitor guilty',
)
/** What a list of players that tells of them, and chooses none, is called. */
export const NOTES = words('know analysis observations history votes record status notes thoughts reads')
/** What is voted on, and what somebody thinks, which is not. */
export const TEAMS = words(
  'team teams proposal lineup line group squad selection composition mission quest choice crew bunch',
)
export const OPINIONS = words(
  'way how reasoning logic reason reasons idea argument arguments claim claims accusation accusations suggestion leadership style plan analysis theory',
)
/** Behind a vote these say nothing of what it is on. */
export const BEHIND_VOTES = words('because since as for and but so here now again too wholeheartedly fully completely')
export const NUMBERS = words('one two three four five six seven eight nine ten')
/** Fields of JSON that hold a team, and what makes one's own of it: `final_team`. */
export const TEAM_FIELDS = words(
  'final_team team members players team_members selected_players selection choice proposal final_answer answer',
)
export const OWN = words('my our the final quest chosen proposed selected new best')
export const TEAM_LABELS = words('team players members team_members quest_team nomination proposal pick')
/** What cheers a team, or ends a reply, behind it. */
export const CHEERS = words(
  'lfg please pls thank thanks thx imo tbh lol for_me final_answer is_my_team is_my_pick is_my_choice it_is',
)
