/** The assistant's desk: the map, the sites that pass the filters, the day put together, and the visitor's words. */
import { useMemo, useState } from 'react'
import { miles } from '../../../../src/games/planning/outcome.ts'
import type { BoardProps } from '../board.ts'
import { Answer } from '../parts/dialogue/answer.tsx'
import { DialogueTalk } from '../parts/dialogue/talk.tsx'
import { Frame } from '../parts/frame.tsx'
import { nameFinder } from '../parts/mentions.tsx'
import { Say } from '../parts/say.tsx'
import { Thought } from '../parts/thought.tsx'
import { EVERYTHING, featuresOf, Filters, findSites } from './filters.tsx'
import { Sign } from './kinds.tsx'
import { Town } from './town.tsx'
import { nameDay, type Action, type Observation, type Site } from './types.ts'
import { Scorecard } from './visitor.tsx'

type Slots = readonly (number | null)[]

export function Assistant(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, everybody, marks, onAction } = props
  const { may, stops, open, talk } = observation
  const sites = useMemo(() => observation.sites ?? [], [observation.sites])
  const [wanted, setWanted] = useState(EVERYTHING)
  const [looked, lookAt] = useState<number>()
  const names = JSON.stringify(sites.map(({ name, id }) => [name, String(id)]))
  const find = useMemo(() => nameFinder(JSON.parse(names) as [string, string][]), [names])
  const empty: Slots = Array.from({ length: stops }, () => null)
  const [draft, setDraft] = useState<Slots>(empty)
  const last = talk.findLast((line) => line.kind === 'proposal')
  const mayPropose = onAction && may.propose
  const lastSlots = last?.kind === 'proposal' ? last.shown.events : undefined
  const slots = (mayPropose ? undefined : (open?.shown.events ?? lastSlots)) ?? (draft.length === stops ? draft : empty)
  const found = findSites(sites, wanted)
  const siteOf = (id: number | null): Site | undefined => sites.find((site) => site.id === id)
  const day = slots.map(siteOf)
  const isFull = slots.every((id) => id !== null)
  const put = (id: number): void => {
    const place = slots.indexOf(null)
    if (place >= 0 && !slots.includes(id)) setDraft(slots.with(place, id))
  }
  const visitor = everybody?.['user']?.talk.findLast((line) => line.kind === 'proposal')
  const card = siteOf(looked ?? null)
  return (
    <Frame
      name="planning"
      label="The town"
      caption={
        <>
          Plan a day of {stops} stops for a visitor. You know the town; only the visitor knows what they like, and sees
          what a proposal is worth. <b>Ask, then pick sites in order and send them.</b>
        </>
      }
      words={[
        `The town has ${sites.length} sites; ${found.length} pass the filters.`,
        `The day: ${day.map((site) => site?.name ?? 'open').join(', ')}.`,
      ]}
      aside={
        <DialogueTalk
          observation={observation}
          seats={seats}
          seat={seat}
          name={nameDay}
          partners={['user']}
          mentions={{
            find,
            pointed: looked === undefined ? undefined : String(looked),
            onPoint: (site) => lookAt(site === undefined ? undefined : Number(site)),
          }}
          onAction={onAction}
        />
      }
    >
      <Filters sites={sites} wanted={wanted} onWant={setWanted} />
      <Town
        sites={sites}
        found={new Set(found.map(({ id }) => id))}
        day={day.filter((site) => site !== undefined)}
        looked={looked}
        onLook={lookAt}
      />
      {card && (
        <Card site={card} onPut={mayPropose && !slots.includes(card.id) && !isFull ? () => put(card.id) : undefined} />
      )}
      <details open={sites.length <= 12}>
        <summary className="board-small">List of the {found.length} sites found</summary>
        <ul className="planning-list">
          {found.map((site) => (
            <li key={site.id}>
              <button
                type="button"
                className="planning-line"
                onClick={() => lookAt(site.id)}
                aria-pressed={looked === site.id}
              >
                <Sign type={site.type} /> <b>{site.name}</b>{' '}
                <span className="board-soft board-number">${site.price}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      {onAction && may.search && (
        <details>
          <summary className="board-small">Ask the database in its own language</summary>
          <Say
            label="Search(fields=[name, price], filters=[category == park])"
            send="Search"
            limit={2000}
            onSay={(query) => onAction({ type: 'search', query })}
          />
        </details>
      )}
      <ol className="planning-slots" aria-label="The day">
        {slots.map((id, place) => {
          const site = siteOf(id)
          const next = siteOf(slots[place + 1] ?? null)
          return (
            <li key={place}>
              <span className={site ? 'planning-slot' : 'planning-slot planning-open'}>
                <b>{place + 1}</b> {site ? site.name : 'open'}
                {site && mayPropose && (
                  <button
                    type="button"
                    className="planning-remove"
                    aria-label={`Take out ${site.name}`}
                    onClick={() => setDraft(slots.with(place, null))}
                  >
                    ×
                  </button>
                )}
              </span>
              {site && next && (
                <span className="board-soft board-small board-number">{miles(site, next).toFixed(1)} miles</span>
              )}
            </li>
          )
        })}
      </ol>
      <Thought marks={marks} seats={seats} />
      {visitor?.kind === 'proposal' && visitor.shown.score && <Scorecard score={visitor.shown.score} />}
      <div className="board-bar">
        <span className="board-grow board-soft board-number">
          together ${day.reduce((sum, site) => sum + (site?.price ?? 0), 0)}
          {open && ' · waits for the visitor’s answer'}
        </span>
        <Answer observation={observation} onAction={onAction} />
        {mayPropose && (
          <>
            {lastSlots && lastSlots.join() !== slots.join() && (
              <button type="button" className="board-button" onClick={() => setDraft(lastSlots)}>
                Start from the last proposal
              </button>
            )}
            <button
              type="button"
              className="board-button board-primary"
              disabled={slots.every((id) => id === null)}
              onClick={() => onAction({ type: 'propose', proposal: { events: [...slots] } })}
            >
              {isFull || slots.every((id) => id === null) ? 'Send proposal' : 'Send in part'}
            </button>
          </>
        )}
      </div>
    </Frame>
  )
}

function Card({ site, onPut }: { readonly site: Site; readonly onPut: (() => void) | undefined }) {
  return (
    <div className="board-card planning-card" aria-live="polite">
      <div className="board-row">
        <b>{site.name}</b>
        <span className="board-soft board-number">
          {site.type}, ${site.price}
        </span>
        <span className="board-grow" />
        {onPut && (
          <button type="button" className="board-button" onClick={onPut}>
            Add to the day
          </button>
        )}
      </div>
      <div className="board-row board-small">
        {featuresOf(site).map((feature) => (
          <span key={feature} className="board-chip">
            {feature}
          </span>
        ))}
      </div>
    </div>
  )
}
