/** What a symbolic player says of a team: true sentences about the record, which give no secret away. */
import { capital, current, errand, listOf, playersNamed, type Observation } from '../../games/avalon/index.ts'
import { evilChances, maskOf, successChance, type Belief } from '../../solvers/role-worlds/index.ts'

/**
 * A remark on the present team (or, before there is one, on the record). `agrees` is the speaker's stance; reasons come
 * from `known` alone, what everybody at the table can conclude, so that no remark shows what its speaker was told. The
 * wording follows from what was said before, which everybody has heard: nobody repeats the others word for word.
 */
export function remark(observation: Observation, agrees: boolean, known: Belief): string {
  const { team, messages, leader } = current(observation)
  // Nobody speaks against a team of their own: whoever leads says that it should go, and leaves the counting to the others.
  const leads = leader === observation.player
  const turn = observation.proposals.reduce((sum, proposal) => sum + proposal.messages.length, 0)
  const say = (wordings: readonly string[]): string => wordings[turn % wordings.length]!
  const certain = evilChances(known).flatMap((chance, index) => (chance === 1 ? [index + 1] : []))
  const isShown = certain.length > 0 && !(leads && certain.some((player) => team?.includes(player)))
  const proof = isShown ? playersNamed(certain) : undefined
  // What somebody has just pointed out is not pointed out again.
  const isSaid = (words: string): boolean =>
    messages.some(({ text }) => CLAIMED.some((claim) => text.includes(`${words} ${claim}`)))
  const proven = proof !== undefined && !isSaid(proof) ? [say(proofs(proof, certain.length))] : []
  if (!team) return [...recordOf(observation, say), ...proven].join(' ')
  const { needed } = errand(observation)
  const chance = `${Math.round(successChance(known, maskOf(team), needed) * 100)}%`
  const named = messages.filter(({ text }) => text.includes(chance))
  // What two have counted, the others need not count again.
  const reason =
    leads || named.length >= 3
      ? undefined
      : say(named.length === 0 ? reasons(chance) : echoes(chance, named.at(-1)!.player))
  return [
    capital(say((agrees ? approvals : rejections)(playersNamed(team)))),
    ...(reason === undefined ? [] : [reason]),
    ...proven,
  ].join(' ')
}

/** What follows the names in {@link proofs}. */
const CLAIMED = ['is evil', 'are evil', 'can only be evil', 'must be evil']

const approvals = (team: string): string[] => [
  `I approve the team of ${team}.`,
  `I am fine with ${team}.`,
  `${team} have my support.`,
  `I would send ${team}.`,
  `I support ${team}.`,
  `Let ${team} go.`,
  `No objection from me to ${team}.`,
  `I agree with sending ${team}.`,
  `${team} are good enough for me.`,
  `I am for ${team}.`,
]

const rejections = (team: string): string[] => [
  `I reject the team of ${team}.`,
  `I would not send ${team}.`,
  `I am against ${team}.`,
  `${team} do not have my support.`,
  `I do not support ${team}.`,
  `We can do better than ${team}.`,
  `I object to ${team}.`,
  `I disagree with sending ${team}.`,
  `${team} are not good enough for me.`,
  `I would look for others than ${team}.`,
]

const reasons = (chance: string): string[] => [
  `From the quests alone, it succeeds with a chance of ${chance}.`,
  `Going by the quests, I give it ${withArticle(chance)} chance.`,
  `What the quests have shown makes that ${withArticle(chance)} chance of success.`,
  `By the record, this quest succeeds with a chance of ${chance}.`,
  `After what we have seen, the chance that it goes well is ${chance}.`,
  `I count ${withArticle(chance)} chance of success from the record.`,
  `Its chance of success is ${chance}, as far as the quests tell.`,
  `If I look at nothing but the quests, the chance is ${chance}.`,
]

/** "An 11%", "a 29%". */
const withArticle = (chance: string): string => `${/^(?:8|1[18]%)/.test(chance) ? 'an' : 'a'} ${chance}`

/** Where the same number was named before. */
const echoes = (chance: string, player: number): string[] => [
  `I come to ${chance} as well.`,
  `Player ${player} said ${chance}, and so do I.`,
  `Like player ${player}, I get to ${chance}.`,
  `${chance}, as player ${player} said.`,
  `I counted the same as player ${player}.`,
  `Yes, the chance is ${chance}.`,
  `I see its chance as player ${player} does: ${chance}.`,
]

const proofs = (players: string, count: number): string[] => [
  `The quests prove that ${players} ${count === 1 ? 'is' : 'are'} evil.`,
  `After these quests, ${players} can only be evil.`,
  `Nothing fits the quests unless ${players} ${count === 1 ? 'is' : 'are'} evil.`,
  `By the quests ${players} must be evil.`,
]

function recordOf({ proposals }: Observation, say: (wordings: readonly string[]) => string): string[] {
  const quests = proposals.filter(({ quest }) => quest)
  const failed = quests.flatMap(({ round, quest }) => (quest!.success ? [] : [round]))
  if (quests.length === 0)
    return [
      say([
        'No quest has been played yet, so any of us may be anything.',
        'There is nothing to go by yet.',
        'I know of nothing that speaks for or against anybody yet.',
        'Before the first quest I can only say: let us watch who votes for whom.',
        'Nothing to report so far.',
        'We have to begin somewhere; I have no preference.',
        'Ask me again after the first quest.',
        'So far everybody looks the same to me.',
      ]),
    ]
  if (failed.length === 0)
    return [
      say([
        'No quest has failed so far.',
        'All has gone well so far; I would keep to those who went.',
        'Every quest has succeeded so far.',
        'Nothing has failed yet.',
        'Whoever went so far did us no harm.',
        'I see no reason to change much.',
      ]),
    ]
  const which = `quest${failed.length === 1 ? '' : 's'} ${listOf(failed)}`
  return [
    say([
      `${capital(which)} failed; beware of who went.`,
      `Remember who went on ${which}.`,
      `I would leave out whoever was on ${which}.`,
      `Somebody sabotaged ${which}; I look at those who went.`,
      `We lost ${which}. Let us try others.`,
      `Those of ${which} have something to explain.`,
      `I do not forget ${which}.`,
    ]),
  ]
}
