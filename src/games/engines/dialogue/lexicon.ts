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
/** All pairs of two lists as phrases; `-` in either stands for nothing. */
const pairs = (one: string, other: string): readonly string[] =>
  words(one).flatMap((a) => words(other).map((b) => [a, b].filter((part) => part !== '-').join('_')))

/** Contractions in phrases, each with how it is written out. */
const CONTRACTIONS: readonly (readonly [long: string, ...short: string[]])[] = [
  ['let_us', "let's", 'lets'],
  ['can_not', "can't", 'cant', 'cannot'],
  ['will_not', "won't", 'wont'],
  ...words('is are was do does did have would could should').map(
    (verb) => [`${verb}_not`, `${verb}n't`, `${verb}nt`] as const,
  ),
  ...words(
    "i_am:i'm,im you_are:you're,youre we_are:we're,were they_are:they're,theyre that_is:that's,thats it_is:it's,its what_is:what's",
  ).map((one) => one.split(/[:,]/) as [string, string]),
  ...words('i you we they it that this').flatMap((who) =>
    words("will'll would'd have've").map((verb) => {
      const [long, short] = verb.split("'") as [string, string]
      return [
        `${who}_${long}`,
        `${who}'${short}`,
        ...(short === 've' || who === 'it' ? [] : [`${who}${short}`]),
      ] as const
    }),
  ),
]
/** Who says what begins with a verb: "will do", "I'll do". */
const SUBJECTS: Readonly<Record<string, string>> = {
  will: 'i we it that this',
  would: 'i we it that this',
  have: 'i we you',
  am: 'i',
  are: 'we you',
  is: 'it that',
}
/** Phrases as they are and contracted: "it is fine", "it's fine". */
const contracted = (list: readonly string[]): string[] =>
  [...new Set(list)].flatMap((phrase) => {
    const whose = SUBJECTS[phrase.split('_', 1)[0]!]
    const whole = [phrase, ...(whose && phrase.includes('_') ? pairs(whose, phrase) : [])]
    return whole.flatMap((written) =>
      CONTRACTIONS.filter(([long]) => written.includes(long)).reduce<readonly string[]>(
        (all, [long, ...short]) =>
          all.flatMap((one) =>
            `_${one}_`.includes(`_${long}_`)
              ? [one, ...short.map((brief) => `_${one}_`.replace(`_${long}_`, `_${brief}_`).slice(1, -1))]
              : [one],
          ),
        [written],
      ),
    )
  })
/** "Yesss", "goooood" */
const stretched = (list: string): readonly string[] =>
  words(list).flatMap((word) =>
    [...word].flatMap((letter, at) =>
      [1, 2, 3, 4, 5].map((times) => word.slice(0, at) + letter.repeat(times) + word.slice(at)),
    ),
  )

/**
 * What people at an offer say, with contractions written out and without adverbs (`really`, `just`). Whoever says nothing but
 * these, and those {@link BESIDE} them, takes it: "sure, sounds lovely".
 */
const NODS = [
  ...pairs('this_one that_one this_plan that_plan', 'please'),
  ...words(
    "suits_me signed amen hear_hear roger affirmative right_on thumbs_up talked_me_into_it talked_me_round talked_us_into_it persuaded_me persuaded_us twist_my_arm twisted_my_arm perf gr8 luv yesh yse yas perfekt perfet petfect graet grat gret greatt wonderfull womderful lovley awsome awesme exellent excelent fantasic defintely definitly godo agre agress soudns_good sonds_good wroks wokrs fien yaas okee oke okey okiedokie okie_dokie okey_dokey oki alrighty righto righty_o aight ight gooood definately bet you_bet sure_thing convinced_me convinced_us yessir on_board fine_by_me no_problems no_problem no_worries no_complaints no_doubts no_doubt no_issues no_quarrel can_not_complain could_not_be_better can_not_be_better could_not_be_happier could_not_ask_for_more could_not_ask_for_better could_not_agree_more can_not_wait can_not_argue_with within_budget within_our_budget within_my_budget within_the_budget on_budget has_my_vote has_our_vote gets_my_vote spot_on hits_the_spot nailed_it the_best_one the_best_plan ok okay okok okk k kk sure fine great perfect perfectly good cool alright all_right lovely absolutely definitely certainly course works work love loved loves like likes excellent wonderful awesome super superb brilliant fantastic amazing splendid ideal ja jaja oui si sí da vale claro gerne gern genau passt perfecto parfait d'accord yes yess yeah yea yep yup ye y aye agrees approves gladly happy glad satisfied pleased delighted suits suit fits fit meets covers lgtm yay hooray hurray hallelujah bingo jackpot eureka excited thrilled relieved content agreeable sweet neat ace fab fabulous stellar superior terrific marvellous marvelous delightful gorgeous magnificent smashing tremendous grand peachy swell dandy flawless impeccable beautiful beautifully dope epic yippee hurrah acceptable satisfactory satisfying satisfaction suitable reasonable fair exactly 👍 if_you_think_so if_you_say_so if_you_insist if_it_has_to_be if_it_must_be so_be_it please_do please_confirm why_not why_not_then why_ever_not why_the_hell_not cheaper_than_feared nothing_against like_a_charm",
  ),
]
const WITH =
  'take taking accept accepting book do have prefer go_with going_with go_for happy_with fine_with good_with content_with ok_with okay_with live_with settle_for settle_on agree_to shake_on'
/** Takes this very one, whatever was said of others; */
const THIS = [
  ...pairs(WITH, 'this'),
  ...words(
    'this_will_do this_will_suffice this_will_have_to_do this_is_the_one this_is_my_choice this_is_as_good_as_it_gets',
  ),
]
/** takes what was just spoken of, which may be another. */
const THAT = pairs('take taking do have book', 'that')
/** The same, and nothing is left to doubt, whatever was remarked before: "it's a bit dear, but I'll take it". */
const TAKES = [
  ...pairs('take taking book do shake_on shakes will_have shall_have let_us_have', 'it these yours the your'),
  ...pairs(
    'have have_got give take got',
    'my_yes our_yes a_yes_from_me a_yes_from_us my_word my_agreement our_agreement',
  ),
  ...pairs('sign sign_off sign_off_on confirm yes_to file finalise finalize stamp seal', 'it this that the_plan'),
  ...words('give_you_my_yes give_you_my_word no_objections no_objection no_objections_from_me no_objections_here'),
  'we_sign',
  ...words(
    'signed_and_sealed signed_sealed_and_delivered signed_sealed_delivered sealed_and_signed approved_and_sealed',
  ),
  "deal's_a_deal",
  'deal_is_a_deal',
  ...pairs('have see raise', 'no_objection no_objections no_complaint no_complaints'),
  ...pairs('happy fine good content okay ok satisfied can_live could_live live can_work could_work stick', 'with w'),
  ...pairs('answer_is reply_is verdict_is it_is', 'yes a_yes still_yes'),
  ...pairs('so but and', 'yes ok okay fine alright yes_please ok_please okay_please'),
  ...words(
    'accept accepted accepts accepting agree agree_with agreed deal done approve approved confirm confirmed sold convinced settled settle_on settle_for winner agreement consent consented give_my_consent blessing you_win you_won will_do will_suffice will_have_to_do has_to_do is_the_one is_the_one_i_want is_the_one_i_wanted is_the_one_we_want is_the_one_we_wanted best_bet a_wrap a_yes say_yes would_say_yes am_in are_in good_enough good_to_go all_for_it let_us_do we_have_it we_have_found_it otherwise_i_accept go_ahead going_ahead go_with going_with go_for lock locked let_us_roll say_less book_me_on book_us_on ship_it count_me_in count_us_in sign_me_up sign_us_up leave_it_at_that it_shall_be i_surrender submit hand_it_in works_for_me works_for_us acept accepr acceot acceppt avcept avcepted accepetd aceept aceppt aproved confimed confrim ill_take ill_have well_take were_in im_in',
  ),
]
/** "That was a yes": what was said before was consent, a "no" in front of it is none, and it is one now. */
const SAID_YES = pairs(
  'i we',
  'said_yes meant_yes did_say_yes did_accept did_agree was_saying_yes were_saying_yes was_agreeing were_agreeing meant_it_as_a_yes',
).concat(pairs('that it this', 'was_a_yes was_meant_as_a_yes was_supposed_to_be_a_yes was_consent was_my_yes'))
/** "My wife likes it" */
const FOLK = words(
  'my_wife my_husband my_partner my_mom my_mum my_dad my_kids my_family my_friends my_boss the_kids everybody everyone',
)
const LIKED = FOLK.flatMap((who) => pairs(who, 'like love likes loves'))
/** Whoever and whatever is at hand. */
const AT_HAND = words(
  "i we it that this these those them they us our me my you your yours one offer plan list i'll we'll i'm we're i've we've it's that's it'll that'll this'll they're you're you've there's",
)
/** Words that neither agree nor refuse, and ask for nothing. */
const BESIDE = words(
  "let's lets really very just quite truly simply actually honestly indeed now already to_be_honest to_be_fair for_the_record so_you_know as_far_as_i_can_tell as_far_as_i_can_see as_far_as_i_know by_the_way would_say you_know let_us my_friend tbh imo imho fyi btw ngl anyway anyways kinda u ur w ty tysm thanx thnx thnks thansk thaks verry realy soudns sonds souds looke waanted wantd satisifed frankly personally seriously literally basically surely nicely totally fully completely entirely extremely finally kindly practically obviously lovely_person 4_me 4_us cheers xd lmao hah im ive youve rly please_and_thanks patience help helping effort efforts time listening bearing sorting_it_out wishes there sorry_for delay waiting taking_so_long very_well a_lot as_well_as about ahh ohh heyy good_morning good_evening good_afternoon hello hi hey welcome dears its thats is are am by for with_me with_us with_your with_you with_it with_this with_that with_them with_these with_everything with_all_of_it with_every with_our so thanks thank thx itinerary proposal suggestion idea day trip tour route schedule option choice selection package the a an pretty much to looks look sounds sound seems will shall of all everything everyone everybody both entire whole right take taking lets go going do does enough would_be should_be shall_be way hm hmm mm mhm uh um oh ah aha wow well haha lol hehe nice whatever guess suppose think believe sir madam dear friend buddy man guys requirements preferences needs expectations criteria bill as be have has got here therefore hence full complete thus at in also jolly quick job hereby ever bye ciao herewith foregoing aforementioned serves mister miss ma'am mate mates pal bud boss chief champ dude bro darling honey sweetie luv hun team flight flights assignment assignments arrangement allocation distribution matching pairings partner omg bravo clever compromise declare myself yourself call consider opinion view fun sigh end side any_longer any_further any_more anymore hand_on_heart pleasure joy found from hands one_i_want one_i_wanted list_i_wanted",
).concat(
  pairs(
    'what_i what_we all_i all_we everything_i everything_we',
    'wanted asked_for asked hoped_for hoped imagined needed need want wished_for had_in_mind was_looking_for were_looking_for was_hoping_for were_hoping_for had_hoped_for am_looking_for are_looking_for',
  ),
  pairs(
    'have i we',
    'thought_about_it thought_it_over slept_on_it talked_it_over checked_it checked checked_it_twice looked_at_it',
  ),
  FOLK.flatMap((who) => pairs(who, 'say says')),
)
/** "Yes please", "please book it": alone it asks for anything. */
const TAKEN_PLEASE =
  'accept confirm_it confirm_this confirm_that book_it book_this book_that take_it take_this take_that go_ahead do do_it do_this do_that consider submit_it submit approve'
const PLEASE = ['pls', 'plz', ...hasty('please'), ...stretched('please'), 'please']
const PLEASED = PLEASE.flatMap((please) => pairs('yes yeah yep ok okay sure', please))
/** Of who has not made up his mind, or asks for nothing that anybody could offer. */
const IDLE = words(
  "huh eh yo perhaps maybe possibly would could might may should sorry pardon excuse wait moment sec minute thinking dunno idk undecided interesting i'd we'd it'd that'd morning evening afternoon night test testing later or",
)
const STRETCHED_NODS = stretched('yes good great perfect cool love ok okay yay sweet')
const STRETCHED = stretched('nice so very really hm oh ah mm haha')
const HASTY_NODS = hasty(
  'perfect wonderful excellent absolutely definitely alright great awesome fantastic lovely works fine good cool love yes okay yay agree exactly',
)
const HASTY_TAKES = hasty('accept accepted approved agreed confirmed')
const HASTY_BESIDE = hasty('thanks exactly wanted really sounds looks satisfied')
/** What else there was does not count beside an agreement: "the best so far", "this is better than the last one". */
const COMPARED = [
  ...pairs('best nicest loveliest favourite favorite', '- plan one offer day itinerary').flatMap((best) =>
    words('so_far yet of_all of_them_all i_have_seen we_have_seen i_have_had we_have_had').map(
      (until) => `${best}_${until}`,
    ),
  ),
  ...pairs(
    'than',
    'the_last the_first the_previous the_other the_others all_the_others the_rest your_last your_first the_one_before the_ones_before before expected i_expected we_expected i_feared none nothing last_time',
  ),
  ...pairs('the_last_one the_other_one the_first_one the_one_before the_others', 'was_worse were_worse were_all_worse'),
  ...words('as_good_as_it_gets i_liked_the_first_better'),
]
/** "Not perfect, but it works": a weak word does not count beside what makes up for it. */
const CONCEDED = pairs('not', 'great perfect ideal the_best my_favourite my_favorite what_i_wanted').map(
  (weak) => `${weak}_but`,
)
/** Set phrases that do not count beside an agreement: sighs, relief, farewells, qualms; */
const QUALMS = [
  ...pairs('even_though even_if although though', 'it_is_not_perfect'),
  ...pairs('much even way a_lot lots far that_is this_is it_is', 'better'),
  ...pairs('nothing', 'to_change to_add else_to_add more_to_add to_complain_about wrong_with beats is_missing'),
  ...pairs('would_not_change do_not_change no_need_to_change no_need_to_swap', 'a_thing anything it'),
  ...pairs('thank', 'goodness god heavens'),
  ...pairs('have_a', 'nice good lovely'),
  ...pairs('not', 'bad too_bad too_shabby'),
  ...pairs(
    'sorry_for sorry_about apologies_for',
    'the_fuss the_bother the_hassle the_trouble the_mess the_confusion the_back_and_forth all_the_fuss all_this',
  ),
  ...pairs('in_case', 'it_was_not_obvious it_was_not_clear that_was_not_clear'),
  ...pairs('if', 'that_is_the_best_we_can_do that_is_the_best_you_can_do there_is_nothing_better'),
  ...words(
    'this_is_it that_is_it with_pleasure with_joy with_thanks with_all_my_heart could_be_worse better_now that_is_more_like_it not_bad get_any_better get_better gets_better_than_this what_a no_further_questions no_more_questions that_settles_it we_are_talking glad_to_say would_like_to would_love_to well_done bye_bye good_bye goodbye byebye cheerio see_you see_ya cya take_care good_night ugh sigh eh_well oh_well go_on_then go_on you_know_what know_what is_worth_it worth_it about_time took_long_enough took_you_long_enough took_its_time took_a_while at_last at_long_last phew many_thanks much_obliged if_that_helps shakes_hands sorry_for_the_wait sorry_for_the_delay sorry_for_taking_so_long no_argument no_regrets as_it_stands as_it_is as_is no_more_changes back_and_forth for_the_back_and_forth for_putting_up_with_me for_putting_up_with_us from_my_side from_our_side from_my_end on_my_side on_my_end earned_it no_changes no_need_for_changes no_ifs_no_buts no_ifs_and_no_buts no_more_haggling no_hard_feelings no_way_around_it no_reason_to_refuse no_reason_to_say_no will_not_argue will_not_complain shall_not_complain shall_not_argue can_not_say_no could_not_say_no can_not_refuse could_not_refuse can_not_do_better can_not_ask_for_more nothing_to_object nothing_speaks_against if_i_must if_we_must if_you_must if_it_helps if_it_makes_you_happy if_that_makes_you_happy back_where_we_were back_to_where_we_were back_on_track thanks_for_nothing against_my_better_judgement i_give_in i_give_up enough_haggling fair_enough never_mind as_i_said_before as_i_said like_i_said for_the_third_time without_me without_us no_matter after_all what_the_heck what_the_hell if_nothing_better',
  ),
]
/** those that leave it open; */
const DOUBTING = [
  ...pairs('give_me give_us - one', 'a_minute a_second a_moment second'),
  ...words(
    'ok_bye okay_bye k_bye ok_ciao fine_bye not_sure do_not_know dont_know let_me_think let_me_see let_us_see hold_on hang_on i_am_done we_are_done',
  ),
]
/** Of a deal that is none. */
const BREAKS = pairs('happy_with fine_with good_with content_with ok_with okay_with', 'a an another').concat(
  words(
    'deal_breaker deal_breakers dealbreaker dealbreakers deal_with no_deal all_but anything_but nothing_but none_but last_but_one not_yet have_a_better know_a_better have_a_cheaper know_a_cheaper here_is_my here_are_my my_plan_is my_idea_is my_offer_is my_list_is',
  ),
)
/** What refuses, asks for something else or makes consent depend on something. */
const CONDITIONS = words(
  'if if_so if_not unless except until once when instead as_long_as so_long_as provided providing assuming condition conditions subject_to without rather prefer prefers reject rejected decline refuse no nope nah never another_one_instead hard_pass swap change replace exchange switch add put include remove drop find make try keep_looking try_again with_a with_an',
)
/** Of another offer, a part of this one, or a wish: a consent behind it may be to that. */
const ELSEWHERE = words(
  'want wants need needs needed must hope changes skip leave keep cut give move bring get other another others different else alternative first second third most last previous earlier old original back before after rest part partly half out off gone away would_accept would_agree would_take_it with',
)
/** Beside a nod these make it none: a complaint, a reservation, somebody else's wish. */
const HOLDING = words(
  "can still yet only too also plus apart aside minus not nor none nothing neither nobody wanted needed wished some far farther further distant long closer close nearer near cheaper expensive pricey dear costly cheap worse bad boring bored dull hate hates hated dislike dislikes lack lacks miss misses missing missed forgot forgotten problem issue pity shame sad unfortunately sadly almost nearly hardly barely hard difficult how which where why who whether tell tomorrow in_place better thing things expected less more fewer afraid can't cant cannot won't wont wouldn't couldn't shouldn't don't dont doesn't doesnt isn't isnt aren't wasn't weren't didn't haven't hasn't hadn't",
)
/** Whoever is asked for something, or asks for it, */
const ASKED = [
  ...pairs('can could may might', 'you we i they it'),
  ...pairs('will would', 'you we they'),
  ...pairs('shall should', 'we you'),
]
const ASKED_FOR = ASKED.flatMap((asked) => [
  ...pairs(asked, '- not also maybe perhaps please then both'),
  asked.replace('_', '_not_'),
])
/** and with these to be told, which asks for nothing else. */
const TO_BE_TOLD = ASKED.flatMap((asked) =>
  pairs(
    asked,
    'reject explain please_explain tell please_tell say see know ask remind describe confirm check compare show clarify repeat be accept agree like decide live change_my_mind still expect wait have_to',
  ),
).concat(pairs('if_i if_we when_i may_i do_i how_to', 'reject'))
/** What else suggests another offer. */
const SUGGESTS = [
  ...words(
    'how_about what_about how_abt what_abt what_if why_not_the why_not_a why_not_go why_not_take why_do_not_we why_do_not_you why_can_not any_chance any_way_to any_hope is_there_any_way what_else anything_else something_else would_you_mind do_you_mind are_you_kidding are_you_joking are_you_serious you_call_that is_not_there are_not_there instead another reject a_bit_cheaper a_little_cheaper',
  ),
  ...pairs('is_there are_there do_you_have have_you_got got', 'no not anything something another'),
]
/** What the words of a person at an offer do, phrases in front of the words in them: thousands, made when somebody is at one. */
export const answering = (): readonly (readonly string[])[] =>
  [
    [...COMPARED, ...CONCEDED, ...QUALMS],
    DOUBTING,
    TO_BE_TOLD,
    [...SUGGESTS, ...ASKED_FOR],
    BREAKS,
    SAID_YES,
    THIS,
    THAT,
    [...TAKES, ...HASTY_TAKES, ...pairs(TAKEN_PLEASE, 'please'), ...pairs('please', TAKEN_PLEASE)],
    [...LIKED, ...NODS, ...HASTY_NODS, ...STRETCHED_NODS, ...PLEASED],
    CONDITIONS,
    [...BESIDE, ...HASTY_BESIDE, ...STRETCHED],
    AT_HAND,
    [...IDLE, ...PLEASE],
    ELSEWHERE,
    HOLDING,
    words('but though although however'),
    words('and then'),
  ].map((list) => contracted(list).sort((one, other) => other.length - one.length))
