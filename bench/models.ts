/**
 * What a model call costs us, and how near 200 concurrent callers come to a model that answers in 50 ms.
 * Run: npx tsx bench/models.ts [callers] [calls] [latency]
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ModelRequest } from '../src/core/model.ts'
import { Limits, openModel, startStandIn, type ModelOptions } from '../src/models/index.ts'

const [callers = 200, calls = 30, latency = 50] = process.argv.slice(2).map(Number)

/** A prompt as long as the papers' are. */
const request = (caller: number, call: number): ModelRequest => ({
  messages: [
    { role: 'system', content: 'You are planning a round trip through six rooms. '.repeat(60) },
    { role: 'user', content: `Caller ${caller}, call ${call}: what do you say?` },
  ],
})

if (process.send) await serve(Number(process.argv[2]))
else await main()

/** The server has a process of its own, as a real one has a machine of its own. */
async function serve(milliseconds: number): Promise<void> {
  const answer = '[Action] tell(kitchen, 5)\n[Message] From the kitchen I have 5 to the attic. '.repeat(3)
  const responders = [{ name: 'bench', recognises: () => true, answer: () => answer }]
  process.send!((await startStandIn({ latency: milliseconds, responders })).url)
}

async function main(): Promise<void> {
  const instant = await startProcess(0)
  await measureOverhead(instant.url)
  instant.stop()

  const slow = await startProcess(latency)
  await measureThroughput('limit as it starts (10), cold', slow.url, {})
  await measureThroughput('limit as it starts (10)', slow.url, {})
  await measureThroughput(`limit started at ${callers}`, slow.url, { limit: { start: callers } })
  slow.stop()

  const model = await openModel(`stand-in:latency=${latency}`, { limits: new Limits() })
  report('server in the same process', await run((caller, call) => model.ask(request(caller, call))))
  await model.close()
}

async function startProcess(milliseconds: number): Promise<{ url: string; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), [String(milliseconds)])
  return { url: await new Promise((resolve) => child.once('message', resolve)), stop: () => child.kill() }
}

/** One caller, a server that answers at once: ours against a bare fetch. */
async function measureOverhead(url: string): Promise<void> {
  const model = await openModel(`${url}#bench`, { limits: new Limits() })
  const bare = async (call: number) => {
    const body = JSON.stringify({ model: 'bench', messages: request(0, call).messages })
    await (await fetch(`${url}/chat/completions`, { method: 'POST', body })).json()
  }
  const time = async (ask: (call: number) => Promise<unknown>) => {
    for (let call = 0; call < 300; call++) await ask(call)
    const began = performance.now()
    for (let call = 0; call < 1500; call++) await ask(call)
    return (performance.now() - began) / 1500
  }
  const fetched = await time(bare)
  const ours = await time((call) => model.ask(request(0, call)))
  console.log(`one call after another: ${ours.toFixed(3)} ms a call; with a bare fetch ${fetched.toFixed(3)} ms`)
}

async function measureThroughput(what: string, url: string, options: ModelOptions): Promise<void> {
  const model = await openModel(`${url}#bench`, { limits: new Limits(), ...options })
  report(what, await run((caller, call) => model.ask(request(caller, call))))
}

async function run(
  ask: (caller: number, call: number) => Promise<unknown>,
): Promise<{ wall: number; processor: number }> {
  const before = process.cpuUsage()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let call = 0; call < calls; call++) await ask(caller, call)
    }),
  )
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return { wall, processor: (user + system) / 1000 }
}

function report(what: string, { wall, processor }: { wall: number; processor: number }): void {
  const ideal = calls * latency
  console.log(
    `${callers} callers × ${calls} calls of ${latency} ms, ${what}: ${wall.toFixed(0)} ms, ${(wall / ideal).toFixed(2)} of ideal; ` +
      `${(processor / callers / calls).toFixed(3)} ms of processor a call`,
  )
}
