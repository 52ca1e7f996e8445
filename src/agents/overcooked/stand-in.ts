/** What the stand-in model answers to LLM-Co in a kitchen: it reads the prompt and follows a cook's plain rules. */
import type { Responder } from '../../models/index.ts'
import { reply } from '../collab/read-prompt.ts'
import { OPENING } from './llm-co/prompt.ts'
import { isState, readState, targetOf, type ToldState } from './llm-co/read-state.ts'

export const responder: Responder = {
  name: 'overcooked',
  // In whatever words the task is put, published ones too, a state is told in the same form.
  recognises: ({ messages }) =>
    messages.some(({ role, content }) => role === 'system' && content.includes(OPENING)) || isState(messages.at(-1)),
  answer: ({ messages }) => {
    const told = tell(readState(messages.findLast(isState)?.content ?? ''))
    if (told.actions.length === 0) return 'I see no actions to choose from.'
    const helpful = messages.some(({ content }) => /## Attitude|prefer helping/.test(content))
    const { because, action } = choose({ ...told, helpful })
    return reply(because, action)
  },
}

interface Told {
  readonly held: string
  readonly partnerHeld: string
  readonly first: boolean
  /** Whether there are gates in the kitchen. */
  readonly gates: boolean
  /** By id, of what is no kitchen counter; absent where the way is blocked or there is none. */
  readonly distances: ReadonlyMap<string, number>
  readonly cookers: readonly { readonly id: string; readonly size: number; readonly soup: string }[]
  readonly actions: readonly string[]
}

function tell({ objects, ...state }: ToldState): Told {
  return {
    ...state,
    gates: objects.some(({ id }) => id === 'g0'),
    distances: new Map(
      objects.flatMap(({ id, own }) => (own && !own.blocked && !id.startsWith('k') ? [[id, own.steps] as const] : [])),
    ),
    cookers: objects.flatMap(({ id, pot }) => (pot ? [{ id, size: pot.onions + pot.tomatoes, soup: pot.soup }] : [])),
  }
}

interface Choice {
  readonly because: string
  readonly action: string
}

function choose(told: Told & { helpful: boolean }): Choice {
  const { held, partnerHeld, actions, distances } = told
  /** The nearest of the actions that begin so; `at`: only on these targets, or on those with these letters. */
  const find = (beginning: string, at?: readonly string[] | string): string | undefined => {
    const far = (action: string) => distances.get(targetOf(action)) ?? 99
    const fits = (id: string) => at === undefined || at.includes(typeof at === 'string' ? id[0]! : id)
    return actions
      .filter((action) => action.startsWith(beginning) && fits(targetOf(action)))
      .reduce<string | undefined>((best, action) => (best && far(best) <= far(action) ? best : action), undefined)
  }
  const first = (...choices: readonly (readonly [string | undefined | false, string])[]): Choice => {
    const [action, because] = choices.find(([action]) => action) ?? ['wait.', 'There is nothing to do.']
    return { action: action as string, because }
  }
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

  // Where only the partner gets to the cookers, what lies between us is for them.
  const near = told.cookers.filter(({ id }) => distances.has(id))
  const handsOver = near.length === 0
  const cookers = handsOver ? told.cookers : near
  const places = handsOver ? 'opkt' : 'opkst'
  const cooked = cookers.filter(({ soup }) => soup === 'cooked')
  const started = cookers.filter(({ soup }) => soup !== 'not cooking')
  const filling = cookers.filter(({ soup, size }) => soup === 'not cooking' && size < 3)
  const fullest = ids([...filling].sort((a, b) => b.size - a.size))

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
      [handsOver && find('place plate in s'), 'My partner needs a plate and can take it from there.'],
    )
  if (held === 'onion' || held === 'tomato')
    return first(
      [find('place', fullest.slice(0, 1)) ?? find('place', fullest), `My partner will bring the next ${held}.`],
      [find(`place ${held} in s`), 'My partner can take it from there to the cookers.'],
      [started.length > 0 && partnerHeld !== 'plate' && find(`place ${held} on k`), 'I need free hands.'],
    )
  const brings = partnerHeld === 'onion' || partnerHeld === 'tomato'
  const missing = filling.reduce((sum, { size }) => sum + 3 - size, 0) - (brings ? 1 : 0)
  // Of two with empty hands only one fetches the last onion, and the other the plate.
  const fetches = missing > 1 || (missing === 1 && (partnerHeld !== 'nothing' || told.first))
  // Where nothing can be put down a plate too many is the end: there only one of two brings it, and not before it cooks.
  const soups = started.length + (filling.length > 0 && !fetches && !told.gates ? 1 : 0)
  const leftToPartner = told.gates && told.first && partnerHeld === 'nothing'
  const wantsPlate = soups > (partnerHeld === 'plate' || leftToPartner ? 1 : 0)
  return first(
    [
      told.helpful && partnerHeld !== 'nothing' && find('open'),
      'My partner carries something and cannot open the gate.',
    ],
    [find('pick up cooked soup', places), 'It can be delivered.'],
    [find('turn on', ids(cookers.filter(({ size }) => size === 3))), 'It is full.'],
    [wantsPlate && (find('pick up a plate', places) ?? find('pick up plate', places)), 'The soup will need a plate.'],
    [fetches && find('pick up onion', places), 'The cookers want more onions.'],
    [fetches && find('pick up tomato', places), 'The cookers want more.'],
    [find('open'), 'There is nothing to do on this side.'],
  )
}
