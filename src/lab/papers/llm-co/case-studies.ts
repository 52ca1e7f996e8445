/** The case studies of appendix B (figures 6 to 9): whether a cook does there what the paper tells of LLM-Co. */
import type { Event } from '../../../core/event.ts'
import { replay } from '../../../core/replay.ts'
import { caseStudies, overcooked, SEATS, type State } from '../../../games/overcooked/index.ts'
import { sum, wilson } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'
import type { Reproduction } from '../reproduction.ts'
import { aboutStandIn, logsOf, needsModel } from '../shared.ts'
import { ASSISTANT, GREEDY, llmCo, RANDOM, SYMBOLIC } from './kitchens.ts'
import { PAPER } from './published.ts'

type Name = keyof typeof caseStudies

interface Study {
  readonly figure: string
  /** What the paper's agent did. */
  readonly asks: string
  /** What has come of it by now: undefined while nothing has. */
  judge(state: State): boolean | undefined
}

const times = ({ events }: State, seat: (typeof SEATS)[number], event: keyof State['events']['alice']): number =>
  events[seat][event] ?? 0

/** The first of two things to happen decides. */
const sooner = (wanted: boolean, otherwise: boolean): boolean | undefined =>
  wanted ? true : otherwise ? false : undefined

const studies: Readonly<Record<Name, Study>> = {
  'dish-ahead': {
    figure: '6: a dish ahead',
    asks: 'takes a dish, since the partner brings the last onion',
    judge: (state) => sooner(times(state, 'alice', 'dish_pickup') > 0, times(state, 'alice', 'onion_pickup') > 0),
  },
  'make-way': {
    figure: '7: makes way',
    asks: 'leaves the corner, so that the partner’s onion comes into the pot while the other cooks',
    judge: (state) => sooner(times(state, 'bob', 'potting_onion') > 0, times(state, 'alice', 'soup_pickup') > 0),
  },
  'put-down': {
    figure: '8: corrects itself',
    asks: 'lays the onion down and takes the dish',
    judge: (state) =>
      sooner(
        times(state, 'alice', 'onion_drop') > 0 && times(state, 'alice', 'dish_pickup') > 0,
        // It has left the soup to the partner.
        times(state, 'bob', 'soup_pickup') > 0,
      ),
  },
  'open-gate': {
    figure: '9: opens a gate',
    asks: 'opens a gate for the partner, who delivers',
    judge: (state) =>
      sooner(times(state, 'alice', 'gate_opening') > 0 && times(state, 'bob', 'soup_delivery') > 0, false),
  },
}

/** The steps after which the cook had done it; undefined where it did otherwise, or nothing of the kind. */
export function stepsUntilDone(name: Name, events: readonly Event[]): number | undefined {
  for (const { state } of replay(overcooked, events)) {
    const done = studies[name].judge(state)
    if (done !== undefined) return done ? state.tick : undefined
  }
  return undefined
}

/** The share of episodes in which it was done; yes or no where there is one only, in which nothing is left to chance. */
function shareCell(steps: readonly (number | undefined)[]): Cell {
  const done = steps.filter((one) => one !== undefined).length
  if (steps.length === 1) return done === 1 ? 'yes' : 'no'
  return { kind: 'share', estimate: wilson(done, steps.length) }
}

function meanCell(steps: readonly (number | undefined)[]): Cell {
  const done = steps.filter((one) => one !== undefined)
  return done.length === 0 ? null : Math.round((10 * sum(done)) / done.length) / 10
}

/** Episodes of a cell where chance plays a part. */
const EPISODES = 20

export const caseStudiesFigures: Reproduction = {
  name: 'llm-co/figures-6-to-9',
  paper: `${PAPER}, figures 6 to 9`,
  about:
    'Whether a cook plans ahead, makes way, corrects itself and opens gates, in the situations of the case studies.',
  async make(bench) {
    const names = Object.keys(studies) as Name[]
    const shares: Cell[][] = [['paper: LLM-Co, GPT-4', ...names.map(() => 'yes')]]
    const means: Cell[][] = []
    for (const contender of [RANDOM, GREEDY, ASSISTANT, SYMBOLIC, ...(bench.model ? [llmCo(bench, 'off')] : [])]) {
      const played: (number | undefined)[][] = []
      for (const name of names) {
        bench.say(`${name}: ${contender.label}`)
        const result = await bench.run({
          game: overcooked.name,
          config: caseStudies[name],
          agents: [contender.agent, ASSISTANT.agent],
          episodes: contender.fixed ? 1 : (bench.episodes ?? EPISODES),
        })
        played.push(logsOf(result).map((log) => stepsUntilDone(name, log)))
      }
      shares.push([contender.label, ...played.map(shareCell)])
      means.push([contender.label, ...played.map(meanCell)])
    }
    const columns = ['agent', ...names.map((name) => studies[name].figure)]
    const notes = [
      ...names.map((name) => `Figure ${studies[name].figure.slice(0, 1)} (${name}): the cook ${studies[name].asks}.`),
      `${bench.episodes ?? EPISODES} episodes a cell, seeds from 1, where chance plays a part; the partner is assistant everywhere. The paper shows one situation each, drawn and not listed: these are set up after its words.`,
      `${names.join(', ')} are presets of overcooked: begin there yourself, and view or fork what was played here.`,
      ...needsModel(bench),
      ...aboutStandIn(bench),
    ]
    return {
      tables: [
        { title: 'Does what the case studies tell', columns, rows: shares, notes },
        { title: 'Steps until then', columns, rows: means, notes: ['Where it was done.'] },
      ],
    }
  },
}
