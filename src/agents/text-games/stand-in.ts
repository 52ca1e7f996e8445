/**
 * What the stand-in model answers to the language agent of the text games: it reads the prompt as a model would, and asks
 * the modules that the prompt tells it of. It knows one prompt at a time, so it plays single rooms and maps well, and in
 * larger houses looks about.
 */
import { hash } from '../../core/json.ts'
import { evaluate } from '../../solvers/expression.ts'
import type { Responder } from '../../models/index.ts'
import { planCalculation, readResult } from '../modules/calculator.ts'
import { readRoom, type SeenThing } from '../modules/room-text.ts'
import { byAmount, readQuantity } from '../modules/sorter.ts'
import { isPrompt, readPrompt, type Prompt } from './language/read-prompt.ts'
import { readTask } from './policies/map-reader.ts'

export const responder: Responder = {
  name: 'text-games',
  recognises: isPrompt,
  answer({ messages }) {
    const prompt = readPrompt(messages)
    const action = choose(prompt) ?? wander(prompt)
    return prompt.thinks ? `Thought: that brings the task forward.\nAction: ${action}` : action
  },
}

function choose(prompt: Prompt): string | undefined {
  const { task } = prompt
  if (/problem/.test(task)) return solve(prompt)
  if (/coin/i.test(task)) return fetch(prompt)
  return /quantity/.test(task) ? sort(prompt) : tidy(prompt)
}

const offers = ({ actions }: Prompt, action: string): string | undefined =>
  actions.includes(action) ? action : undefined

/** Arithmetic. */
function solve(prompt: Prompt): string | undefined {
  const { actions, documents, carried } = prompt
  const problem = documents.replace(/^[a-z ]+: /, '')
  const plan = planCalculation(problem) ?? planCalculation(documents)
  if (!plan)
    return (
      actions.find((action) => action.startsWith('read ')) ??
      actions.find((action) => /^take (math problem|problem sheet)$/.test(action))
    )
  const answer = answerOf(prompt, plan[0]!)
  if (typeof answer === 'string') return answer
  const isAnswer = (name: string): boolean => Number.parseFloat(name) === answer
  const bundle = carried.find(isAnswer)
  if (bundle) return offers(prompt, `put ${bundle} in box`)
  return actions.find((action) => action.startsWith('take ') && isAnswer(action.slice(5)))
}

/** The result of the calculation, or the question to the calculator that is still to be asked. */
function answerOf(prompt: Prompt, command: string): number | string | undefined {
  const { actions, answers } = prompt
  const calculators = actions.filter((action) => /^(add|sub|mul|div) /.test(action))
  if (calculators.length === 0) return evaluateCommand(command)
  // The published calculators divide the second number by the first.
  const [name, a, b] = command.split(' ')
  const swapped = name === 'div' && !answers.has(command) ? `div ${b} ${a}` : command
  for (const asked of [command, swapped]) {
    const said = answers.get(asked)
    if (said === undefined) continue
    const result = readResult(said) ?? Number(/ is (-?\d+)(?:\.0)?$/.exec(said)?.[1] ?? Number.NaN)
    if (Number.isInteger(result) && result > 0) return result
  }
  return answers.has(command) ? evaluateCommand(command) : command
}

function evaluateCommand(command: string): number | undefined {
  const [name, a, b] = command.split(' ')
  const sign = { add: '+', sub: '-', mul: '*', div: '/' }[name!]
  const { top, bottom } = evaluate(sign ? `${a} ${sign} ${b}` : command.replace('calculate ', '')).value
  return bottom === 1n ? Number(top) : undefined
}

/** MapReader. */
function fetch(prompt: Prompt): string | undefined {
  const { task, look, carried, answers, actions } = prompt
  const room = readRoom(`${look}\n`) ?? readRoom(look)
  if (!room) return undefined
  const { coin, box } = readTask(task)
  const goal = carried.includes('coin') ? box : coin
  if (room.name === goal) return goal === box ? offers(prompt, 'put coin in box') : offers(prompt, 'take coin')
  const beside = room.ways.find((way) => way.room === goal)
  if (beside) return `move ${beside.direction}`
  if (prompt.documents === '' && actions.includes('read map')) return 'read map'
  const question = `next step to ${goal}`
  const said = answers.get(question) ?? ''
  const [, direction] = said.includes(`From the ${room.name}, go`)
    ? (/go (north|south|east|west)/.exec(said) ?? [])
    : []
  if (direction)
    return offers(prompt, `open door to ${direction}`) && closed(room.ways, direction)
      ? `open door to ${direction}`
      : `move ${direction}`
  const [, next] = /^The next location to go to is: ([^.]+)/.exec(said) ?? []
  const way = room.ways.find((one) => one.room === next)
  if (way && prompt.text.startsWith(said.slice(0, 20))) return `move ${way.direction}`
  if (offers(prompt, question) && !prompt.text.startsWith('From the')) return question
  const door = room.ways.find((one) => one.closed)
  return door && `open door to ${door.direction}`
}

const closed = (ways: readonly { direction: string; closed: boolean }[], direction: string): boolean =>
  ways.some((way) => way.direction === direction && way.closed)

/** Sorting. */
function sort(prompt: Prompt): string | undefined {
  const { look, carried, answers } = prompt
  if (offers(prompt, 'sort ascending') && !answers.has('sort ascending')) return 'sort ascending'
  const things = (readRoom(`${look}\n`) ?? readRoom(look))?.things ?? []
  const seen = [...things.filter(({ container }) => container !== 'box').map(({ name }) => name), ...carried]
  const [next] = seen.flatMap((name) => readQuantity(name) ?? []).sort(byAmount)
  if (!next) return undefined
  return carried.includes(next.name) ? offers(prompt, `put ${next.name} in box`) : offers(prompt, `take ${next.name}`)
}

/** TWC. */
function tidy(prompt: Prompt): string | undefined {
  const { look, carried, actions, answers } = prompt
  const things = (readRoom(`${look}\n`) ?? readRoom(look))?.things ?? []
  const placesOf = (name: string): string[] => {
    const said = answers.get(`query ${name}`) ?? answers.get(`query ${name.toLowerCase()}`) ?? ''
    const list = /is usually kept here: (.+)\.$/.exec(said)?.[1]?.split(', ') ?? []
    const located = [...said.matchAll(/(?:is expected to be located at|located) ([^.]+?)(?=\.|$)/g)].map(
      ([, place]) => place!,
    )
    return [...list, ...located].map((place) => place.toLowerCase())
  }
  for (const name of carried) {
    const fits = ({ name: place }: SeenThing): boolean => placesOf(name).includes(place.toLowerCase())
    const home = things.find((thing) => fits(thing) && thing.open !== false) ?? things.find(fits)
    if (home) return offers(prompt, `put ${name} in ${home.name}`) ?? offers(prompt, `open ${home.name}`)
  }
  const loose = things.filter(({ name }) => actions.includes(`take ${name}`))
  const unknown = [...loose.map(({ name }) => name), ...carried].find(
    (name) => actions.includes(`query ${name}`) && !answers.has(`query ${name}`),
  )
  if (unknown) return `query ${unknown}`
  const misplaced = loose.find(({ name, container }) => !placesOf(name).includes(container?.toLowerCase() ?? ''))
  return misplaced && `take ${misplaced.name}`
}

/** Something that does no harm, and moves where there is somewhere to go: which, follows from what was done so far. */
function wander({ actions, steps, look }: Prompt): string {
  const moves = actions.filter((action) => /^(move|open) /.test(action))
  if (moves.length === 0) return 'look around'
  return moves[Number.parseInt(hash([steps, look]).slice(0, 6), 16) % moves.length]!
}
