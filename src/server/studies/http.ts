/** Studies over HTTP: a participant's pages behind a token, the experimenter's behind the administration key. */
import { Hono, type Context } from 'hono'
import { validate } from '../../core/schema.ts'
import { bearer, readBody, readNumber, refuse } from '../requests.ts'
import type { HostedStudy } from './hosted-study.ts'
import { overviewOf } from './overview.ts'
import { arriveRequest, commandRequest, doRequest } from './requests.ts'
import type { Participant } from './state.ts'
import type { StudyInput } from './step.ts'
import type { Studies } from './studies.ts'

const LONGEST_WAIT = 25
/** Reads of one participant's page that may be open at once. */
const MOST_READERS = 8

type Environment = { Variables: { study: HostedStudy; participant: Participant } }

/** `guard`: an answer that refuses whoever is not the experimenter, or undefined. */
export function studyRoutes(studies: Studies, guard: (context: Context) => Response | undefined): Hono<Environment> {
  const app = new Hono<Environment>()
  const readers = new Map<string, number>()

  app.get('/api/studies', (context) => {
    const refused = guard(context)
    if (refused) return refused
    return context.json({ studies: studies.list().map(({ state }) => overviewOf(state)) })
  })

  app.use('/api/studies/:study/*', withStudy(studies))
  app.use('/api/studies/:study', withStudy(studies))
  app.get('/api/studies/:study', (context) => guard(context) ?? context.json(overviewOf(context.get('study').state)))
  app.post('/api/studies/:study/participants/:participant', async (context) => {
    const refused = guard(context)
    if (refused) return refused
    const { do: type, ...rest } = validate(commandRequest, await readBody(context), 'the request')
    const study = context.get('study')
    const participant = context.req.param('participant')
    if (!Object.hasOwn(study.state.participants, participant))
      return refuse(context, 404, `there is no participant ${participant}`)
    if (type === 'move' && !study.state.study.steps.some(({ name }) => 'step' in rest && name === rest.step))
      return refuse(context, 400, `the steps are ${study.state.study.steps.map(({ name }) => name).join(', ')}`)
    const { events } = study.do({ type, participant, ...rest } as StudyInput)
    if (events.length === 0) return refuse(context, 400, `it is over for ${participant}`)
    return context.json(overviewOf(study.state))
  })

  app.post('/api/studies/:study/participants', async (context) => {
    const { parameters, place } = validate(arriveRequest, await readBody(context), 'the request')
    return context.json(context.get('study').arrive(parameters, place), 201)
  })

  app.use('/api/studies/:study/me', withParticipant)
  app.get('/api/studies/:study/me', async (context) => {
    const [study, { id }] = [context.get('study'), context.get('participant')]
    const name = `${study.state.study.name} ${id}`
    if ((readers.get(name) ?? 0) >= MOST_READERS)
      return refuse(context, 429, `a page is read ${MOST_READERS} times at once at most`)
    const wait = readNumber(context, 'wait', 0, LONGEST_WAIT)
    const seen = context.req.query('seen')
    readers.set(name, (readers.get(name) ?? 0) + 1)
    try {
      const { signal } = context.req.raw
      return context.json(await study.show(id, { wait: wait * 1000, signal, ...(seen !== undefined && { seen }) }))
    } finally {
      readers.set(name, readers.get(name)! - 1)
    }
  })
  app.post('/api/studies/:study/me', async (context) => {
    const [study, { id }] = [context.get('study'), context.get('participant')]
    const { do: type, ...rest } = validate(doRequest, await readBody(context), 'the request')
    const { problems } = study.do({ type, participant: id, ...rest } as StudyInput)
    return context.json({ ...(await study.show(id)), ...(problems && { problems }) })
  })
  return app
}

function withStudy(studies: Studies) {
  return async (context: Context<Environment>, next: () => Promise<void>) => {
    const study = studies.find(context.req.param('study') ?? '')
    if (!study) return refuse(context, 404, 'there is no such study here')
    context.set('study', study)
    return next()
  }
}

async function withParticipant(context: Context<Environment>, next: () => Promise<void>) {
  const participant = context.get('study').find(bearer(context))
  if (!participant) return refuse(context, 401, 'this link opens no place in the study')
  context.set('participant', participant)
  return next()
}
