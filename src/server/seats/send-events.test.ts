import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** A process whose first server begins before event streams are read in: by then it has another class of responses. */
const LATE = `
  import { serve } from '@hono/node-server'
  import { Hono } from 'hono'
  await new Promise((listens) => serve({ fetch: () => new Response('first'), port: 0 }, listens))
  const { sendEvents } = await import(${JSON.stringify(new URL('./send-events.ts', import.meta.url).href)})
  const app = new Hono().get('/', (context) =>
    sendEvents(context, async function* () {
      yield { id: '1', event: 'seen', data: '{}' }
    }),
  )
  serve({ fetch: app.fetch, port: 0 }, async ({ port }) => {
    console.log(await (await fetch('http://127.0.0.1:' + port)).text())
    process.exit()
  })`

it('an event stream is sent whatever servers the process had before', () => {
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', LATE]
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('event: seen\ndata: {}\nid: 1')
})
