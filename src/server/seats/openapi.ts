/** The description of seats, runs and studies over HTTP for programs and people: OpenAPI 3.1. */
import { z } from 'zod'
import { SOFTWARE } from '../../node/software.ts'
import { arriveRequest, commandRequest, doRequest } from '../studies/requests.ts'
import { actionRequest, forkRequest, holderRequest, tableRequest } from './requests.ts'

type Schema = Record<string, unknown>

const schemaOf = (schema: z.ZodType): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return rest
}

const body = (schema: Schema) => ({ required: true, content: { 'application/json': { schema } } })
const response = (description: string, schema: Schema = { type: 'object' }) => ({
  description,
  content: { 'application/json': { schema } },
})
const refused = {
  400: response('the request is wrong; `error` says how', { $ref: '#/components/schemas/Error' }),
  401: response('no token, or one that opens nothing', { $ref: '#/components/schemas/Error' }),
  413: response('the body is too long', { $ref: '#/components/schemas/Error' }),
  429: response('too many requests; see Retry-After', { $ref: '#/components/schemas/Error' }),
}
const administration = [{}, { administration: [] }]
const inPath = (...names: readonly string[]) =>
  names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
const seatSecurity = [{ seat: [] }]
const after = {
  name: 'after',
  in: 'query',
  description: 'the number of the last entry that you have',
  schema: { type: 'integer', minimum: 0, default: 0 },
}

const changes = {
  name: 'changes',
  in: 'query',
  description: '1: an observation has only the parts that are new; `kept` names those that are as they were',
  schema: { enum: ['1'] },
}

const json = response('what is there now')
const inStudy = inPath('study')
const place = [{ place: [] }]

/** A study's pages, as a participant's browser asks for them, and the experimenter's. */
const studyPaths = {
  '/api/studies': {
    get: { summary: 'Studies', security: administration, responses: { 200: json, ...refused } },
  },
  '/api/studies/{study}': {
    get: {
      summary: 'Who is where in a study, and how it stands with the conditions',
      security: administration,
      parameters: inStudy,
      responses: { 200: json, ...refused },
    },
  },
  '/api/studies/{study}/participants': {
    post: {
      summary: 'Come to a study',
      parameters: inStudy,
      requestBody: body(schemaOf(arriveRequest)),
      responses: { 201: response('the token of the place, and the first page'), ...refused },
    },
  },
  '/api/studies/{study}/participants/{participant}': {
    post: {
      summary: 'Speak to a participant, move them to another step, or let them go',
      security: administration,
      parameters: inPath('study', 'participant'),
      requestBody: body(schemaOf(commandRequest)),
      responses: { 200: json, ...refused },
    },
  },
  '/api/studies/{study}/me': {
    get: {
      summary: 'The page of the participant, waited for',
      security: place,
      parameters: [
        ...inStudy,
        {
          name: 'wait',
          in: 'query',
          description: 'seconds to wait for another page than the one of `seen`',
          schema: { type: 'number', minimum: 0, maximum: 25, default: 0 },
        },
        { name: 'seen', in: 'query', description: 'what the last page called itself', schema: { type: 'string' } },
      ],
      responses: { 200: response('the page: what it asks, or the token of the seat'), ...refused },
    },
    post: {
      summary: 'What the participant does on the page',
      security: place,
      parameters: inStudy,
      requestBody: body(schemaOf(doRequest)),
      responses: { 200: response('the next page, or what was wrong with the answers'), ...refused },
    },
  },
}

/** What programs at seats ask a language model by. */
const modelPaths = {
  '/v1/chat/completions': {
    post: {
      summary: 'Ask the language model of the server, as OpenAI’s protocol has it: the key is the token of the seat',
      security: seatSecurity,
      requestBody: body({ type: 'object', required: ['messages'] }),
      responses: {
        200: response('the answer, as chat.completion, or as a stream of chunks'),
        402: response('the money, or what an episode may take, is used up'),
        403: response('a person’s seat asks nothing'),
        409: response('the episode is over, or the seat is played by somebody else'),
        502: response('the model’s provider failed'),
        ...refused,
      },
    },
  },
  '/v1/models': {
    get: {
      summary: 'The one model that there is to ask',
      security: seatSecurity,
      responses: { 200: json, ...refused },
    },
  },
}

/** `studies`: whether the server holds any; `model`: whether seats may ask one. */
export const openapi = ({
  studies = false,
  model = false,
}: { readonly studies?: boolean; readonly model?: boolean } = {}): Schema => ({
  openapi: '3.1.0',
  info: {
    title: 'Roundtable seats',
    version: SOFTWARE,
    description: 'Open a table, take a seat with its token, read what the seat sees, hand in what it does.',
  },
  paths: {
    '/api/games': { get: { summary: 'What can be played', responses: { 200: response('games, seats, partners') } } },
    '/api/tables': {
      get: {
        summary: 'Tables under way',
        security: administration,
        responses: { 200: response('who sits where, and whose turn it is'), ...refused },
      },
      post: {
        summary: 'Open a table',
        description: 'Needs the administration key where the server has one.',
        security: administration,
        requestBody: body(schemaOf(tableRequest)),
        responses: { 201: response('the table, and a token for each seat of an outsider'), ...refused },
      },
    },
    '/api/tables/{table}/seats/{seat}': {
      post: {
        summary: 'One more token for a seat, whoever sits there',
        security: administration,
        parameters: inPath('table', 'seat'),
        responses: { 201: response('the token, and the address of the page'), ...refused },
      },
    },
    '/api/forks': {
      post: {
        summary: 'A new table that goes on from an event of an episode',
        security: administration,
        requestBody: body(schemaOf(forkRequest)),
        responses: { 201: response('the table, and a token for each seat of an outsider'), ...refused },
      },
    },
    '/api/runs': {
      get: {
        summary: 'Runs',
        security: administration,
        responses: { 200: response('runs, last worked on first'), ...refused },
      },
    },
    '/api/runs/{run}': {
      get: {
        summary: 'The episodes of a run, and which to look at first',
        security: administration,
        parameters: inPath('run'),
        responses: { 200: response('a line for each episode'), ...refused },
      },
    },
    '/api/runs/{run}/episodes/{episode}': {
      get: {
        summary: 'The log of an episode, one event a line',
        security: administration,
        parameters: inPath('run', 'episode'),
        responses: { 200: { description: 'JSON lines', content: { 'application/x-ndjson': {} } }, ...refused },
      },
    },
    '/api/runs/{run}/episodes/{episode}/views': {
      get: {
        summary: 'What every seat saw after an event, in data and in words',
        security: administration,
        parameters: [
          ...inPath('run', 'episode'),
          { name: 'at', in: 'query', description: 'the event', schema: { type: 'integer', minimum: 1, default: 1 } },
        ],
        responses: { 200: json, ...refused },
      },
    },
    '/api/report': {
      get: {
        summary: 'The report of one run, or of several in one table',
        security: administration,
        parameters: [
          {
            name: 'run',
            in: 'query',
            required: true,
            schema: { type: 'array', items: { type: 'string' }, maxItems: 4 },
          },
          { name: 'floors', in: 'query', description: '1: play floors and ceiling too', schema: { enum: ['1'] } },
        ],
        responses: { 200: response('tables with their cells in words'), ...refused },
      },
    },
    '/api/seat/about': {
      get: {
        summary: 'The rules for this seat, the parameters, JSON Schemas',
        security: seatSecurity,
        responses: { 200: response('all that is known before the game'), ...refused },
      },
    },
    '/api/seat': {
      get: {
        summary: 'What the seat has seen since, by long poll',
        security: seatSecurity,
        parameters: [
          after,
          {
            name: 'wait',
            in: 'query',
            description: 'seconds to wait for something new',
            schema: { type: 'number', minimum: 0, maximum: 25, default: 0 },
          },
        ],
        responses: {
          200: response('entries in order, and the number to ask with next', {
            type: 'object',
            properties: {
              entries: { type: 'array', items: { $ref: '#/components/schemas/Entry' } },
              after: { type: 'integer' },
            },
          }),
          ...refused,
        },
      },
      delete: { summary: 'Leave the seat', security: seatSecurity, responses: { 200: response('left'), ...refused } },
    },
    '/api/seat/events': {
      get: {
        summary: 'The same as an event stream; Last-Event-ID goes on',
        security: seatSecurity,
        parameters: [after, changes],
        responses: { 200: { description: 'entries as events', content: { 'text/event-stream': {} } }, ...refused },
      },
    },
    '/api/seat/holder': {
      post: {
        summary: 'Hand the seat over, live',
        security: seatSecurity,
        requestBody: body(schemaOf(holderRequest)),
        responses: { 200: response('who decides for it now'), ...refused },
      },
    },
    '/api/seat/actions': {
      post: {
        summary: 'Hand in what the seat does',
        description: 'An action as data, or a reply in words, or neither where the seat may let its turn pass.',
        security: seatSecurity,
        requestBody: body(schemaOf(actionRequest)),
        responses: {
          200: response('what came of it', {
            type: 'object',
            required: ['status'],
            properties: {
              status: { enum: ['accepted', 'illegal', 'unreadable', 'stale', 'late', 'vacant'] },
              reason: { type: 'string', description: 'words for the player' },
            },
          }),
          ...refused,
        },
      },
    },
    ...(studies && studyPaths),
    ...(model && modelPaths),
  },
  components: {
    securitySchemes: {
      ...(studies && { place: { type: 'http', scheme: 'bearer', description: 'the token of a place in a study' } }),
      seat: { type: 'http', scheme: 'bearer', description: 'the token of a seat' },
      administration: { type: 'http', scheme: 'bearer', description: 'the administration key' },
    },
    schemas: {
      Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
      Entry: {
        type: 'object',
        required: ['n', 'type'],
        properties: {
          n: { type: 'integer' },
          type: { enum: ['observed', 'rejected', 'waiting', 'ended'] },
          observation: { description: 'what the seat sees, as data' },
          text: { type: 'string', description: 'the same in words' },
          turn: { enum: ['must', 'may', null] },
          actions: { type: 'array', description: 'the legal actions, where they can be listed' },
          reason: { type: 'string' },
          waiting: { type: 'boolean' },
          status: { type: 'string' },
          score: { type: ['number', 'null'], description: 'at the end: what this seat earned' },
        },
      },
    },
  },
})
