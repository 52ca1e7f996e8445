/** Which pages by hand tell more about a game: its paper's page names it, with a link to its guide. */
import type { More } from './game-page.ts'
import type { Page } from './page.ts'

/** Throws where no page of a paper, or more than one, says `` [`game`](its guide) ``. */
export function moreAbout(game: string, written: readonly Page[]): More {
  const found = written.flatMap(({ address, text }) => {
    const guide = new RegExp(`\\[\`${game}\`\\]\\(/(guides/[^)#]+)\\)`).exec(text)?.[1]
    return address.startsWith('papers/') && guide ? [{ guide, paper: address }] : []
  })
  if (found.length === 1) return found[0]!
  throw new Error(`one page in docs/papers should say [\`${game}\`](../<its guide>.md); ${found.length} do`)
}
