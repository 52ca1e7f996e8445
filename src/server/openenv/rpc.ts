/** The tools of an environment over JSON-RPC, for trainers that call tools: `tools/list` and `tools/call`. */
import { InvalidInput } from '../../core/errors.ts'
import { NotReset, type OpenEnvSession } from './session.ts'

const TOOLS = [
  {
    name: 'act',
    description: 'Does something, as data that fits the schema of the game.',
    inputSchema: { type: 'object', properties: { action: {} }, required: ['action'] },
  },
  {
    name: 'say',
    description: 'Does something in words: a message, or an action as the rules name it.',
    inputSchema: { type: 'object', properties: { reply: { type: 'string' } }, required: ['reply'] },
  },
]

interface Rpc {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: { readonly name?: unknown; readonly arguments?: Record<string, unknown> }
}

export async function answerRpc(session: OpenEnvSession, request: unknown): Promise<object> {
  const { id = null, method, params = {} } = (request ?? {}) as Rpc
  const fail = (code: number, message: string): object => ({ jsonrpc: '2.0', id, error: { code, message } })
  if (method === 'tools/list') return { jsonrpc: '2.0', id, result: { tools: TOOLS } }
  if (method !== 'tools/call') return fail(-32601, `there is no method ${JSON.stringify(method)}`)
  const { name, arguments: given = {} } = params
  if (name !== 'act' && name !== 'say')
    return fail(-32602, `there is no tool ${JSON.stringify(name)}; there are act and say`)
  try {
    const told = await session.step(name === 'act' ? { action: given['action'] } : { reply: given['reply'] })
    const isError = told.observation['error'] !== null
    const result = { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told, isError }
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    if (InvalidInput.isInstance(error) || error instanceof NotReset) return fail(-32602, error.message)
    return fail(-32603, (error as Error).message)
  }
}
