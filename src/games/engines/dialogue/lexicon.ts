/** Words in dialogues about a proposal, by what they do to it: data, all of it. `_` stands for a space. */

const words = (list: string): readonly string[] => list.split(' ')
/** The words as hasty hands write them: a letter left out, one twice, two in the other order. */
const hasty = (list: string): readonly string[] =>
  words(list).flatMap((word) =>
    [...word].flatMap((letter, at) =>
      at === 0
        ? []
        : [
            word.slice(0, at) + word.slice(at + 1),
            word.slice(0, at) + letter + word.slice(at),
            word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
          ],
    ),
  )

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
/** From none on. */
export const NUMBERS = words('zero one two three four five six')
/** Verbs that answer a proposal. */
export const ACCEPTS = words('accept agree approve')
export const REJECTS = words('reject decline refuse')
/** Behind a proposal these leave it open. */
export const UNDECIDED = words(
  'or not_final not_yet_final not_quite_final not_sure not_yet_sure not_quite_sure not_decided not_yet_decided not_quite_decided',
)
/** What somebody says who says anything. */
export const SMALL_TALK = words('hello well perhaps interesting thanks ok')
/** In front of all of a proposal these make it one, as `propose` does. */
export const OFFERS = words(
  "i_propose we_propose i'd_propose i_would_propose i_will_propose i'll_propose let_me_propose i_now_propose i_suggest i'd_suggest i_would_suggest let_me_suggest i_recommend i'd_recommend i_would_recommend i_offer i_offer_you my_plan my_plan_is my_proposal my_proposal_is my_suggestion my_suggestion_is my_offer my_offer_is my_idea my_idea_is my_recommendation my_recommendation_is the_plan the_plan_is plan proposal suggestion proposing suggesting here_is_my_plan here_is_the_plan here_is_a_plan here's_my_plan here's_the_plan here's_a_plan how_about what_about let's_do lets_do let_us_do let's_go_with let's_try let's_take we_could_do you_could_do so_i_propose then_i_propose ok_i_propose okay_i_propose",
)
/** A person at an offer who says nothing but these, and those {@link BESIDE} them, takes it: "sure, sounds lovely". */
const NODS = words(
  "id_be_happy id_be_glad wed_be_happy wed_be_glad id_gladly thatll_do cant_complain cant_wait couldnt_be_better couldnt_be_happier cant_be_better perf gr8 luv yesh yse yaas yas okee oke okiedokie okie_dokie alrighty righto goood gooood greaaat greattt perfecttt amaaazing perfet petfect graet grat gret greatt wonderfull womderful lovley awsome awesme exellent excelent fantasic definately defintely definitly godo agre agress soudns_good sonds_good wroks wokrs fien would_be_happy would_be_glad would_be_delighted would_be_pleased would_be_very_happy would_be_very_glad would_be_very_delighted would_be_very_pleased would_be_more_than_happy would_be_more_than_glad would_be_more_than_delighted would_be_more_than_pleased would_be_quite_happy would_be_quite_glad would_be_quite_delighted would_be_quite_pleased we'd_be_happy we'd_be_glad we'd_be_delighted we'd_be_pleased we'd_be_very_happy we'd_be_very_glad we'd_be_very_delighted we'd_be_very_pleased we'd_be_more_than_happy we'd_be_more_than_glad we'd_be_more_than_delighted we'd_be_more_than_pleased we'd_be_quite_happy we'd_be_quite_glad we'd_be_quite_delighted we'd_be_quite_pleased i'd_be_happy i'd_be_glad i'd_be_delighted i'd_be_pleased i'd_be_very_happy i'd_be_very_glad i'd_be_very_delighted i'd_be_very_pleased i'd_be_more_than_happy i'd_be_more_than_glad i'd_be_more_than_delighted i'd_be_more_than_pleased i'd_be_quite_happy i'd_be_quite_glad i'd_be_quite_delighted i'd_be_quite_pleased shall_be_happy shall_be_glad shall_be_delighted shall_be_pleased shall_be_very_happy shall_be_very_glad shall_be_very_delighted shall_be_very_pleased shall_be_more_than_happy shall_be_more_than_glad shall_be_more_than_delighted shall_be_more_than_pleased shall_be_quite_happy shall_be_quite_glad shall_be_quite_delighted shall_be_quite_pleased we'll_be_happy we'll_be_glad we'll_be_delighted we'll_be_pleased i'll_be_happy i'll_be_glad i'll_be_delighted i'll_be_pleased would_gladly we'd_gladly i'd_gladly shall_gladly bet you_bet oh_bet sure_thing that'll_do i'd_say_yes you_convinced_me you've_convinced_me can_live_with_it can_live_with_that can_live_with_this could_live_with_it could_live_with_that could_live_with_this yesss yessss yesssss yeees yeeees coool cooool looove loooove greaaat okkk okayyy yaay yayy yayyy on_board live_with_it live_with_that live_with_this fine_by_me no_problems no_problem no_worries no_complaints no_objections no_objection no_doubts no_doubt no_issues can't_complain cannot_complain couldn't_be_better could_not_be_better can't_be_better couldn't_be_happier couldn't_ask_for_more couldn't_ask_for_better can't_wait cannot_wait can_not_wait within_budget within_our_budget within_my_budget within_the_budget on_budget will_do has_my_vote has_our_vote spot_on hits_the_spot nailed_it the_best_one the_best_plan ok okay okey okk k kk sure fine great perfect perfekt perfectly good cool alright lovely absolutely definitely certainly course works work love loved loves like likes excellent wonderful awesome super superb brilliant fantastic amazing splendid ideal ja oui si sí da vale claro gerne gern genau passt perfecto parfait d'accord yes yess yeah yea yep yup ye y aye agree agrees done approves gladly happy glad satisfied pleased delighted suits suit fits fit meets covers lgtm yay hooray hurray excited thrilled content agreeable sweet neat ace fab fabulous stellar superior terrific marvellous marvelous delightful gorgeous magnificent smashing tremendous grand peachy swell dandy flawless impeccable beautiful beautifully dope epic yippee hurrah acceptable satisfactory satisfying suitable reasonable exactly 👍",
)
/** The same, and nothing is left to doubt. */
const TAKES = words(
  "otherwise_i_accept otherwise_we_accept otherwise_i_will_accept otherwise_we_will_accept otherwise_i_shall_accept otherwise_we_shall_accept otherwise_i'll_accept otherwise_we'll_accept otherwise_i'll_take_it otherwise_we'll_take_it otherwise_i_will_take_it otherwise_we_will_take_it ill_take_it ill_take_this ill_take_that well_take_it well_take_this were_in im_in accepr acceot acceppt avcept avcepted accepetd aceept aceppt aproved confimed confrim yes_plesae yes_pleeease yes_pleease yes_plz yes_pleas yes_pleaseee shall_take_it shall_take_this shall_take_that will_take_it shall_go_with_it shall_go_with_this shall_go_with_that shall_go_ahead shall_do_it shall_accept would_like_to_take_it would_like_to_go_ahead would_like_to_go_with_it would_like_to_go_with_this would_like_to_accept would_like_to_book_it would_like_to_book_this would_love_to_go_ahead would_love_to_take_it we'd_like_to_take_it we'd_like_to_go_ahead we'd_like_to_accept i'd_like_to_take_it i'd_like_to_go_ahead i'd_like_to_accept lock_it_in lock_this_in lock_that_in locked_in let's_roll lets_roll say_less we'll_take_this_one i'll_take_this_one take_this_one take_that_one take_this_plan take_that_plan take_the_plan take_this_offer take_the_offer take_the_deal take_this take_that take_it taking_it go_with_this_one go_with_this_plan go_with_it go_with_this go_with_that go_for_it go_for_this go_for_that this_one_please that_one_please this_please that_please this_plan_please that_plan_please one_for_me_please one_for_us_please consent_to_it consent_to_this consent_to_that consent_to_the_plan consent_to_your_proposal consent_to_this_plan consent_to_this_proposal consent_to_this_itinerary consent_to_the_itinerary i_consent we_consent consented book_it book_this book_that book_the_plan do_it do_this do_that ship_it i'm_in we're_in i_am_in we_are_in count_me_in count_us_in sign_me_up sign_us_up go_ahead please_do yes_please yes_pls yeah_please yep_please ok_please okay_please sure_please accept_please please_accept accept accepted accepts acept accepting agreed deal approve approved confirm confirmed sold",
)
/** Words that neither agree nor refuse, and ask for nothing. */
const BESIDE = words(
  "hi_there hello_there hey_there to_be_honest to_be_fair for_the_record just_so_you_know as_far_as_i_can_tell as_far_as_i_can_see as_far_as_i_know if_that_helps by_the_way i'd_say id_say i_would_say in_my_opinion in_my_view sorry_for_the_wait sorry_for_the_delay sorry_for_taking_so_long this_is_fun you_know let_us my_friend tbh imo imho fyi btw ngl honestly frankly personally seriously actually literally basically anyway anyways surely kinda u ur w ty tysm thanx thnx thnks thansk thaks cheers xd lmao haa hah im ive youve veryyy verry reallyyy realy rly soudns sonds souds looke waanted wantd satisifed plesae pls plz please_and_thanks thank_you_for_your_patience for_your_patience for_the_patience for_your_help for_all_your_help for_the_help for_helping for_helping_us for_helping_me for_bearing_with_us for_bearing_with_me for_your_time for_your_effort for_your_efforts for_all_your_work for_your_work for_listening for_sorting_it_out for_the_suggestion nicely very_well a_lot as_well_as our_wishes my_wishes all_wishes what_i_wanted what_i_asked_for what_i_asked what_i_hoped_for what_i_hoped what_i_imagined what_i_needed what_i_need what_i_want what_i_wished_for what_i_had_in_mind what_we_wanted what_we_asked_for what_we_asked what_we_hoped_for what_we_hoped what_we_imagined what_we_needed what_we_need what_we_want what_we_wished_for what_we_had_in_mind what_i_was_looking_for what_i_was_hoping_for what_we_were_looking_for what_we_were_hoping_for what_i_had_hoped_for what_we_had_hoped_for what_i_am_looking_for what_we_are_looking_for what_i'm_looking_for what_we're_looking_for all_we_wanted all_i_wanted all_we_asked_for all_i_asked_for everything_we_asked_for everything_i_asked_for everything_we_wanted everything_i_wanted about and sooo soooo sooooo ahh ohh hmmm hmmmm mmm heyy good_morning good_evening good_afternoon hello hi hey welcome dears i i'll we we'll it it's its that's thats that this these those them they they're is are am i'm we're us our my me by for with then thanks thank thx you your plan one offer itinerary proposal suggestion idea day trip tour route schedule option choice selection package the a an very so really pretty much just to looks look sounds sound seems will of all everything everyone everybody both entire whole right take taking let's lets go going do does enough way hm hmm mm mhm uh um oh ah aha wow well haha hahaha lol hehe nice now finally totally truly quite fully simply completely entirely extremely indeed whatever guess suppose think believe sir madam dear friend buddy man guys requirements preferences needs expectations criteria bill as be have has got here therefore hence happily full complete thus at in also nicely jolly quick job work ever most_kindly kindly hereby herewith foregoing aforementioned winner serves serve_us_well serve_me_well mister miss lovely_person ma'am mate mates pal bud boss chief champ dude bro darling honey sweetie luv hun team flight flights assignment assignments arrangement allocation distribution matching pairings partner",
)
/** Of who has not made up his mind, or asks for nothing that anybody could offer. */
const IDLE = words(
  "what huh eh yo perhaps maybe possibly would could might i'd we'd can may should shall sorry pardon excuse wait moment sec minute thinking dunno idk undecided interesting morning evening afternoon night bye ciao there how's who's test testing later or did was were please",
)
const HASTY_NODS = hasty('perfect wonderful excellent absolutely definitely alright')
const HASTY_TAKES = hasty('accept accepted approved agreed confirmed')
const HASTY_BESIDE = hasty('thanks exactly wanted really')
/** What else there was does not count beside an agreement: "the best so far", "this is better than the last one". */
const BEST = words('best nicest loveliest favourite favorite').flatMap((best) =>
  words('_ _plan_ _one_ _offer_ _day_ _itinerary_').flatMap((what) =>
    words("so_far yet of_all we've_seen i've_seen we've_had").map((until) => best + what + until),
  ),
)
const BETTER = words('better_ cheaper_ closer_ .').flatMap((better) =>
  words(
    'the_last_one the_last_plan the_last the_first_one the_first_plan the_first the_others the_other_one the_previous_one before expected i_expected we_expected',
  ).map((other) => `${better.replace('.', '')}than_${other}`),
)
/** Set phrases that do not count beside an agreement, */
const QUALMS = words(
  "this_is_it that's_it that_is_it thats_it with_pleasure with_joy with_thanks with_all_my_heart it's_not_perfect_but it_is_not_perfect_but it_isn't_perfect_but its_not_perfect_but that's_not_perfect_but not_perfect_but not_ideal_but it's_not_ideal_but it_isn't_ideal_but not_great_but not_the_best_but it's_not_the_best_but could_be_better_but it_could_be_better_but might_be_better_but even_though_it_isn't_perfect even_though_it's_not_perfect even_though_it_is_not_perfect even_if_it_isn't_perfect even_if_it's_not_perfect even_if_it_is_not_perfect although_it_isn't_perfect although_it's_not_perfect though_it_isn't_perfect though_it's_not_perfect much_better even_better way_better a_lot_better lots_better far_better that's_better this_is_better that_is_better it's_better better_now not_bad_at_all not_bad not_too_bad not_too_shabby no_need_to_swap_anything no_need_to_change_anything no_need_to_change_it no_changes_needed nothing_to_change nothing_to_add nothing_else_to_add nothing_more_to_add wouldn't_change_a_thing would_not_change_a_thing wouldn't_change_anything don't_change_a_thing don't_change_anything nothing_is_missing what_a why_the_hell_not why_not_then why_ever_not why_not",
)
/** and that leave it open. */
const DOUBTING = words(
  "accept_with accept_it_with accept_this_with accept_that_with take_it_with take_this_with take_that_with accept_one accept_two so_what i_am_not_sure i'm_not_sure im_not_sure not_sure_yet not_sure i_don't_know i_do_not_know i_dont_know don't_know let_me_think let_me_see let's_see let_us_see give_me_a_minute give_me_a_second give_me_a_moment give_us_a_minute just_a_second one_second a_second hold_on hang_on what_do_i_type what_do_i_do what_should_i_do what_can_i_do what_now how_do_i_accept how_do_i_answer how_do_i_take_it how_do_i_reject how_do_i_refuse how_are_you is_it is_this is_that is_everything are_these are_they are_we are_you do_you do_we do_i does_it does_this does_that does_everything will_it will_this will_that will_we will_you did_you",
)
/** Beside an agreement these make it none: a condition, a wish, a complaint, somebody else's wish. */
const HOLDING = words(
  "but if unless except until once when after before however although though yet still only too also plus apart aside without minus not no nor never none nothing neither nobody nah nope want wants wanted need needs needed wishes must hope prefer prefers rather instead swap change changes replace exchange switch add adds put include remove drop skip leave keep cut find give make move bring get more less fewer another other others different else alternative first second third last rest part partly half some far farther further away distant long closer close nearer near cheaper expensive pricey dear costly cheap worse bad boring bored dull hate hates hated dislike dislikes lack lacks miss misses missing missed forgot forgotten problem issue pity shame sad unfortunately sadly almost nearly hardly barely hard difficult how which where why who whether tell tomorrow reject decline refuse in_place better thing things can't cannot couldn't won't wouldn't don't doesn't isn't aren't wasn't weren't didn't haven't hasn't shouldn't dont cant wont doesnt isnt arent didnt wouldnt couldnt expected",
)
/** Who makes do with it takes it. */
const SETTLES = words(
  "settle_on_this_one settle_on_this settle_on_that settle_on_it settle_for_this_one settle_for_this settle_for_that settle_for_it that_will_have_to_do that'll_have_to_do it_will_have_to_do it'll_have_to_do this_will_have_to_do will_have_to_do that_has_to_do go_there go_on_then_book_it go_with_that_one",
)
/** Goes away, which says nothing of the offer. */
const LEAVES = words('ok_bye okay_bye k_bye ok_ciao fine_bye')
/** Farewells, sighs, and those who agree, beside an agreement. */
const FAREWELLS = words(
  'bye_bye good_bye goodbye bye byebye ciao cheerio see_you see_ya cya take_care have_a_nice_day have_a_good_day have_a_lovely_day good_night ugh eh_well oh_well go_on_then go_on you_know_what know_what is_worth_it worth_it my_wife_says my_husband_says my_mom_says my_mum_says my_dad_says my_kids_say the_kids_say my_family_says my_friends_say my_boss_says everybody_says everyone_says',
)
const ALSO_NODS = words(
  'my_wife_likes my_wife_loves my_husband_likes my_husband_loves my_partner_likes my_partner_loves my_mom_likes my_mom_loves my_mum_likes my_mum_loves my_kids_like my_kids_love the_kids_like the_kids_love my_family_likes my_family_loves my_friends_like my_friends_love everybody_likes everybody_loves everyone_likes everyone_loves aight ight alrighty righto righty_o okey_dokey okie_dokie oki',
)
/** "It's not what I hoped for, but yes": a weak word does not count beside what makes up for it. */
const CONCEDED = words("_ it's_ it_is_ its_ this_is_ that's_ thats_ it_isn't_ well_it's_ ok_it's_").flatMap((subject) =>
  words(
    'great perfect ideal the_best my_favourite my_favorite brilliant wonderful fantastic amazing cheap exactly_what_i_wanted what_i_wanted what_i_hoped_for what_i_had_in_mind everything_i_wanted the_one_i_wanted quite_perfect quite_ideal really_ideal',
  ).flatMap((weak) =>
    words('_but _though_but').map(
      (but) => `${subject.replace(/^_$/, '')}${subject.includes("n't") ? '' : 'not_'}${weak}${but}`,
    ),
  ),
)
/** What would be liked is taken: "that would be lovely". */
const WOULD_BE = words("that_would_be that'd_be it_would_be it'd_be this_would_be").flatMap((would) =>
  words(
    'great lovely perfect fine good nice wonderful excellent ideal amazing fantastic splendid brilliant awesome ok okay',
  ).map((good) => `${would}_${good}`),
)
/** Asked for with "please", which alone asks for anything. */
const PLEASE = words(
  'book_it book_that book_this take_it take_that take_this go_ahead do confirm_it confirm do_it do_that',
).flatMap((take) => [`please_${take}`, `${take}_please`])
const YIELDS = words(
  "very_well yes_please if_you_think_so if_you_say_so if_you_insist if_that's_the_best_we_can_do if_that_is_the_best_we_can_do if_that's_the_best_you_can_do if_it_has_to_be if_it_must_be if_there's_nothing_better if_there_is_nothing_better",
)
/** Relief and thanks. */
const RELIEF = words(
  'about_time at_last finally at_long_last phew thank_goodness thank_god thank_heavens many_thanks thanks_a_lot thank_you_so_much thank_you_very_much thanks_so_much much_obliged no_further_questions no_more_questions that_settles_it',
)
/** What the words of a person at an offer do, phrases in front of the words in them. */
export const ANSWERING = [
  [...BEST, ...BETTER, ...CONCEDED, ...QUALMS],
  [...LEAVES, ...DOUBTING],
  [...SETTLES, ...PLEASE, ...TAKES, ...HASTY_TAKES],
  [...ALSO_NODS, ...WOULD_BE, ...YIELDS, ...NODS, ...HASTY_NODS],
  [...FAREWELLS, ...RELIEF, ...BESIDE, ...HASTY_BESIDE],
  [...IDLE, ...hasty('please')],
  HOLDING,
]
