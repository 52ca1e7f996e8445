/** Plays a game on its drawn board by keys alone, whatever they do. */
import type { Page } from 'playwright-core'
import { Random } from '../src/index.ts'

/** Every game, as short as it can be played. */
export const SHORT_GAMES: readonly (readonly [game: string, config: Readonly<Record<string, unknown>>])[] = [
  ['overcooked', { horizon: 12 }],
  ['traveling-adventurers', { turnLimit: 4 }],
  ['avalon', { players: 5, preset: 'official', discussionRounds: 0, onFifthReject: 'evilWins' }],
  ['assignment', { size: 3, limit: 12 }],
  ['planning', { sites: 7, limit: 12 }],
  ['mediation', { flights: 5, limit: 14 }],
  ['collab-capture', { maxTurns: 8 }],
  ['collab-escape', { maxTurns: 8 }],
  ['theory-of-mind', {}],
  ['arithmetic', { envStepLimit: 10 }],
  ['map-reader', { level: 3, envStepLimit: 10 }],
  ['sorting', { level: 3, envStepLimit: 10 }],
  ['twc', { level: 3, envStepLimit: 10 }],
]

/** Goes to a control of the board and presses Enter, or writes and presses Enter, until the game is over. */
export async function pressAtRandom(page: Page, isOver: () => Promise<unknown>): Promise<void> {
  const random = new Random(11)
  const controls = page.locator('section.board :is(button, input, select, summary):not(:disabled)')
  for (let presses = 0; presses < 4000; presses++) {
    if (presses % 10 === 0 && (await isOver())) return
    const count = await controls.count()
    if (count === 0) {
      await page.waitForTimeout(20)
      continue
    }
    const control = controls.nth(random.int(0, count - 1))
    const isLine = await control
      .evaluate(
        (element: HTMLInputElement) => {
          element.focus()
          return element.tagName === 'INPUT' && element.type !== 'checkbox'
        },
        undefined,
        { timeout: 1000 },
      )
      .catch(() => undefined)
    if (isLine) await page.keyboard.insertText('hello')
    await page.keyboard.press(isLine === false && random.float() < 0.2 ? 'Space' : 'Enter')
  }
  throw new Error('the game did not end')
}
