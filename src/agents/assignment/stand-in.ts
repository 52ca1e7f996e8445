/** What the stand-in model answers to the language agents of Assignment: it reads the table, tells it, and matches. */
import type { Responder } from '../../models/index.ts'
import { readable } from '../../games/assignment/index.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { answer, own, readPrompt, type ReadPrompt } from '../dialogue/stand-in.ts'
import { hear } from './hear.ts'
import { tellTable } from './tell.ts'

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
      line.startsWith('Partner: [message]') ? hear(line.slice(19), known) : [],
    )
    if (own(prompt, 'message').length === 0 && heard.length === 0 && !prompt.closing)
      return answer(prompt, 'I tell what I see.', `[message] ${tellTable(known, false)}`)
    const most = Math.max(1, ...known.table.flat().map((cell) => cell ?? 0))
    const cells = known.table.map((row) => row.map((cell) => (cell === null ? 0.5 : cell / most)))
    for (const { reviewer, paper, share } of heard)
      if (known.table[reviewer]![paper] === null && share !== null) cells[reviewer]![paper] = share
    const proposal = readable(solveMatching(cells).rowOfColumn, known)
    return answer(prompt, 'I match what both of us know.', `[propose] ${proposal}`)
  },
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
