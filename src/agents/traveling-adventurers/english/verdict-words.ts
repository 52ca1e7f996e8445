/** Words by which a verdict on a proposal is told: what is judged, how, and what changes nothing. */

export const PATH_NOUNS = new Set(
  (
    'start beginning path route plan idea proposal suggestion tour course trade compromise bargain one way option order solution trip choice loop circle round thing deal ' +
    'sequence bet offer version alternative result answer pick call thinking match circuit journey itinerary move'
  ).split(' '),
)
export const GOOD = new Set(
  (
    'good great fine perfect perfectly excellent nice nicely amazing wonderful brilliant reasonable sensible fair smart ideal ' +
    'optimal optimum acceptable convincing lovely solid right correct ok okay alright awesome superb fantastic best clever cool ' +
    'decent neat sound strong sweet terrific marvellous marvelous splendid satisfactory promising attractive appealing ' +
    'beautiful agreeable favourable favorable unbeatable flawless maximum winner wise logical valid agreed approved accepted ' +
    'advantageous profitable doable genius convenient suitable practical satisfying fitting'
  ).split(' '),
)
export const BAD = new Set(
  (
    'bad terrible awful poor horrible weak worse worst unacceptable suboptimal unfair silly stupid mistake wrong incorrect ' +
    'rubbish crap garbage trash nonsense useless unattractive inefficient wasteful disappointing loss lousy dreadful unwise ' +
    'inferior risky expensive costly waste meh ugly ridiculous dumb pointless disaster inadequate insufficient rejected ' +
    'disadvantageous problematic impossible catastrophe catastrophic painful unfavourable unfavorable illogical inconvenient unsuitable impractical unsatisfying'
  ).split(' '),
)
/** Attitudes of a person to something. */
export const FAVOURS = new Set(
  'like love adore fancy care sign accept agree support approve want take follow endorse adopt second enjoy trust buy use choose prefer do dig go roll run stick stay settle live fan keen happy pleased satisfied content convinced comfortable glad impressed fond concur subscribe assent'.split(
    ' ',
  ),
)
export const OPPOSES = new Set(
  'complain hate dislike disagree object refuse reject oppose decline veto doubt'.split(' '),
)
/** These need nothing that they are about. */
export const ALONE = new Set(
  'complain happy pleased satisfied convinced fan keen accept agree concur assent approve disagree object refuse reject decline oppose'.split(
    ' ',
  ),
)
/** What a proposal does for somebody. */
export const SERVES = new Set(
  'sense please pleases help helps work works working suit suits fit fits convince convinces appeal appeals satisfy satisfies pay pays'.split(
    ' ',
  ),
)
export const HARMS = new Set(
  'suck sucks kill kills hurt hurts ruin ruins waste wastes skip skips miss misses leaves drops avoids forgets omits ignore ignores sacrifice sacrifices cost costs'.split(
    ' ',
  ),
)
export const POOR = new Set('low lowest weak weakest bad worst poor poorest small smallest ones twos'.split(' '))
export const NEGATES = new Set(
  'not no never hardly barely unable unwilling cannot nothing without nobody neither nor none scarcely dont cant wont isnt doesnt'.split(
    ' ',
  ),
)
export const IT = new Set(['it', 'that', 'this', 'yours', 'these', 'those', 'them'])
export const COPULA = new Set(
  (
    "is are was be being been look looks looked sound sounds sounded seem seems seemed feel feels appears that's it's its " +
    "that'd it'd it'll that'll this'll isn't wasn't aren't wouldn't won't yours's makes remains isnt"
  ).split(' '),
)
/** Beside a verdict these change nothing. */
export const FILLERS = new Set(
  (
    'see a an the very really quite pretty so too just also still all as much rather oh ah well hm hmm ok okay and but honestly ' +
    'actually absolutely totally completely entirely definitely certainly such what simply truly indeed me for to sorry then ' +
    'overall probably maybe perhaps even clearly basically super extremely perfectly fairly kind of sort bit little not no never ' +
    'far from anything or either my opinion in view i think guess believe find feel say must would be might may ' +
    "could will i'd i'm reckon suppose afraid partner friend mate dude already that this it yes yeah alright fine again now unfortunately literally seriously anyway anyhow hey naw fam bro bruh dawg yo boi imo imho tbh ngl iirc idk kinda dunno um uh big huge major"
  ).split(' '),
)
/** After a word of praise these show that something else is praised. */
export const OTHER_NOUNS = new Set(
  (
    'hallway hallways coins coin number numbers connection connections edge edges corridor corridors room rooms column row line key button window field table cell luck morning ' +
    'day evening afternoon night question game job work start value values amount score many few deal? list lists info ' +
    'information explanation overview for? side sum total time memory there team teamwork partner'
  ).split(' '),
)
