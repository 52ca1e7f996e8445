/** Reads an answer that came as a stream of events, though nobody asked for one: some gateways always stream. */
import { tryParse } from '../json-in-text.ts'

/**
 * The parts of a stream of chat completions put together to the answer that they are parts of; undefined where it is no such
 * stream, or ends before the answer does.
 */
export function joinChunks(body: string): object | undefined {
  if (!/^\s*(data|event|id|retry)?:/.test(body)) return undefined
  const said = body.split(/\r?\n/).flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []))
  const chunks = said.map((data) => tryParse(data) as Record<string, any> | null | undefined)
  const whole: Record<string, string> = {}
  const add = (name: string, part: unknown): void => {
    if (typeof part === 'string') whole[name] = (whole[name] ?? '') + part
  }
  let [finish, usage, model]: unknown[] = []
  for (const chunk of chunks) {
    usage = chunk?.usage ?? usage
    model = chunk?.model ?? model
    const choice = chunk?.choices?.[0]
    finish = choice?.finish_reason ?? finish
    const delta = choice?.delta
    for (const name of ['content', 'refusal', 'reasoning_content', 'reasoning']) add(name, delta?.[name])
    add('arguments', delta?.tool_calls?.[0]?.function?.arguments)
  }
  if (finish === undefined && !said.includes('[DONE]')) return undefined
  const { arguments: written, ...message } = whole
  const calls = written === undefined ? {} : { tool_calls: [{ function: { arguments: written } }] }
  return { model, usage, choices: [{ message: { ...message, ...calls }, finish_reason: finish }] }
}
