/** A shard in a thread of its own: calls come as messages and are answered in their order. */
import { workerData, type MessagePort } from 'node:worker_threads'
import { openNumeric } from '../numeric.ts'
import { Poll } from './poll.ts'
import { Shard, type Call, type ShardOptions } from './shard.ts'

const { options, port } = workerData as { readonly options: ShardOptions; readonly port: MessagePort }
// Calls wait in the port while the library is loaded.
const shard = new Shard(await openNumeric(), options)
let answered = 0
const poll = new Poll(port, answer)
port.on('message', (message: unknown) => {
  answer(message)
  // The next call mostly comes at once: it needs this answer and those of the other shards.
  const hasMore = (): boolean => {
    const before = answered
    return poll.wait(() => answered === before)
  }
  while (hasMore());
})

function answer(message: unknown): void {
  const [call, given] = message as [Call, never]
  port.postMessage(shard[call](given))
  answered++
}
