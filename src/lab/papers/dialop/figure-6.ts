/** Figure 6: what messages do, along the dialogue. */
import type { Event } from '../../../core/event.ts'
import { ACTS, tagByRules, type Act } from './analyses/acts.ts'
import { densities, frequencies, type TaggedDialogue } from './analyses/density.ts'
import { DOMAINS, type DialogueDomain } from './published/published-game.ts'
import { tagByModel, type SaidLine } from './analyses/tag-by-model.ts'
import { drawPlot, nameColours } from '../../plots/plot.ts'
import type { Model } from '../../../core/model.ts'
import type { Cell } from '../../tables/table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { playedByPeople } from '../played-by-people.ts'
import { contenders, humanDialogues, PAPER, playEach } from './people.ts'

export const figure6: Reproduction = {
  name: 'dialop/figure-6',
  paper: `${PAPER}, section 7.1, figure 6`,
  about: 'The types of messages over the course of a dialogue, of people (solid) and of ours (dashed).',
  make,
}

async function make(bench: Bench): Promise<Report> {
  const people = await humanDialogues(bench)
  const model = bench.model && bench.openModel ? await bench.openModel(bench.model) : undefined
  const rows: Cell[][] = []
  const figures: Record<string, string> = {}
  for (const domain of DOMAINS) {
    bench.say(`${domain}: labelling messages`)
    const groups: Record<string, TaggedDialogue[]> = {
      people: people[domain].map(({ events }) => tagEvents(events)),
    }
    for (const one of (await contenders(bench, domain)).filter(({ silent }) => !silent)) {
      const played = await playEach(bench, domain, one, people[domain], ({ config }) => config)
      groups[one.label] = played.map(({ events }) => tagEvents(events))
    }
    for (const { who, events } of playedByPeople(bench, domain)) (groups[`${who}, here`] ??= []).push(tagEvents(events))
    if (model) {
      const labelled: TaggedDialogue[] = []
      for (const { events } of people[domain]) {
        const tagged = await tagEventsByModel(events, model)
        if (tagged) labelled.push(tagged)
      }
      groups[`people, labelled by ${bench.model}`] = labelled
    }
    for (const [who, dialogues] of Object.entries(groups)) {
      const often = frequencies(dialogues)
      rows.push([domain, who, dialogues.length, ...ACTS.map((act) => often[act].toFixed(2))])
    }
    figures[`figure-6-${domain}.svg`] = await draw(domain, groups)
  }
  return {
    tables: [
      {
        title: 'Acts in a dialogue (means)',
        columns: ['game', 'who', 'dialogues', ...ACTS],
        rows,
        notes: [
          'A message may have several types. Labelled by rules; with --model the people’s messages are labelled by the model too, a dialogue at a time, with two labelled examples; dialogues whose labels could not be read are left out.',
          'The paper labelled with GPT-4, which agreed with people on 88 % of 106 messages. What it finds: miscellany at the start, proposals at the end, share and query most of the way; in Assignment twice as much sharing as anything else.',
        ],
      },
    ],
    figures,
  }
}

/** Messages and proposals of an episode in order, with their types. */
function tagEvents(events: readonly Event[]): TaggedDialogue {
  return spoken(events).map((line) => (line === null ? ['proposal'] : tagByRules(line.text)))
}

async function tagEventsByModel(events: readonly Event[], model: Model): Promise<TaggedDialogue | undefined> {
  const lines = spoken(events)
  const labelled = await tagByModel(
    lines.filter((line) => line !== null),
    model,
  )
  if (!labelled) return undefined
  const tags = [...labelled]
  return lines.map((line): readonly Act[] => (line === null ? ['proposal'] : tags.shift()!))
}

/** Messages in order; null: a proposal. */
function spoken(events: readonly Event[]): (SaidLine | null)[] {
  return events.flatMap((event) => {
    if (event.type !== 'acted') return []
    const action = event.action as { type: string; text?: string }
    if (action.type === 'propose') return [null]
    return action.type === 'message' ? [{ by: event.seat, text: action.text! }] : []
  })
}

const draw = (domain: DialogueDomain, groups: Readonly<Record<string, readonly TaggedDialogue[]>>): Promise<string> =>
  drawPlot((plot) => ({
    width: 620,
    height: 380,
    x: { label: 'position in the dialogue' },
    y: { label: `acts in ${domain} (density × mean number)`, grid: true },
    marginTop: 36,
    color: { domain: [...ACTS] },
    marks: [
      ...nameColours(plot, [...ACTS]),
      ...Object.entries(groups).map(([who, dialogues]) =>
        plot.line(densities(dialogues) as never[], {
          x: 'position',
          y: 'density',
          stroke: 'act',
          ...(who !== 'people' && { strokeDasharray: who.startsWith('people') ? '1 2' : '5 3', strokeOpacity: 0.7 }),
        }),
      ),
    ],
  }))
