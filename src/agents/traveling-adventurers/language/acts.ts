/** The actions of the paper's agents (appendix C): what one of them does with the words of its message. */

const PATH_ACTS = ['suggest', 'agree-inner', 'agree-outer', 'reject', 'solve', 'end'] as const
const TEXT_ACTS = ['ask', 'inform'] as const

/** In the order in which tables show them. `retract` is ours: it takes back what was agreed. */
export const ACT_TYPES = [...PATH_ACTS.slice(0, 4), 'visit', ...TEXT_ACTS, 'solve', 'retract', 'end'] as const

export type PathActType = (typeof PATH_ACTS)[number]
export type TextActType = (typeof TEXT_ACTS)[number]
export type ActType = (typeof ACT_TYPES)[number]

/** Several of them and one message make one turn, one action of the game. Rooms are letters. */
export type Act =
  | { readonly type: PathActType; readonly path: readonly string[] }
  | { readonly type: TextActType; readonly text: string }
  | { readonly type: 'visit'; readonly room: string }
  | { readonly type: 'retract'; readonly step: number }

export const isPathAct = (type: string): type is PathActType => (PATH_ACTS as readonly string[]).includes(type)
export const isTextAct = (type: string): type is TextActType => (TEXT_ACTS as readonly string[]).includes(type)
export const isActType = (type: string): type is ActType => (ACT_TYPES as readonly string[]).includes(type)

/** As the agents write it: `suggest(["L", "E"])`, `visit("E")`, `ask("…")`, `retract(2)`. */
export function sayAct(act: Act): string {
  if ('path' in act) return `${act.type}(${sayPath(act.path)})`
  if ('room' in act) return `visit(${JSON.stringify(act.room)})`
  if ('step' in act) return `retract(${act.step})`
  return `${act.type}(${JSON.stringify(act.text)})`
}

export const sayActs = (acts: readonly Act[]): string => acts.map(sayAct).join(', ')

/** `["L", "E"]` */
export const sayPath = (path: readonly string[]): string => `[${path.map((room) => JSON.stringify(room)).join(', ')}]`
