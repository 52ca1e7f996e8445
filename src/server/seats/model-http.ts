/** Chat completions of the OpenAI protocol for whoever has the token of a seat: the token is the key. */
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answerChat, chatError, chatJson, type ChatReply } from '../../models/answer-chat.ts'
import { writeModels } from '../../models/chat-wire.ts'
import { bearer } from '../requests.ts'
import type { SeatAccess } from './access.ts'
import type { TableModel } from './table-model.ts'
import type { Tables } from './tables.ts'

/** `/v1`, where there is a model. */
export function modelRoutes(tables: Tables, model: TableModel): Hono {
  const app = new Hono()
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
    withSeat(async (access, context) => {
      const body = await context.req.text()
      const refused = model.refusal(access)
      if (refused) return chatError(refused.status, refused.reason, 'refused')
      return answerChat(body, (request) => model.ask(access, request))
    }),
  )
  return app
}
