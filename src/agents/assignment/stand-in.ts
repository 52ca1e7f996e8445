/** What the stand-in model answers to the language agents of Assignment: it reads the table, tells it, and matches. */
import type { Responder } from '../../models/index.ts'
import { readable } from '../../games/assignment/index.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { answer, own, readPrompt, type ReadPrompt } from '../dialogue/stand-in.ts'
import { Random } from '../../core/random.ts'
import { Phrasebook } from '../english/index.ts'
import { readerFor } from './english.ts'
import { Speaker } from './speak.ts'

const isMine = ({ rules }: ReadPrompt): boolean => rules.includes('chair a conference together')

export const responder: Responder = {
  name: 'assignment',
  recognises({ messages }) {
    const prompt = readPrompt(messages)
    return prompt !== undefined && isMine(prompt)
  },
  answer({ messages }) {
    const prompt = readPrompt(messages)!
    if (prompt.mustAnswer) return answer(prompt, 'My partner has seen both parts. I accept.', '[accept]')
    const known = readTable(prompt.lines)
    const heard = prompt.lines.flatMap((line) =>
      line.startsWith('Partner: [message]') ? readClaims(line.slice(19), known) : [],
    )
    if (own(prompt, 'message').length === 0 && heard.length === 0 && !prompt.closing)
      return answer(prompt, 'I tell what I see.', `[message] ${tellTable(known)}`)
    const most = Math.max(1, ...known.table.flat().map((cell) => cell ?? 0))
    const cells = known.table.map((row) => row.map((cell) => (cell === null ? 0.5 : cell / most)))
    for (const { reviewer, paper, share } of heard)
      if (known.table[reviewer]![paper] === null) cells[reviewer]![paper] = share
    const proposal = readable(solveMatching(cells).rowOfColumn, known)
    return answer(prompt, 'I match what both of us know.', `[propose] ${proposal}`)
  },
}

type Known = ReturnType<typeof readTable>

function readClaims(text: string, known: Known): { reviewer: number; paper: number; share: number }[] {
  return readerFor(known)
    .read(text)
    .flatMap(({ acts }) =>
      acts.flatMap((act) => {
        if (act.type !== 'inform' || act.grade.raw) return []
        const [reviewer, paper] = ['reviewer', 'paper'].map(
          (kind) => act.about.find((mention) => mention.kind === kind)!.id,
        )
        return typeof reviewer === 'number' ? [{ reviewer, paper: Number(paper), share: act.grade.value }] : []
      }),
    )
}

function tellTable(known: Known): string {
  const most = Math.max(1, ...known.table.flat().map((cell) => cell ?? 0))
  const cells = known.table.flatMap((row, reviewer) =>
    row.flatMap((cell, paper) => (cell === null ? [] : [{ reviewer, paper, share: cell / most }])),
  )
  const inOrder = cells.sort((a, b) => a.paper - b.paper)
  return new Speaker(known, new Phrasebook(new Random(inOrder.length, 'stand-in'), [])).tell(inOrder)
}

/** The table as it stands in the prompt. */
function readTable(lines: readonly string[]) {
  const head = lines.findIndex((line) => line.startsWith(','))
  const papers = lines[head]!.slice(1)
    .split(',')
    .map((title) => ({ title, short: title.split(':')[0]! }))
  const rows = lines.slice(head + 1, head + 1 + papers.length).map((line) => line.split(','))
  return {
    papers,
    reviewers: rows.map(([name]) => name!),
    table: rows.map(([, ...cells]) => cells.map((cell) => (cell === '' ? null : Number(cell)))),
  }
}
export { annotator } from '../dialogue/stand-in.ts'
