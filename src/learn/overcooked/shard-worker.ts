/** A shard in a thread of its own: calls come as messages and are answered in their order. */
import { receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { openNumeric } from '../numeric.ts'
import { Bell, type Bells } from './bell.ts'
import { Shard, type Call, type ShardOptions } from './shard.ts'

const { options, port, bells } = workerData as {
  readonly options: ShardOptions
  readonly port: MessagePort
  readonly bells: Bells
}
const [asked, answered] = [new Bell(bells.asked), new Bell(bells.answered)]
const shard = new Shard(await openNumeric(), options)

/** This thread has nothing to do but this: between calls it sleeps. */
function answerNext(): void {
  const [call, given] = asked.await(() => receiveMessageOnPort(port))!.message as [Call, never]
  port.postMessage(shard[call](given))
  answered.ring()
  setImmediate(answerNext)
}
answerNext()
