/** What there is in a kitchen and who can get at it, in the names that LLM-Co's states use. */
import { compile, llmCo, type Observation } from '../../../games/overcooked/index.ts'

const KINDS: Readonly<Record<llmCo.Letter, string>> = {
  o: 'onion dispensers',
  t: 'tomato dispensers',
  p: 'plate dispensers',
  c: 'cookers',
  d: 'delivery hatches',
  g: 'gates',
  s: 'counters to hand things over',
  k: 'kitchen counters',
}

/** Told in the words of the cook who sees this. `partner` is how the other is called. */
export function describeKitchen({ kitchen: spec, seat }: Observation, partner: string): string {
  const kitchen = compile(spec)
  const objects = llmCo.findObjects(kitchen)
  const start = kitchen.start()
  const [mine, theirs] = seat === 'alice' ? [0, 1] : [1, 0]
  const within = (player: number, throughGates: boolean) => {
    const ways = new llmCo.Ways(kitchen, start, throughGates)
    const { steps } = ways.explore(ways.spot(player), -1)
    return (object: llmCo.KitchenObject) => ways.beside(object.cell).some((place) => steps[place]! >= 0)
  }
  const named = (wanted: (object: llmCo.KitchenObject) => boolean) =>
    Object.values(objects)
      .flat()
      .filter((object) => object.letter !== 'k' && wanted(object))
      .map(({ id }) => id)
      .join(', ') || 'none of them'
  const [me, you] = [within(mine, false), within(theirs, false)]
  const behind = (object: llmCo.KitchenObject) =>
    (within(mine, true)(object) && !me(object)) || (within(theirs, true)(object) && !you(object))
  const kinds = (Object.keys(KINDS) as llmCo.Letter[]).filter((letter) => objects[letter].length > 0)
  const lines = [
    `Things are named by a letter and a number: ${kinds.map((letter) => `${letter} ${KINDS[letter]}`).join(', ')}.`,
  ]
  if (named(me) === named(you)) lines.push(`${partner} and I can both get to ${named(me)}.`)
  else lines.push(`I can get to ${named(me)}. ${partner} can get to ${named(you)}.`)
  if (objects.g.length > 0) lines.push(`With a gate open, one of us can also get to ${named(behind)}.`)
  const shared = objects.k.filter((object) => me(object) && you(object))
  if (named(me) !== named(you) && objects.s.length === 0 && shared.length > 0)
    lines.push(`Both of us can get to the counters ${shared.map(({ id }) => id).join(', ')}.`)
  return lines.join('\n')
}
