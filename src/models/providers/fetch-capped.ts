/**
 * `fetch` that reads no more of an answer than anybody would want: what never ends must not fill the memory. Nor does it go
 * where it is sent on to: all but one kind of header with a key in it would go along.
 */
import { MOST_BYTES, TOO_LONG } from '../failure.ts'

export const fetchCapped: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (!response.body) return response
  let length = 0
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      length += part.byteLength
      if (length <= MOST_BYTES) controller.enqueue(part)
      else controller.error(Object.assign(new Error('the answer never ends'), { code: TOO_LONG }))
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(cap), { status, statusText, headers })
}
