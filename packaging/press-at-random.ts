/** Plays a game on its drawn board by keys alone, or by the mouse alone, whatever they do. */
import type { Locator, Page } from 'playwright-core'
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

/** How a control is worked. */
export const HANDS = ['keys', 'mouse'] as const
export type Hand = (typeof HANDS)[number]

/**
 * Goes to a control of the board and presses Enter or clicks, or writes and sends, until the game is over. With the mouse,
 * keys serve for words alone.
 */
export async function pressAtRandom(page: Page, isOver: () => Promise<unknown>, hand: Hand = 'keys'): Promise<void> {
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
    // A control may be gone by now, or lie under what has just been opened: then another is tried.
    await (hand === 'keys' ? press(page, control, random) : click(page, control, random)).catch(() => {})
  }
  throw new Error('the game did not end')
}

const isLine = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type)

async function press(page: Page, control: Locator, random: Random): Promise<void> {
  await control.focus({ timeout: 1000 })
  const line = await control.evaluate(isLine, undefined, { timeout: 1000 })
  if (line) await page.keyboard.insertText('hello')
  await page.keyboard.press(!line && random.float() < 0.2 ? 'Space' : 'Enter')
}

async function click(page: Page, control: Locator, random: Random): Promise<void> {
  const options = await control.evaluate(
    (element) => (element instanceof HTMLSelectElement ? element.options.length : 0),
    undefined,
    { timeout: 1000 },
  )
  if (options > 0) {
    await control.selectOption({ index: random.int(0, options - 1) }, { timeout: 1000 })
    return
  }
  await control.click({ timeout: 1000 })
  if (!(await control.evaluate(isLine, undefined, { timeout: 1000 }))) return
  await page.keyboard.insertText('hello')
  const form = page.locator('form').filter({ has: control })
  await form.getByRole('button').last().click({ timeout: 1000 })
}
