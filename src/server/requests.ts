/** What every route does with a request: reads its token, its body, its numbers, and refuses it in one line. */
import type { Context } from 'hono'
import { InvalidInput } from '../core/errors.ts'

/** The token or key that a request shows. */
export const bearer = (context: Context): string | undefined =>
  /^Bearer +(.+)$/i.exec(context.req.header('authorization') ?? '')?.[1]

/** The body as JSON. Throws {@link InvalidInput}. */
export async function readBody(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new InvalidInput('the request: a body is sent as Content-Type: application/json')
  try {
    return await context.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidInput(`the request: not JSON (${error.message})`)
    throw error
  }
}

/** A number of the query, `most` at most. Throws {@link InvalidInput}. */
export function readNumber(context: Context, name: string, fallback: number, most: number): number {
  const given = context.req.query(name)
  const value = given === undefined ? fallback : Number(given)
  if (given === '' || !(value >= 0)) throw new InvalidInput(`"${name}" is a number from 0 up, not "${given}"`)
  return Math.min(value, most)
}

export const refuse = (context: Context, status: 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503, error: string) =>
  context.json({ error }, status)
