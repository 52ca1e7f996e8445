/** The visitor's side: wishes as a list, and what the latest proposal is worth by them, line by line. */
import type { BoardProps } from '../board.ts'
import { Answer } from '../parts/dialogue/answer.tsx'
import { DialogueTalk } from '../parts/dialogue/talk.tsx'
import { Frame } from '../parts/frame.tsx'
import { Thought } from '../parts/thought.tsx'
import { sayFeature } from './filters.tsx'
import { Sign } from './kinds.tsx'
import { nameDay, type Action, type Observation, type Shown } from './types.ts'

export function Visitor(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, marks, onAction } = props
  const { preferences = [], may, talk, open, stops, decided } = observation
  const last = talk.findLast((line) => line.kind === 'proposal')
  const shown = open?.shown ?? (last?.kind === 'proposal' ? last.shown : undefined)
  return (
    <Frame
      name="planning"
      label="Your wishes"
      caption={
        <>
          You visit a town, and an assistant plans a day of {stops} stops for you. <b>Tell your wishes</b> in your own
          words; when the assistant proposes, you see what the day is worth to you. Accept when you do not expect
          anything better.
        </>
      }
      words={[
        ...preferences,
        ...(shown?.score ? [`The proposal ${nameDay(shown)} is worth ${shown.score.total}.`] : []),
      ]}
      aside={
        <DialogueTalk
          observation={observation}
          seats={seats}
          seat={seat}
          name={nameDay}
          partners={['assistant']}
          onAction={onAction}
        />
      }
    >
      <h3>What you wish for</h3>
      <ul className="planning-wishes">
        {preferences.map((wish, place) => {
          const met = shown?.score?.checklist.find(({ text }) => text === wish)
          return (
            <li key={place}>
              {wish}
              {met && <Points points={met.score} />}
            </li>
          )
        })}
      </ul>
      {shown?.score ? (
        <>
          <h3>{open ? 'The proposal' : decided ? 'The day you agreed on' : 'The latest proposal'}</h3>
          <Scorecard score={shown.score} />
        </>
      ) : (
        <p className="board-soft">No proposal yet.</p>
      )}
      <Thought marks={marks} seats={seats} />
      {((onAction && may.answer) || open?.answer || decided) && (
        <div className="board-bar">
          <Answer observation={observation} onAction={onAction} />
        </div>
      )}
    </Frame>
  )
}

/** Site, way, site, way, …, then the wishes about the whole, and the sum. */
export function Scorecard({ score }: { readonly score: NonNullable<Shown['score']> }) {
  return (
    <table className="planning-score">
      <tbody>
        {score.slots.map((slot, place) =>
          slot.kind === 'empty' ? (
            place % 2 === 0 && (
              <tr key={place}>
                <td className="board-soft">open</td>
                <td />
              </tr>
            )
          ) : (
            <tr key={place} className={slot.kind === 'travel' ? 'planning-way' : ''}>
              <td>
                {slot.kind === 'travel' ? (
                  <>↓ {slot.miles.toFixed(1)} miles</>
                ) : (
                  <>
                    <b>
                      <Sign type={slot.type} /> {slot.name}
                    </b>{' '}
                    <span className="board-soft">
                      {slot.type}, ${slot.price}
                      {Object.entries(slot.features).map(([name, value]) => ` · ${sayFeature(name, value)}`)}
                    </span>
                  </>
                )}
              </td>
              <td>
                <Points points={slot.score} />
              </td>
            </tr>
          ),
        )}
        {score.checklist.map(({ text, score: points }, place) => (
          <tr key={`wish ${place}`}>
            <td>{text}</td>
            <td>
              <Points points={points} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">worth to you</th>
          <td>
            <Points points={score.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const Points = ({ points }: { readonly points: number }) => (
  <span className={`planning-points ${points > 0 ? 'board-good' : points < 0 ? 'board-poor' : 'board-soft'}`}>
    {points > 0 ? `+${points}` : points}
  </span>
)
