/** Hands in what a seat does, until it is answered: without network it waits, and is done once however often it is sent. */
import type { SubmissionAnswer } from 'roundtable'
import { Refused, submit, type Deed } from '../api.ts'

const PAUSE = 1500

/** Throws {@link Refused} where the server does not take requests for this seat. */
export async function handIn(token: string, deed: Deed, seen: number | undefined): Promise<SubmissionAnswer> {
  const id = drawId()
  for (;;) {
    try {
      return await submit(token, { ...deed, id, ...(seen !== undefined && { seen }) })
    } catch (error) {
      const passes = error instanceof Refused && (error.status === 0 || error.status === 429 || error.status >= 500)
      if (!passes) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

/** Where a page is not served by this machine, `crypto.randomUUID` may be missing. */
const drawId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
