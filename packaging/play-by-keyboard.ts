/** Plays a whole game at a page by its keys only: types, in words, what the game itself would draw. */
import type { Page } from 'playwright-core'
import { games } from '../src/games/index.ts'
import { Random } from '../src/index.ts'
import type { Served } from './browse.ts'

/** Moves after which a game is given up. */
const MOST = 600

/** Until the game is over, or `moves` are made. Whoever may act, and need not, does so now and then. */
export async function playByKeyboard(
  served: Served,
  page: Page,
  { game: name, token, moves: most = MOST }: { readonly game: string; readonly token: string; readonly moves?: number },
): Promise<void> {
  const game = await games[name]!()
  const random = new Random(5)
  const line = page.getByRole('textbox', { name: /or a move in words/ })
  const sending = page.getByRole('button', { name: 'Sending …' })
  for (let moves = 0, looks = 0; moves < most && looks < 3 * MOST; looks++) {
    const { observed, ended } = await served.look(token)
    if (ended) return
    if (observed?.turn === 'must' || (observed?.turn === 'may' && looks % 3 === 0)) {
      const action = observed.actions ? random.pick(observed.actions) : game.sample(observed.observation, random)
      await page.keyboard.press('/')
      await line.fill(game.language.say(action, observed.observation))
      await page.keyboard.press('Enter')
      moves++
      while ((await sending.count()) > 0) await page.waitForTimeout(10)
      // What was not taken stays on the line.
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      // Over, and no line is left to write on.
      if ((await line.count()) === 0) return
      await page.getByRole('main').focus()
    } else await page.waitForTimeout(20)
  }
}
