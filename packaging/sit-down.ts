/** Opens a table as a visitor does: the page of the game, its parameters, Play. */
import type { Page } from 'playwright-core'

/** Until it is the visitor's turn, or the others are thinking. */
export async function sitDown(
  page: Page,
  url: string,
  game: string,
  config: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.goto(`${url}/games/${game}/`)
  await page.getByText('Settings').click()
  const variant = page.getByLabel('Variant')
  if ((await variant.count()) > 0) await variant.selectOption('')
  await page.getByLabel(/^Parameters/).fill(JSON.stringify(config))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForURL(/\/table#/)
  await page
    .getByText(/Your turn|You may act|thinking/)
    .first()
    .waitFor()
}
