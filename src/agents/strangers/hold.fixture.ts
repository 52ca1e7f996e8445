/** A conversation held line by line with symbolic agents: what somebody says at one seat, and all that is heard there. */
import type { Agent } from '../../core/agent.ts'
import type { Game } from '../../core/game.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { agents } from '../index.ts'

/** What is said in a turn: in the game's language, or plain words, which are a message; `undefined` lets the turn pass. */
export type Saying = string | undefined | ((observation: any) => string | undefined)

export interface Held {
  /** What the symbolic agents did, with words and without, as the game's language puts it. */
  readonly heard: readonly string[]
  /** All that was done at the table, each with its seat. */
  readonly transcript: readonly string[]
  /** What the seat saw when it had nothing more to say; undefined where the episode ended before. */
  readonly view: any
  readonly reason: string | undefined
  readonly normalised: number | undefined
}

class Through extends Error {}

/** Says the lines at a seat, one a turn, and stops once there are none left. */
export async function hold(
  name: string,
  seat: string,
  lines: readonly Saying[],
  { seed = 1, config: given = {}, options: chosen = {} }: { seed?: number; config?: object; options?: object } = {},
): Promise<Held> {
  const game: Game = await games[name]!()
  const symbolic = (await agents(name)).find((one) => one.name === 'symbolic')!
  const config = validate<any>(game.config, given, 'config')
  const options = symbolic.options ? validate<any>(symbolic.options, chosen, 'options') : null
  const views = new Map<string, any>()
  const left = [...lines]
  let view: any
  const scripted: Agent<any, any> = {
    act(observation, { rejections }) {
      if (rejections.length > 0) throw new Error(rejections.map(({ reason }) => reason).join('\n'))
      if (left.length === 0) {
        view = observation
        throw new Through()
      }
      const line = left.shift()
      const said = typeof line === 'function' ? line(observation) : line
      if (said === undefined) return {}
      const typed = /^(?:\w+: ?)?\[|^submit /.test(said) || !('talk' in observation)
      return { reply: typed ? said : `[message] ${said}` }
    },
  }
  const seats = Object.fromEntries(
    game.seats(config).map((one) => {
      const agent = one === seat ? scripted : symbolic.create({ game, config, seat: one, options })
      const watched: Agent<any, any> = {
        act(observation, turn) {
          views.set(one, observation)
          return agent.act(observation, turn)
        },
      }
      return [one, { name: 'one', agent: watched }]
    }),
  )
  const heard: string[] = []
  const transcript: string[] = []
  const { outcome, status, reason } = await play({
    game,
    config,
    seed,
    seats,
    listen: (event) => {
      const { type, seat: by, action } = event as { type: string; seat?: string; action?: any }
      if (type !== 'acted' || by === undefined) return
      const said = game.language.say(action, views.get(by))
      transcript.push(`${by}: ${said}`)
      if (by !== seat) heard.push(said)
    },
  })
  if (status !== 'completed' && view === undefined) throw new Error(`${status}: ${reason}\n${transcript.join('\n')}`)
  return {
    heard,
    transcript,
    view,
    reason: outcome?.reason,
    normalised: (outcome?.metrics as Record<string, number> | undefined)?.['normalised'],
  }
}
