/** Assignment: the table of reviewers and papers as a heat map, in which a cell is clicked for each paper. */
import { useMemo, useState } from 'react'
import type { assignment } from 'roundtable/games/assignment'
import type { BoardProps } from '../board.ts'
import { Answer } from '../parts/dialogue/answer.tsx'
import { DialogueTalk } from '../parts/dialogue/talk.tsx'
import { Frame } from '../parts/frame.tsx'
import { lookOf } from '../parts/look-of.ts'
import { nameFinder, withUniqueWords } from '../parts/mentions.tsx'
import { SeatName } from '../parts/seat-mark.tsx'
import { Thought } from '../parts/thought.tsx'
import './assignment.css'
import { columnOf, Grid, rowOf } from './grid.tsx'

type Observation = ReturnType<(typeof assignment)['observe']>
type Action = Parameters<(typeof assignment)['act']>[2]

/** For each paper the row of its reviewer; null: none yet. */
type Choice = readonly (number | null)[]

export default function Assignment(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, everybody, marks, onAction } = props
  const { papers, reviewers, table, open, may, talk, decided } = observation
  const nothing: Choice = papers.map(() => null)
  const [pointed, onPoint] = useState<string>()
  const names = JSON.stringify([reviewers, papers])
  const find = useMemo(() => nameFinder(namesIn(names)), [names])
  const [choice, setChoice] = useState<Choice>(nothing)
  const chosen = choice.length === papers.length ? choice : nothing
  const last = talk.findLast((line) => line.kind === 'proposal')
  const onTable = open?.shown.reviewerOfPaper ?? (decided && last ? last.shown.reviewerOfPaper : undefined)
  const shared = open ? open.by : decided ? last?.by : undefined
  const partner = seats.find((look) => look.seat !== observation.seat)?.seat ?? 'partner'
  const mayPropose = onAction && may.propose
  const pick = (reviewer: number, paper: number): void =>
    setChoice(
      chosen.map((other, place) =>
        place === paper ? (other === reviewer ? null : reviewer) : other === reviewer ? null : other,
      ),
    )
  const isFull = chosen.every((reviewer) => reviewer !== null)
  const other = everybody && Object.entries(everybody).find(([name]) => name !== observation.seat)?.[1]
  const name = (shown: { readonly reviewerOfPaper: readonly number[] }) =>
    shown.reviewerOfPaper.map((reviewer, paper) => `${papers[paper]?.short}: ${reviewers[reviewer] ?? '?'}`).join('\n')
  return (
    <Frame
      name="assignment"
      label="Table of reviewers and papers"
      caption={
        <>
          Give every paper one reviewer, each reviewer once. A number says how well they fit, on <b>your</b> scale: more
          is better. Hatched cells you cannot see; your partner may see them, on another scale.
        </>
      }
      words={describeTable(observation)}
      aside={
        <DialogueTalk
          observation={observation}
          seats={seats}
          seat={seat}
          name={name}
          partners={[partner]}
          mentions={{ find, pointed, onPoint }}
          onAction={onAction}
        />
      }
    >
      <Grid
        papers={papers}
        reviewers={reviewers}
        table={table}
        other={other?.table}
        chosen={chosen}
        proposed={onTable}
        pointed={pointed}
        onPick={mayPropose ? pick : undefined}
      />
      <Thought marks={marks} seats={seats} />
      <div className="board-bar">
        <span className="board-grow board-number" aria-live="polite">
          {onTable ? (
            <>
              {shared && <SeatName look={lookOf(seats, shared)} own={shared === seat} />}{' '}
              {open ? 'proposes' : 'proposed'} what is ringed: <b>{sumOf(table, onTable)}</b>{' '}
              <span className="board-soft">from what you see</span>
            </>
          ) : (
            <>
              {chosen.filter((reviewer) => reviewer !== null).length} of {papers.length} papers,{' '}
              <b>{sumOf(table, chosen)}</b> <span className="board-soft">from what you see</span>
            </>
          )}
        </span>
        <Answer observation={observation} onAction={onAction} />
        {mayPropose && (
          <>
            {last && last.shown.reviewerOfPaper.join() !== chosen.join() && (
              <button type="button" className="board-button" onClick={() => setChoice([...last.shown.reviewerOfPaper])}>
                Start from the last proposal
              </button>
            )}
            <button
              type="button"
              className="board-button"
              disabled={chosen.every((one) => one === null)}
              onClick={() => setChoice(nothing)}
            >
              Clear
            </button>
            <button
              type="button"
              className="board-button board-primary"
              disabled={!isFull}
              onClick={() =>
                onAction({ type: 'propose', proposal: { reviewerOfPaper: chosen.map((reviewer) => reviewer!) } })
              }
            >
              Send proposal
            </button>
          </>
        )}
      </div>
    </Frame>
  )
}

/** By each name its row or column, as the table calls them. */
function namesIn(names: string): [string, string][] {
  const [reviewers, papers] = JSON.parse(names) as [Observation['reviewers'], Observation['papers']]
  return [
    ...papers.flatMap(({ short, title }, paper): [string, string][] =>
      [short, title].map((name) => [name, columnOf(paper)]),
    ),
    ...withUniqueWords(reviewers, rowOf),
  ]
}

/** The sum of the numbers that are seen. */
const sumOf = (table: Observation['table'], choice: Choice): number =>
  Math.round(
    choice.reduce<number>((sum, reviewer, paper) => sum + (reviewer === null ? 0 : (table[reviewer]?.[paper] ?? 0)), 0),
  )

function describeTable({ papers, reviewers, table, open }: Observation): string[] {
  const seen = (row: number): string =>
    papers
      .flatMap(({ short }, paper) => (table[row]![paper] === null ? [] : [`${short} ${table[row]![paper]}`]))
      .join(', ')
  return [
    ...reviewers.map((reviewer, row) => `${reviewer}: ${seen(row) || 'nothing that you see'}.`),
    ...(open
      ? [
          `Proposed: ${papers.map(({ short }, paper) => `${short} to ${reviewers[open.shown.reviewerOfPaper[paper]!]}`).join(', ')}.`,
        ]
      : []),
  ]
}
