/** A kitchen in words, and what its rules ask for. */
import type { Observation, Scene, SceneItem } from 'roundtable/games/overcooked'

type Kitchen = Observation['kitchen']

const INGREDIENTS: Readonly<Record<string, string>> = { o: 'onion', t: 'tomato' }

export const nameSoup = (contents: string): string => [...contents].map((letter) => INGREDIENTS[letter]).join(', ')

/** `an onion`, `a soup of onion, onion, onion`. */
export function nameItem(item: SceneItem | null): string {
  if (!item) return 'nothing'
  if (item.kind === 'soup') return `a soup of ${nameSoup(item.contents ?? '')}`
  return item.kind === 'onion' ? 'an onion' : `a ${item.kind}`
}

/** Steps from the start of a pot until its soup is ready. */
export function cookingSteps({ cookTime }: Kitchen, contents: string): number {
  if (typeof cookTime === 'number') return cookTime
  return [...contents].reduce((sum, letter) => sum + (letter === 'o' ? cookTime.onion : cookTime.tomato), 0)
}

/** What the cooks are to do, in two sentences that fit this kitchen. */
export function explain({ dynamics, grid }: Kitchen): string {
  const pot =
    dynamics === 'classic'
      ? 'Put three of one ingredient into a pot; it then cooks by itself.'
      : 'Put one to three ingredients into a pot, then use it with empty hands to start it.'
  const gate = grid.some((row) => row.includes('G')) ? ' Gates open only for empty hands.' : ''
  return `${pot} Fetch a dish, plate the soup when its ring is full, and bring it to the bell.${gate}`
}

export function describeKitchen(
  { scene, tick, horizon, score }: Observation,
  nameOf: (seat: string) => string,
): string[] {
  const cook = (seat: keyof Scene['players']): string => {
    const { x, y, facing, holding } = scene.players[seat]
    return `${nameOf(seat)} stands at column ${x + 1}, row ${y + 1}, looks ${facing}, holds ${nameItem(holding)}.`
  }
  const pot = ({ x, y, contents, left }: Scene['pots'][number]): string =>
    `The pot at column ${x + 1}, row ${y + 1} ${contents ? `holds ${nameSoup(contents)}` : 'is empty'}${
      left === null ? '' : left === 0 ? ' and is ready' : ` and cooks for ${left} more steps`
    }.`
  return [
    `Step ${tick} of ${horizon}, ${score} points.`,
    cook('alice'),
    cook('bob'),
    ...scene.pots.map(pot),
    ...scene.lying.map(({ x, y, item }) => `${nameItem(item)} lies at column ${x + 1}, row ${y + 1}.`),
    ...scene.gates.map(
      ({ x, y, open, left }) =>
        `The gate at column ${x + 1}, row ${y + 1} is ${open ? `open for ${left} steps` : 'closed'}.`,
    ),
  ]
}
