/** The partner's coins, brought up to date after each of its messages (paper, section 4.3). */
import type { Hallway, Observation } from '../../../../games/traveling-adventurers/index.ts'
import type { Json } from '../../../../core/json.ts'
import type { Extractor, Place } from '../extractor/extractor.ts'
import { lettersOf } from '../board.ts'
import { clarifications, emptyWorld, hear, knownHallways, type Claim, type PartnerWorld } from '../partner-world.ts'
import { writeList } from '../write.ts'
import { inputLine, type AgentModule } from './types.ts'

export interface Grounding extends AgentModule {
  /** The partner's coins as far as they are known. */
  known(observation: Observation): Hallway[]
  /** Takes in what is claimed of them. */
  learn(claims: readonly Claim[], observation: Observation): void
}

const UNREADABLE = 'I could not make out the coins in your last message: please say them again.'

/** `where` says what "there" may mean, for agents that keep track of it. */
export function grounding(extractor: Extractor, where?: (observation: Observation) => Place): Grounding {
  let world: PartnerWorld | undefined
  let heard = 0
  let doubts: readonly string[] = []
  const now = (observation: Observation): PartnerWorld =>
    (world ??= emptyWorld(lettersOf(observation), observation.coins))

  function learn(observation: Observation, claims: readonly Claim[], corrections?: readonly Claim[]) {
    const result = hear(now(observation), claims, corrections)
    world = result.world
    return result.verdicts
  }

  return {
    name: 'grounding',
    known: (observation) => knownHallways(now(observation)),
    learn: (claims, observation) => void learn(observation, claims),
    async update(observation, turn) {
      const news = observation.dialogue.slice(heard).some(({ seat }) => seat !== observation.seat)
      if (news) doubts = []
      for (; heard < observation.dialogue.length; heard++) {
        const { seat, text } = observation.dialogue[heard]!
        if (seat === observation.seat) continue
        const known = knownHallways(now(observation))
        const found = await extractor.extract({ message: text, known, observation, ...where?.(observation) }, turn)
        const verdicts = learn(observation, found.claims ?? [], found.corrections)
        doubts = [...doubts, ...(found.claims ? (found.questions ?? []) : [UNREADABLE])]
        turn.note('extracted', { message: text, ...found, claims: found.claims ?? null, verdicts } as unknown as Json)
      }
    },
    instructions: () => [
      ...inputLine(
        'World-state-user',
        "your partner's coins as far as your partner has told them, as triples like your own. A hallway that is missing here is unknown to you: ask. It is filled in for you after every message.",
      ),
      ...inputLine(
        'Unclear',
        'questions about coins on which your partner has contradicted itself, or could not be understood. Ask them in your message, word for word if you like. Present only when there are any.',
      ),
    ],
    input(observation) {
      const questions = [...clarifications(now(observation)), ...doubts]
      return [
        { title: 'World-state-user', text: writeList(knownHallways(now(observation))) },
        ...(questions.length > 0 ? [{ title: 'Unclear', text: questions.join(' ') }] : []),
      ]
    },
    note: (_reply, _decision, observation) => ({
      known: knownHallways(now(observation)),
      unclear: clarifications(now(observation)),
    }),
  }
}
