/** A replay: a house of Traveling Adventurers with the path that both submitted, beside what was said. */
import type { Played } from './played.ts'
import { LETTER, box, label, picture, round, wrap } from './svg.ts'

const HOUSE = 300
const TEXT = 560
const SIZE = 12.5
const LINE = 18

export function drawDialogue({ game, steps, outcome }: Played): string {
  const { state: last } = steps.at(-1)!
  const parts = [
    label(24, 34, game.name, { className: 'ink bold' }),
    label(HOUSE + TEXT - 24, 34, `${outcome.reason}, score ${outcome.scores['USER']}`, {
      anchor: 'end',
      className: 'soft',
    }),
    ...drawHouse(game.observe(last, 'USER'), game.observe(last, 'BOT'), pathOf(steps)),
  ]
  let y = 56
  for (const [i, { event }] of steps.entries()) {
    if (event.type !== 'acted') continue
    const said = game.language.say(event.action, game.observe(steps[i - 1]!.state, event.seat)).replaceAll('\n', '. ')
    const isUser = event.seat === 'USER'
    const lines = wrap(said, Math.floor((TEXT - 130) / (SIZE * LETTER)))
    const width = Math.max(...lines.map((line) => line.length)) * SIZE * LETTER + 28
    const x = isUser ? HOUSE : HOUSE + TEXT - 24 - width
    parts.push(
      label(isUser ? x : x + width, y + 12, `${event.n} ${event.seat}`, {
        size: 10,
        className: 'soft',
        anchor: isUser ? 'start' : 'end',
      }),
    )
    parts.push(box(x, y + 18, width, lines.length * LINE + 14, isUser ? 'one' : 'two', 8))
    for (const [k, line] of lines.entries()) parts.push(label(x + 14, y + 37 + k * LINE, line, { size: SIZE }))
    y += lines.length * LINE + 44
  }
  return picture(
    HOUSE + TEXT,
    Math.max(y, 400) + 8,
    'A replay of Traveling Adventurers: the house, and what both said',
    parts,
  )
}

interface Seen {
  readonly rooms: readonly { readonly letter: string; readonly name: string }[]
  readonly weights: readonly (readonly [string, string, number])[]
}

/** Rooms in a ring; the ways of the path with the coins of both. */
function drawHouse(user: Seen, bot: Seen, path: readonly string[]): string[] {
  const places = new Map(
    user.rooms.map(({ letter }, i) => {
      const angle = (i / user.rooms.length) * 2 * Math.PI - Math.PI / 2
      return [letter, [150 + 100 * Math.cos(angle), 205 + 115 * Math.sin(angle)] as const]
    }),
  )
  const way = (a: string, b: string, className: string): string => {
    const [[x, y], [u, v]] = [places.get(a)!, places.get(b)!]
    return `<line x1="${round(x)}" y1="${round(y)}" x2="${round(u)}" y2="${round(v)}" class="${className}"/>`
  }
  const coins = ({ weights }: Seen, a: string, b: string): number =>
    weights.find(([one, two]) => (one === a && two === b) || (one === b && two === a))![2]
  const pairs = path.slice(1).map((room, i) => [path[i]!, room] as const)
  return [
    ...user.weights.map(([a, b]) => way(a, b, 'line')),
    ...pairs.map(([a, b]) => way(a, b, 'strong')),
    ...pairs.flatMap(([a, b]) => {
      const [[x, y], [u, v]] = [places.get(a)!, places.get(b)!]
      const [cx, cy] = [x + (u - x) * 0.5, y + (v - y) * 0.5]
      return [
        box(cx - 19, cy - 10, 38, 20, 'head', 10),
        label(cx, cy + 4, `${coins(user, a, b)}+${coins(bot, a, b)}`, { size: 11, anchor: 'middle' }),
      ]
    }),
    ...user.rooms.flatMap(({ letter }) => {
      const [x, y] = places.get(letter)!
      return [
        box(x - 17, y - 17, 34, 34, 'head', 17),
        label(x, y + 5, letter, { size: 14, anchor: 'middle', className: 'ink bold' }),
      ]
    }),
    label(150, 368, path.join(' '), { anchor: 'middle' }),
    label(150, 386, 'coins of USER + coins of BOT', { size: 10, className: 'soft', anchor: 'middle' }),
  ]
}

/** What was submitted last. */
const pathOf = (steps: Played['steps']): readonly string[] =>
  steps
    .flatMap(({ event }) => {
      const action = event.type === 'acted' ? (event.action as { readonly path?: readonly string[] }) : {}
      return action.path ? [action.path] : []
    })
    .at(-1)!
