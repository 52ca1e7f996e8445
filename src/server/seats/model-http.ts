/** Chat completions of the OpenAI protocol for whoever has the token of a program's seat: the token is the key. */
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answerChat, chatError, chatJson, type ChatReply } from '../../models/answer-chat.ts'
import { writeModels } from '../../models/chat-wire.ts'
import { bearer } from '../requests.ts'
import type { SeatAccess } from './access.ts'
import type { LentModel } from './lent-model.ts'
import type { Tables } from './tables.ts'

/** Requests of one seat that may be under way. */
const MOST_AT_ONCE = 8

/** `/v1`, by which programs at seats ask the model that is lent: what they ask stands in the log of their table. */
export function modelRoutes(tables: Tables, { model }: LentModel): Hono {
  const app = new Hono()
  const underWay = new WeakMap<SeatAccess, number>()

  async function complete(access: SeatAccess, body: string): Promise<ChatReply> {
    if (access.person) return chatError(403, 'a seat of a person asks no model', 'refused')
    const others = underWay.get(access) ?? 0
    if (others >= MOST_AT_ONCE)
      return chatError(429, `a seat asks ${MOST_AT_ONCE} things at once at most`, 'too_many_requests')
    underWay.set(access, others + 1)
    try {
      return await answerChat(body, (request) => access.table.ask(access.seat, request, { model }))
    } finally {
      underWay.set(access, underWay.get(access)! - 1)
    }
  }

  const withSeat = (work: (access: SeatAccess, context: Context) => ChatReply | Promise<ChatReply>) => {
    return async (context: Context) => {
      const access = await tables.find(bearer(context))
      const reply = access
        ? await work(access, context)
        : chatError(401, 'the key is the token of a seat; this one opens none', 'key')
      return context.body(reply.body, reply.status as ContentfulStatusCode, { ...reply.headers })
    }
  }
  app.get(
    '/v1/models',
    withSeat(() => chatJson(200, writeModels('roundtable'))),
  )
  app.post(
    '/v1/chat/completions',
    withSeat(async (access, context) => complete(access, await context.req.text())),
  )
  return app
}
