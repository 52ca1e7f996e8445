import { beforeAll, describe, expect, it } from 'vitest'
import { countsFor } from './assign.ts'
import { studyEventSchema, type StudyEvent } from './events.ts'
import { openingOf } from './open-study.ts'
import { prepareStudy } from './prepare-study.ts'
import { apply, beginStudy, type StudyState } from './state.ts'
import { step, type StudyInput } from './step.ts'
import { readStudy } from './study-file.ts'
import { Walker } from './walk.ts'

const START = 1_700_000_000_000
const MINUTE = 60_000

const quiz = {
  kind: 'quiz',
  attempts: 2,
  elements: [{ type: 'radiogroup', name: 'rooms', title: 'How many?', choices: ['four', 'six'], correctAnswer: 'six' }],
}
const questionnaire = {
  kind: 'questionnaire',
  elements: [
    { type: 'rating', name: 'fun', title: 'Was it fun?', isRequired: true },
    { type: 'comment', name: 'more', title: 'Anything else?' },
  ],
}
const game = { kind: 'game', name: 'main', game: 'traveling-adventurers', preset: 'people' }
const base = {
  title: 'A study',
  platform: 'prolific',
  conditions: [{ name: 'agent', seats: { BOT: 'symbolic' } }, { name: 'people' }],
  steps: [{ kind: 'consent', text: 'Do you?' }, { kind: 'text', text: 'Read.' }, quiz, game, questionnaire],
  codes: {
    ...{ completed: 'DONE', timeout: 'TIME', 'partner-left': 'LEFT', 'no-partner': 'WAITED', failed: 'BROKE' },
    ...{ 'failed-quiz': 'QUIZ', declined: null, dropped: null, withdrew: null, full: null },
  },
}

const open = async (data: object = base): Promise<StudyEvent> => {
  const prepared = await prepareStudy(readStudy('test', data))
  expect(prepared.problems).toEqual([])
  return openingOf(prepared, 7, START)
}

/** One study, driven by hand. */
class Desk {
  state: StudyState
  events: StudyEvent[]
  now = START
  constructor(opened: StudyEvent) {
    this.state = beginStudy(opened)
    this.events = [opened]
  }
  do(input: StudyInput) {
    const stepped = step(this.state, input, this.now)
    this.state = stepped.state
    this.events.push(...stepped.events)
    return stepped
  }
  wait(minutes: number) {
    this.now += minutes * MINUTE
    return this.do({ type: 'tick' })
  }
  arrive(): string {
    const { events } = this.do({ type: 'arrive', hash: `hash-${this.events.length}`, platform: {} })
    return (events[0] as { participant: string }).participant
  }
  /** Someone comes and goes as far as the game. */
  toGame(): string {
    const participant = this.arrive()
    this.do({ type: 'consent', participant, step: 'consent', agreed: true })
    this.do({ type: 'read', participant, step: 'text' })
    this.do({ type: 'answer', participant, step: 'quiz', answers: { rooms: 'six' } })
    return participant
  }
  one = (id: string) => this.state.participants[id]!
  end(group: string, metrics = {}) {
    const outcome = { scores: { USER: 5, BOT: 5 }, metrics, reason: 'over' }
    this.do({ type: 'hosted', group, table: `table-${group}` })
    return this.do({ type: 'ended', group, status: 'completed', reason: 'over', outcome })
  }
}

describe('bots in a study', () => {
  let opened: StudyEvent
  beforeAll(async () => {
    opened = await open()
  })

  it.each([1, 2, 3, 4, 5, 6])('leave nobody stuck, whoever drops out, reloads or comes late (seed %i)', (seed) => {
    const { state, events, stuck } = new Walker(opened, { seed }).walk()
    expect(stuck).toEqual([])
    const people = Object.values(state.participants)
    expect(people).toHaveLength(50)
    // Many ways were gone.
    expect(new Set(people.map(({ paid }) => paid!.outcome)).size).toBeGreaterThanOrEqual(6)
    for (const { id, paid } of people) {
      const paid_ = events.filter((event) => event.type === 'paid' && event.participant === id)
      expect(paid_).toHaveLength(1)
      expect(paid!.code).toBe((base.codes as Record<string, string | null>)[paid!.outcome] ?? null)
    }
    for (const event of events) studyEventSchema.parse(event)
  })

  it.each([1, 2, 3, 4, 5, 6])('are balanced over conditions by those who came through (seed %i)', (seed) => {
    const { state } = new Walker(opened, { seed, bots: 60 }).walk()
    const counted = Object.values(state.participants).filter((one) => countsFor(state, one) && one.condition)
    const [agent, people] = ['agent', 'people'].map(
      (name) => counted.filter(({ condition }) => condition === name).length,
    )
    expect(agent! + people!).toBeGreaterThan(12)
    expect(Math.abs(agent! - people!)).toBeLessThanOrEqual(4)
  })

  it('go on as if nothing had happened when everything is read from the log again after each event', () => {
    const plain = new Walker(opened, { seed: 3 }).walk()
    const restarted = new Walker(opened, { seed: 3, restarts: true }).walk()
    expect(restarted.events).toEqual(plain.events)
    expect(restarted.state).toEqual(plain.state)
  })

  it('come by every cut of the log to the same state', () => {
    const { events, state } = new Walker(opened, { seed: 5, bots: 12 }).walk()
    const read = JSON.parse(JSON.stringify(events)) as StudyEvent[]
    for (let cut = 1; cut < read.length; cut += 7) {
      const before = read.slice(1, cut).reduce(apply, beginStudy(read[0]))
      expect(read.slice(Math.max(1, cut)).reduce(apply, before)).toEqual(state)
    }
  })

  it.each([
    ['an agent in the empty seat', { minutes: 3, next: { agent: 'symbolic' } }],
    ['another condition', { minutes: 3, next: { condition: 'agent' } }],
    ['themselves as the other condition', { minutes: 3, next: { condition: 'people' } }],
  ])('wait for others in vain and get %s', async (_, waiting) => {
    const { stuck, state } = new Walker(await open({ ...base, waiting }), { seed: 2 }).walk()
    expect(stuck).toEqual([])
    expect(Object.keys(state.groups).length).toBeGreaterThan(5)
  })

  it.each(['end', 'wait', 'substitute'])('are away in a game whose policy is %s', async (policy) => {
    const dropOut = { minutes: 1, policy, ...(policy === 'substitute' && { agent: 'symbolic' }) }
    const { stuck } = new Walker(await open({ ...base, dropOut }), { seed: 4 }).walk()
    expect(stuck).toEqual([])
  })
})

describe('the flow', () => {
  it('gives somebody who does everything twice one answer and one code', async () => {
    const desk = new Desk(await open({ ...base, conditions: [{ name: 'agent', seats: { BOT: 'symbolic' } }] }))
    const participant = desk.toGame()
    const before = desk.events.length
    desk.do({ type: 'answer', participant, step: 'quiz', answers: { rooms: 'four' } })
    desk.do({ type: 'consent', participant, step: 'consent', agreed: false })
    expect(desk.events.length).toBe(before)
    desk.end('g1')
    expect(desk.end('g1').events).toEqual([])
    desk.do({ type: 'answer', participant, step: 'questionnaire', answers: { fun: 3 } })
    desk.do({ type: 'answer', participant, step: 'questionnaire', answers: { fun: 5 } })
    expect(desk.one(participant).paid).toEqual({ outcome: 'completed', code: 'DONE', bonus: 0 })
    expect(desk.events.filter(({ type }) => type === 'answered')).toHaveLength(2)
  })

  it('takes no attempt at a quiz for an answer that was forgotten', async () => {
    const desk = new Desk(await open())
    const participant = desk.arrive()
    desk.do({ type: 'consent', participant, step: 'consent', agreed: true })
    desk.do({ type: 'read', participant, step: 'text' })
    for (let i = 0; i < 3; i++)
      expect(desk.do({ type: 'answer', participant, step: 'quiz', answers: {} }).problems).toHaveProperty('rooms')
    desk.do({ type: 'answer', participant, step: 'quiz', answers: { rooms: 'four' } })
    expect(desk.one(participant)).toMatchObject({ tries: 1, wrong: ['rooms'] })
    desk.do({ type: 'answer', participant, step: 'quiz', answers: { rooms: 'four' } })
    expect(desk.one(participant).paid).toMatchObject({ outcome: 'failed-quiz', code: 'QUIZ' })
  })

  it('seats two who wait, and neither who is away', async () => {
    const desk = new Desk(await open({ ...base, conditions: [{ name: 'people' }] }))
    const first = desk.toGame()
    desk.do({ type: 'away', participant: first })
    const second = desk.toGame()
    expect(Object.keys(desk.state.groups)).toEqual([])
    const third = desk.toGame()
    expect(Object.values(desk.state.groups['g1']!.people).sort()).toEqual([second, third])
    desk.do({ type: 'back', participant: first })
    const fourth = desk.toGame()
    expect(Object.values(desk.state.groups['g2']!.people).sort()).toEqual([first, fourth])
  })

  it('lets the partner of somebody who vanished go on, with a code of their own', async () => {
    const desk = new Desk(await open({ ...base, conditions: [{ name: 'people' }] }))
    const [gone, stays] = [desk.toGame(), desk.toGame()]
    desk.do({ type: 'away', participant: gone })
    desk.wait(1)
    expect(desk.one(stays).group).toBe('g1')
    desk.wait(1)
    expect(desk.one(gone).paid).toMatchObject({ outcome: 'dropped', code: null })
    desk.do({ type: 'answer', participant: stays, step: 'questionnaire', answers: { fun: 1 } })
    expect(desk.one(stays).paid).toMatchObject({ outcome: 'partner-left', code: 'LEFT' })
  })

  it('puts an agent in the seat of somebody who vanished where the file says so', async () => {
    const dropOut = { minutes: 1, policy: 'substitute', agent: 'symbolic' }
    const desk = new Desk(await open({ ...base, dropOut, conditions: [{ name: 'people' }] }))
    const [gone, stays] = [desk.toGame(), desk.toGame()]
    desk.do({ type: 'withdraw', participant: gone })
    expect(Object.values(desk.state.groups['g1']!.people)).toEqual([stays])
    expect(Object.values(desk.state.groups['g1']!.agents)).toEqual(['symbolic'])
    desk.end('g1')
    expect(desk.one(stays).outcome).toBe('completed')
  })

  it('ends a game at its time limit, and the code says so', async () => {
    const timed = base.steps.map((one) => (one.kind === 'game' ? { ...one, minutes: 10 } : one))
    const desk = new Desk(
      await open({ ...base, steps: timed, conditions: [{ name: 'agent', seats: { BOT: 'symbolic' } }] }),
    )
    const participant = desk.toGame()
    desk.wait(9)
    expect(desk.one(participant).group).toBe('g1')
    desk.wait(1)
    desk.do({ type: 'answer', participant, step: 'questionnaire', answers: { fun: 2 } })
    expect(desk.one(participant).paid).toMatchObject({ outcome: 'timeout', code: 'TIME' })
  })

  it('lets no time limit run while the server is not there', async () => {
    const desk = new Desk(await open({ ...base, conditions: [{ name: 'people' }] }))
    const [plays, gone, waits] = [desk.toGame(), desk.toGame(), desk.toGame()]
    desk.do({ type: 'away', participant: gone })
    desk.now += 100 * MINUTE
    desk.do({ type: 'resume', paused: 100 * MINUTE })
    desk.wait(1)
    expect(desk.one(plays).group).toBe('g1')
    expect(desk.one(waits).waitingSince).toBeDefined()
    desk.wait(1)
    expect(desk.one(gone).paid).toMatchObject({ outcome: 'dropped' })
    desk.wait(3)
    expect(desk.one(waits).paid).toMatchObject({ outcome: 'no-partner', code: 'WAITED' })
  })

  it('pays the highest tier that was reached, and lets only those on who qualify', async () => {
    const qualification = {
      ...{ kind: 'game', name: 'qualify', game: 'traveling-adventurers', tutorial: true, seats: { BOT: 'symbolic' } },
      pass: { metric: 'ratio', atLeast: 0.5 },
    }
    const bonus = [
      { metric: 'ratio', atLeast: 1, pay: 2 },
      { metric: 'ratio', atLeast: 0.8, pay: 0.5 },
    ]
    const conditions = [{ name: 'agent', seats: { BOT: 'symbolic' } }]
    const codes = { ...base.codes, 'not-qualified': 'NOT' }
    const desk = new Desk(await open({ ...base, codes, conditions, steps: [qualification, { ...game, bonus }] }))
    const [good, bad] = [desk.arrive(), desk.arrive()]
    desk.end('g1', { ratio: 0.9 })
    desk.end('g2', { ratio: 0.4 })
    expect(desk.one(bad).paid).toMatchObject({ outcome: 'not-qualified', code: 'NOT' })
    desk.end('g3', { ratio: 0.95 })
    expect(desk.one(good).paid).toEqual({ outcome: 'completed', code: 'DONE', bonus: 0.5 })
  })

  it('turns away whoever comes when all places are taken, and takes the next where somebody left', async () => {
    const desk = new Desk(await open({ ...base, places: 2 }))
    const [first] = [desk.arrive(), desk.arrive()]
    expect(desk.one(desk.arrive()).paid).toMatchObject({ outcome: 'full' })
    desk.do({ type: 'withdraw', participant: first })
    expect(desk.one(desk.arrive()).paid).toBeUndefined()
  })

  it('gives a new code to each where the file asks for unique ones', async () => {
    const desk = new Desk(
      await open({ title: 'Short', steps: [{ kind: 'text', text: 'Hi' }], codes: { completed: 'unique' } }),
    )
    const codes = Array.from({ length: 20 }, () => {
      const participant = desk.arrive()
      desk.do({ type: 'read', participant, step: 'text' })
      return desk.one(participant).paid!.code
    })
    expect(new Set(codes).size).toBe(20)
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{10}$/)
  })

  it('lets the experimenter put somebody elsewhere, speak to them and release them', async () => {
    const desk = new Desk(await open({ ...base, conditions: [{ name: 'people' }] }))
    const [moved, partner] = [desk.toGame(), desk.toGame()]
    desk.do({ type: 'speak', participant: moved, text: 'Hello' })
    expect(desk.one(moved).messages).toMatchObject([{ text: 'Hello' }])
    desk.do({ type: 'move', participant: moved, step: 'questionnaire' })
    expect(desk.one(moved)).toMatchObject({ outcome: 'completed', step: 4 })
    expect(desk.one(partner)).toMatchObject({ outcome: 'partner-left', step: 4 })
    desk.do({ type: 'release', participant: moved })
    expect(desk.one(moved).paid).toMatchObject({ outcome: 'released' })
    expect(desk.do({ type: 'release', participant: moved }).events).toEqual([])
  })
})
