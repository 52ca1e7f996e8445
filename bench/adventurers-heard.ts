/** How much of what is said in Traveling Adventurers is understood: `npx tsx bench/adventurers-heard.ts [--all]`. */
import type { Act } from '../src/agents/traveling-adventurers/english/acts.ts'
import { createReader } from '../src/agents/traveling-adventurers/english/read.ts'
import { heard, heardLater } from './listening/adventurers.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } })
const pair = (a: string, b: string): string => (ROOMS.indexOf(a) < ROOMS.indexOf(b) ? `${a}-${b}` : `${b}-${a}`)

/** What an act says, in the notation of the messages. */
function nameAct(act: Act): string[] {
  switch (act.kind) {
    case 'tell':
      return act.coins.map(({ a, b, coins }) => `${pair(a, b)} ${coins}`)
    case 'ask':
      return [
        ...act.pairs.map(([a, b]) => `? ${pair(a, b)}`),
        ...act.from.map((room) => `? ${room}-*`),
        ...(act.all ? ['? all'] : []),
      ]
    case 'propose':
      return [`> ${act.path.join(' ')}`]
    case 'agree':
      return ['yes']
    case 'disagree':
      return ['no']
    case 'submit':
      return ['submit']
    case 'invite':
      return ['what']
    default:
      return []
  }
}

const plain = (said: string): string => said.replace(/\b([A-Z])-([A-Z])\b/g, (_, a: string, b: string) => pair(a, b))

for (const [name, messages] of Object.entries({ first: heard, later: heardLater })) {
  let [right, told, found] = [0, 0, 0]
  for (const [text, says] of messages) {
    const wanted = new Set(says === '' ? [] : says.split('; ').map(plain))
    const got = new Set(read(text).acts.flatMap(nameAct))
    const hits = [...got].filter((one) => wanted.has(one)).length
    right += hits
    told += wanted.size
    found += got.size
    if (process.argv.includes('--all') && (hits < wanted.size || hits < got.size))
      console.log(`${JSON.stringify(text)}\n  says ${[...wanted].join('; ')}\n  read ${[...got].join('; ')}`)
  }
  const [precision, recall] = [right / found, right / told]
  const balanced = (2 * precision * recall) / (precision + recall)
  console.log(
    `${name}: ${messages.length} messages, ${told} things said: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${balanced.toFixed(3)}`,
  )
}
