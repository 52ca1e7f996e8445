/** The parameters of Traveling Adventurers: which house, and how it is played. */
import * as z from 'zod'
import { string } from '../engines/string.ts'

/** The two seats; `USER` begins. */
export const SEATS = ['USER', 'BOT'] as const
/** One of the two seats. */
export type Player = (typeof SEATS)[number]

/** The other seat. */
export const partnerOf = (seat: string): Player => (seat === 'USER' ? 'BOT' : 'USER')

/** USER collects light coins, BOT ghost coins, in every game (as in the paper's self-play). */
export const WORLDS: Readonly<Record<Player, 'light' | 'ghost'>> = { USER: 'light', BOT: 'ghost' }

/** Coins of a hallway in generated and given houses (paper, appendix B), where nothing else is asked for. */
export const MIN_COINS = 1
export const MAX_COINS = 10

/** No hallway holds more. */
const MOST_COINS = 1000
const coinCount = z.int().min(0).max(MOST_COINS)

const hallway = z.tuple([string(), string(), z.number()], 'a hallway is [room, room, coins], as ["L", "E", 6]')
/** Two rooms and the coins between them. */
export type Hallway = Readonly<z.infer<typeof hallway>>

const instance = z
  .strictObject({
    USER: z.array(hallway).describe('the coins of USER'),
    BOT: z.array(hallway).describe('the coins of BOT'),
  })
  .superRefine((given, context) => {
    for (const seat of SEATS)
      for (const message of problemsOf(given[seat])) context.addIssue({ code: 'custom', path: [seat], message })
    const [user, bot] = [roomsOf(given.USER), roomsOf(given.BOT)]
    if (user.length === 0 || bot.length === 0) return
    if ([...user].sort().join() !== [...bot].sort().join())
      context.addIssue({
        code: 'custom',
        message: `both seats need the same rooms; USER has ${user.join()}, BOT has ${bot.join()}`,
      })
    else if (user[0] !== bot[0])
      context.addIssue({
        code: 'custom',
        message: `the start room comes first for both seats; USER starts in ${user[0]}, BOT in ${bot[0]}`,
      })
  })

/** Coins of every hallway for each seat, the start room first: how somebody else's house is given. */
export type GivenHouse = z.infer<typeof instance>

export const config = z
  .strictObject({
    boards: z
      .enum(['preset', 'generated'])
      .default('preset')
      .describe('`preset`: the paper’s six houses; `generated`: fresh ones by its appendix B'),
    board: z
      .int()
      .min(1)
      .max(6)
      .optional()
      .describe('which preset house, 1 to 6. Absent: seed after seed takes them in turn'),
    rooms: z.int().min(4).max(12).optional().describe('how many rooms a generated house has. Absent: 6'),
    roomSet: z
      .enum(['self-play', 'people'])
      .optional()
      .describe(
        'rooms of a generated house: those of the paper’s self-play (L, E, B, K, C, A, …), or those that its people walked through (L, K, B, A, G, P, …), whose first four are its tutorial. Absent: self-play',
      ),
    coins: z
      .strictObject({ min: coinCount.describe('the fewest'), max: coinCount.describe('the most') })
      .optional()
      .describe('fewest and most coins of a hallway in a generated house. Absent: 1 and 10'),
    instance: instance.optional().describe('a given house, instead of both'),
    mode: z
      .enum(['self-play', 'free'])
      .default('self-play')
      .describe('`self-play`: strict alternation, USER first. `free`: anybody speaks at any time, clicks and submits'),
    turnLimit: z
      .int()
      .min(1)
      .max(500)
      .optional()
      .describe('turns (self-play) or messages (free) that each seat has. Absent: 15, in free play 60'),
    nudgeAfter: z
      .number()
      .positive()
      .max(86_400)
      .default(60)
      .describe('free play: seconds without any action before both are nudged'),
    nudges: z
      .int()
      .min(0)
      .max(100)
      .default(4)
      .describe('free play: how many nudges in a row go unheard before the game is given up'),
  })
  .superRefine((value, context) => {
    const complain = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (value.instance && value.boards === 'generated')
      complain('instance', 'a given house cannot be generated too: leave out `boards`')
    if (value.instance && value.board) complain('board', 'a given house is no preset: leave out `board` or `instance`')
    if (value.board && value.boards !== 'preset')
      complain('board', 'only preset houses have a number: use `boards: preset`')
    const generated = value.boards === 'generated' && !value.instance
    if (value.roomSet && !generated)
      complain('roomSet', 'only generated houses have a choice of rooms: use `boards: generated`')
    if (value.coins && !generated) complain('coins', 'only generated houses have coins drawn: use `boards: generated`')
    if (value.coins && value.coins.min > value.coins.max)
      complain('coins', `the fewest coins (${value.coins.min}) are more than the most (${value.coins.max})`)
    if (value.rooms && (value.boards !== 'generated' || value.instance))
      complain('rooms', 'only generated houses have a choice of rooms: use `boards: generated`')
  })

/** The parameters, defaults filled in. */
export type Config = z.infer<typeof config>

export const turnLimitOf = (config: Config): number => config.turnLimit ?? (config.mode === 'free' ? 60 : 15)

/** The rooms of a given house in order of mention: the start first. */
export const roomsOf = (hallways: readonly Hallway[]): string[] => [...new Set(hallways.flatMap(([a, b]) => [a, b]))]

/** All that is wrong with one seat's hallways, at most a few of a kind. */
function problemsOf(hallways: readonly Hallway[]): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  for (const [a, b, coins] of hallways) {
    const name = `hallway ${a}-${b}`
    for (const room of new Set([a, b]))
      if (!/^[A-Z]$/.test(room)) problems.push(`${name}: a room is one capital letter, not "${room}"`)
    if (a === b) problems.push(`${name}: a hallway joins two different rooms`)
    if (!Number.isInteger(coins) || coins < 0 || coins > MOST_COINS)
      problems.push(`${name}: coins are a whole number from 0 to ${MOST_COINS}, not ${coins}`)
    const key = [a, b].sort().join('-')
    if (seen.has(key)) problems.push(`${name} is given twice`)
    seen.add(key)
  }
  const rooms = roomsOf(hallways)
  if (rooms.length < 3 || rooms.length > 12) problems.push(`a house has 3 to 12 rooms, not ${rooms.length}`)
  else {
    const missing = rooms.flatMap((a, i) => rooms.slice(i + 1).map((b) => [a, b] as const))
    const absent = missing.filter(([a, b]) => !seen.has([a, b].sort().join('-'))).map(([a, b]) => `${a}-${b}`)
    if (absent.length > 0)
      problems.push(
        `every two rooms need a hallway; missing: ${absent.slice(0, 5).join(', ')}${absent.length > 5 ? ', …' : ''}`,
      )
  }
  return problems.slice(0, 5)
}
