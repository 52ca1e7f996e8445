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
  "rechazo rejette rifiuto rejeito dagegen nah nay false against deny denied fail no_from_me it's_no that's_no hard_pass it's_no_from_me that's_no_from_me it's_hard_no_from_me no_again 0",
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
export const FOREIGN_PLAYERS = words('joueurs joueur jugadores jugador spieler jogadores number numbers nos')
export const FOREIGN_AND = words('und et y e n и 和 と')
/** Whom one does not vote on, other words for a team, and what agrees in talk only. */
export const PERSONS = words('me myself us you yourself him her leader')
export const GROUPS = words('lineup four three five players')
export const NODDING = words(
  "ok okay okey k kk sure fine good_team great_team nice_team solid_team yup yea ya ye yas yass yess yep_all_good all_good absolutely definitely certainly totally of_course by_all_means why_not sure_why_not okay_why_not i_guess_so guess_so i_suppose_so suppose_so i_think_so yes_i_guess i'd_say_so send_them let's_send_them let's_go_with_it let's_try_it let's_try it_works works_for_me they_have_my_vote you_have_my_vote has_my_vote my_blessing i_say_go green_light happy_with_it happy_with_that happy_with_this i_like_it i_like_this_team i_like_that_team ok_fine fine_ok okay_fine fine_then alright_then if_we_must gladly with_pleasure okie okie_dokie sgtm lgtm sounds_fine sounds_ok looks_good looks_fine looks_ok let_them_try",
)
export const SHAKING = words(
  "no nope not_this_time not_again not_now not_today not_them not_these not_this_team not_this_one not_that_team i_don't_like_it i_do_not_like_it don't_like_it i_don't_like_this_team no_chance not_a_chance absolutely_not definitely_not certainly_not of_course_not hell_no let's_not i'd_rather_not rather_not better_not i_guess_not guess_not i_suppose_not i_think_not i_don't_think_so never never_ever bad_team terrible_team awful_team wrong_team not_gonna_happen not_going_to_happen won't_happen sounds_bad looks_bad looks_fishy smells_fishy naw nuh_uh no_no_no no_no don't_send_them keep_them_home not_convinced i'm_not_convinced i_am_not_convinced not_sold not_happy not_happy_with_it no_thank_you no_good not_good not_good_enough i_can't i_cannot i_won't no_dice over_my_dead_body not_a_fan no_not_again minus_one",
)
/** What opens a vote and says nothing. */
export const OPENING = words(
  'lol haha hmm hm hmmm um uh er oh well meh ok so but honestly sure yeah nah sorry then and eh ugh guys folks again right',
)
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
/** "I say no more", "no doubt"; "support is fine". */
export const NO_MORE = words('more longer further doubt matter one other')
export const COPULAS = words('is are was would will seems')
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
/** Cards of a quest, in sentences and alone. */
export const SUCCESS = words('success succeed support pass help')
export const SUCCESS_ALONE = words(
  'true yes ok okay sure blue win go do_it go_for_it i_do_my_best my_best good_card the_good_card play_nice i_play_nice no_sabotage no_fail no_failure good of_course yep yeah',
)
export const FAIL = words('fail failure sabotage betray')
export const FAIL_ALONE = words(
  'false no red ruin_it i_ruin_it break_it i_break_it sink_it wreck_it evil_card the_evil_card bad_card i_betray betray lol_fail nope spoil_it',
)
/** How a player is named as Merlin, in sentences and alone; 0 stands for the number. */
export const NAMES = words(
  'player_0 name_player_0 name_0 merlin_is_player_0 merlin_is_0 merlin_must_be_0 0_is_merlin 0_must_be_merlin 0_has_to_be_merlin',
)
export const NAMES_ALONE = words(
  "0 p0 it's_0 it_is_0 it's_p0 gotta_be_0 must_be_0 has_to_be_0 0_i_guess i_guess_0 probably_0 0_probably so_0 i_say_0 i'd_say_0 0_it_is hmm_0 0_for_sure definitely_0 0_please",
)
export const NAMING = words(
  'assassinate kill target accuse naming shoot stab murder assassinating killing shooting pick choose',
)
