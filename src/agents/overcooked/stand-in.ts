/** What the stand-in model answers to LLM-Co in a kitchen: it reads the prompt and follows a cook's plain rules. */
import type { Responder } from '../../models/index.ts'
import { reply } from '../collab/read-prompt.ts'
import { OPENING } from './llm-co/prompt.ts'

export const responder: Responder = {
  name: 'overcooked',
  recognises: ({ messages }) => messages.some(({ role, content }) => role === 'system' && content.includes(OPENING)),
  answer: ({ messages }) => {
    const system = messages.find(({ role }) => role === 'system')!.content
    const input = messages.filter(({ role, content }) => role === 'user' && content.startsWith('[State]')).at(-1)
    const told = readState(input?.content ?? '')
    if (told.actions.length === 0) return 'I see no actions to choose from.'
    const { because, action } = choose({ ...told, helpful: system.includes('## Attitude') })
    return reply(because, action)
  },
}

interface Told {
  readonly held: string
  readonly partnerHeld: string
  /** By id; Infinity where the way is blocked or there is none. */
  readonly distances: ReadonlyMap<string, number>
  readonly cookers: readonly { readonly id: string; readonly size: number; readonly soup: string }[]
  readonly actions: readonly string[]
}

function readState(text: string): Told {
  const own = text.split('location information>')[0]!
  return {
    held: / am holding ([^.]+)\./.exec(text)?.[1] ?? 'nothing',
    partnerHeld: / is holding ([^.]+)\./.exec(text)?.[1] ?? 'nothing',
    distances: new Map(
      [...own.matchAll(/([a-z]\d+) is (\d+) units away\. /g)].map(([, id, steps]) => [id!, Number(steps)]),
    ),
    cookers: [...text.matchAll(/(c\d+) contains ([^.]+)\. \1 is \w+\. soup in \1 is ([^.]+)\. /g)].map(
      ([, id, contents, soup]) => ({ id: id!, size: countIngredients(contents!), soup: soup! }),
    ),
    actions: (/Available Actions:\s*\[(.*)\]/.exec(text)?.[1] ?? '').split(', ').filter(Boolean),
  }
}

/** Of `2 out of 3 onions` or `1 onions and 2 tomatoes`. */
function countIngredients(contents: string): number {
  const [first, second] = [...contents.matchAll(/(\d+) (?:onions|tomatoes)/g)].map(([, count]) => Number(count))
  return contents.includes('out of') ? Number.parseInt(contents) : (first ?? 0) + (second ?? 0)
}

interface Choice {
  readonly because: string
  readonly action: string
}

function choose(told: Told & { helpful: boolean }): Choice {
  const { held, partnerHeld, cookers, actions, distances } = told
  const cooked = cookers.filter(({ soup }) => soup === 'cooked')
  const started = cookers.filter(({ soup }) => soup !== 'not cooking')
  const filling = cookers.filter(({ soup, size }) => soup === 'not cooking' && size < 3)
  /** The nearest of the actions that begin so; `at`: only on these targets. */
  const find = (beginning: string, at?: readonly string[]): string | undefined => {
    const far = (action: string) => distances.get(targetOf(action)) ?? 99
    return actions
      .filter((action) => action.startsWith(beginning) && (!at || at.includes(targetOf(action))))
      .reduce<string | undefined>((best, action) => (best && far(best) <= far(action) ? best : action), undefined)
  }
  const first = (...choices: readonly (readonly [string | undefined, string])[]): Choice => {
    const [action, because] = choices.find(([action]) => action !== undefined) ?? ['wait.', 'There is nothing to do.']
    return { action: action!, because }
  }
  // Where only the partner gets to the cookers, what lies between us is for them.
  const from = (text: string, letters: string) =>
    find(
      text,
      actions.map(targetOf).filter((id) => letters.includes(id[0]!)),
    )
  const places = cookers.some(({ id }) => distances.has(id)) ? 'opkst' : 'opkt'
  const fullest = [...filling].sort((a, b) => b.size - a.size).map(({ id }) => id)
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

  if (held === 'soup in plate')
    return first(
      [find('place soup for delivery'), 'The soup is ready to be delivered; my partner goes on cooking.'],
      [find('wait at'), 'My partner will have to open the gate for me.'],
      [find('place cooked soup in s'), 'My partner can deliver it from there.'],
    )
  if (held === 'plate')
    return first(
      [find('load', ids(cooked)), 'A soup is ready, and my partner expects me to take it.'],
      [find('load'), 'A soup will soon be ready.'],
      [find('place plate in s'), 'My partner needs a plate and can take it from there.'],
      [filling.length > 0 && partnerHeld !== 'nothing' ? find('wait at') : undefined, 'The gate is closed.'],
    )
  if (held === 'onion' || held === 'tomato')
    return first(
      [find('place', fullest.slice(0, 1)) ?? find('place', fullest), `My partner will bring the next ${held}.`],
      [find(`place ${held} in s`), 'My partner can take it from there to the cookers.'],
      [started.length > 0 && partnerHeld !== 'plate' ? find(`place ${held} on k`) : undefined, 'I need free hands.'],
    )
  const carries = partnerHeld !== 'nothing'
  const wantsPlate = started.length > (partnerHeld === 'plate' ? 1 : 0)
  return first(
    [told.helpful && carries ? find('open') : undefined, 'My partner carries something and cannot open the gate.'],
    [from('pick up cooked soup', places), 'It can be delivered.'],
    [find('turn on', ids(cookers.filter(({ size }) => size === 3))), 'It is full.'],
    [
      wantsPlate ? (from('pick up a plate', places) ?? from('pick up plate', places)) : undefined,
      'The soup will need a plate.',
    ],
    [
      filling.length > 0 || started.length === 0 ? from('pick up onion', places) : undefined,
      'The cookers want more onions.',
    ],
    [filling.length > 0 ? from('pick up tomato', places) : undefined, 'The cookers want more.'],
    [find('open'), 'There is nothing to do on this side.'],
  )
}

const targetOf = (action: string): string => /([a-z]\d+)\.?$/.exec(action)?.[1] ?? ''
