import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standAt } from '../site.ts'
import { handIn } from './hand-in.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', { getItem: () => null }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  standAt({ base: '/', isAlone: false, ask: fetch })
})

/** A line that never answers, until whoever asked gives up. */
const silent = (init: RequestInit | undefined): Promise<Response> =>
  new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted'))))

it('hands in again, as the same action, what a line took and never answered', async () => {
  vi.useFakeTimers()
  const sent: { id: string; reply: string }[] = []
  standAt({
    base: '/',
    isAlone: false,
    ask: async (_, init) => {
      sent.push(JSON.parse(init!.body as string))
      if (sent.length === 1) return silent(init)
      if (sent.length === 2) throw new TypeError('Failed to fetch')
      if (sent.length === 3) return Response.json({ error: 'busy' }, { status: 503 })
      return Response.json({ status: 'accepted' })
    },
  })
  const handed = handIn('token', { reply: 'hello' }, 4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await handed).toEqual({ status: 'accepted' })
  expect(sent).toHaveLength(4)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
})
