/** Avalon: the round table, the five quests, the own role behind a button, and whatever is asked of the player now. */
import { useMemo, useState } from 'react'
import type { Action, Observation } from 'roundtable/games/avalon'
import type { BoardProps } from '../board.ts'
import { Frame } from '../parts/frame.tsx'
import { lookOf } from '../parts/look-of.ts'
import { nameFinder } from '../parts/mentions.tsx'
import { Say } from '../parts/say.tsx'
import { Talk } from '../parts/talk.tsx'
import { Thought } from '../parts/thought.tsx'
import './avalon.css'
import { History } from './history.tsx'
import { current, describeTask, sizeNow } from './moment.ts'
import { Quests } from './quests.tsx'
import { RoleCard } from './role-card.tsx'
import { RoundTable } from './round-table.tsx'
import { listTalk } from './list-talk.ts'
import { suspect } from './suspect.ts'
import { Task } from './task.tsx'

export default function Avalon(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, everybody, marks, onAction } = props
  const { task, player, phase, rules, end } = observation
  const proposal = current(observation)
  const size = sizeNow(observation)
  const [picked, setPicked] = useState<readonly number[]>([])
  const [isShown, show] = useState(false)
  const [pointed, onPoint] = useState<string>()
  const find = useMemo(() => nameFinder(namesOf(rules.players)), [rules.players])
  const moment = `${observation.proposals.length} ${phase}`
  const [pickedAt, setPickedAt] = useState(moment)
  // What was picked for an earlier question is no answer to this one.
  if (pickedAt !== moment) {
    setPickedAt(moment)
    setPicked([])
  }
  const picks = onAction && (task === 'team' || task === 'assassinate') ? task : undefined
  const pick = (one: number): void => {
    if (picks === 'assassinate') setPicked(one === player ? picked : [one])
    else if (picked.includes(one)) setPicked(picked.filter((other) => other !== one))
    else if (picked.length < size) setPicked([...picked, one])
  }
  const suspicion = useMemo(() => (marks ? suspect(observation) : undefined), [marks, observation])
  const looks = Array.from({ length: rules.players }, (_, place) => lookOf(seats, `player-${place + 1}`))
  const roles = end?.roles ?? (everybody && looks.map(({ seat }) => everybody[seat]?.role))
  return (
    <Frame
      name="avalon"
      label="Round table"
      caption={
        <>
          Each round the leader proposes a team, all vote on it, and an approved team goes on the quest. Hidden evil
          players want quests to fail. {suspicion && 'Rings: how likely each is evil, from what this seat has seen. '}
          <b>{seat !== undefined && describeTask(observation)}</b>
        </>
      }
      words={describeTable(observation)}
      aside={
        <Talk
          lines={listTalk(observation)}
          seats={seats}
          seat={seat}
          empty="Nobody has spoken yet."
          mentions={{ find, pointed, onPoint }}
        >
          {onAction && task === 'message' && (
            <Say label="Say it to everybody" onSay={(text) => onAction({ type: 'message', text })} />
          )}
        </Talk>
      }
    >
      <Quests observation={observation} />
      <RoundTable
        observation={observation}
        looks={looks}
        seat={seat}
        roles={roles}
        suspicion={suspicion}
        pointed={Number(pointed)}
        sight={isShown ? observation.seen : []}
        picked={picks ? picked : (proposal.team ?? [])}
        onPick={picks && pick}
        mayPick={(one) => picks === 'team' || one !== player}
      >
        {end ? (
          <>
            <span className="board-soft">The game is over</span>
            <b className="avalon-big">{end.winner === 'just' ? 'The just side wins' : 'The evil side wins'}</b>
            <span className="board-soft">
              {end.ending}
              {end.assassinated && `: player ${end.assassinated} was named as Merlin`}
            </span>
          </>
        ) : (
          <Middle observation={observation} picked={picks ? picked : undefined} />
        )}
      </RoundTable>
      <Thought marks={marks} seats={seats} />
      <div className="board-bar">
        {seat !== undefined && <RoleCard observation={observation} isShown={isShown || end !== null} show={show} />}
        <span className="board-grow" />
        {onAction && <Task observation={observation} picked={picked} onAction={onAction} />}
      </div>
      <History observation={observation} />
    </Frame>
  )
}

/** As players call each other. */
const namesOf = (players: number): [string, string][] =>
  Array.from({ length: players }, (_, place) => String(place + 1)).flatMap((one) =>
    ['player ', 'player-', 'player', 'p'].map((before): [string, string] => [before + one, one]),
  )

/** In the middle of the table: what is going on. */
function Middle({
  observation,
  picked,
}: {
  readonly observation: Observation
  readonly picked: readonly number[] | undefined
}) {
  const { round, team, leader, forced } = current(observation)
  const size = sizeNow(observation)
  const chosen = picked ?? team
  const what: Record<string, string> = {
    debate: 'Talk before the team is chosen',
    team: `Player ${leader} chooses ${size} players`,
    discussion: 'Talk about the team',
    vote: 'Vote on the team',
    quest: forced ? 'The team goes, not approved' : 'The team is on the quest',
    assassination: 'The Assassin names Merlin',
  }
  return (
    <>
      <span className="board-soft">
        Quest {round} · {what[observation.phase]}
      </span>
      <b className="avalon-big">{chosen && chosen.length > 0 ? chosen.toSorted((a, b) => a - b).join(' · ') : '–'}</b>
      {picked && (
        <span className="board-soft">
          {picked.length} of {observation.task === 'assassinate' ? 1 : size} picked
        </span>
      )}
    </>
  )
}

function describeTable(observation: Observation): string[] {
  const { player, rules, successes, failures } = observation
  const { round, attempt, leader, team } = current(observation)
  return [
    `You are player ${player} of ${rules.players}. Quest ${round}, attempt ${attempt}; ${successes} quests succeeded, ${failures} failed.`,
    leader ? `Player ${leader} leads.` : 'The team was drawn by lot.',
    team ? `The team is ${team.join(', ')}.` : 'No team is chosen yet.',
    describeTask(observation),
  ]
}
