/** Every way in which the roles may have been dealt, and those of them that one player cannot tell apart. */
import { sideOf, sightOf, type Role } from './roles.ts'
import { bitOf, maskOf, playersIn, setsOf } from './sets.ts'

/**
 * All worlds of a deck: who is evil and who holds each role that somebody sees. Assassin and minions are not told
 * apart, since nobody learns which is which; every world listed stands for the same number of deals. With the seven
 * roles of the paper there are 1,260.
 */
export interface Worlds {
  readonly players: number
  /** The possible evil sides, as masks. */
  readonly evilSets: Uint16Array
  /** For each world, the index of its evil side. */
  readonly set: Uint16Array
  /** For each world, the player who holds the role; 0 where it is not in the deck. */
  readonly merlin: Uint8Array
  readonly percival: Uint8Array
  readonly morgana: Uint8Array
  readonly mordred: Uint8Array
  readonly oberon: Uint8Array
}

const all = new Map<string, Worlds>()
const seen = new WeakMap<readonly Role[], Worlds>()

/** The worlds of a deck (one role a player, in any order). Kept, so that asking again is free. */
export function worldsOf(deck: readonly Role[]): Worlds {
  let worlds = seen.get(deck)
  if (worlds) return worlds
  const key = [...deck].sort().join()
  worlds = all.get(key) ?? enumerate(deck)
  all.set(key, worlds)
  seen.set(deck, worlds)
  return worlds
}

function enumerate(deck: readonly Role[]): Worlds {
  const players = deck.length
  const evilSets = setsOf(players, deck.filter((role) => sideOf(role) === 'evil').length)
  const rows: number[][] = []
  const everybody = (1 << players) - 1
  const among = (role: Role, mask: number) => (deck.includes(role) ? playersIn(mask) : [0])
  const without = (mask: number, player: number) => (player ? mask & ~bitOf(player) : mask)
  evilSets.forEach((evil, set) => {
    const just = everybody & ~evil
    for (const merlin of among('merlin', just))
      for (const percival of among('percival', without(just, merlin)))
        for (const morgana of among('morgana', evil))
          for (const mordred of among('mordred', without(evil, morgana)))
            for (const oberon of among('oberon', without(without(evil, morgana), mordred)))
              rows.push([set, merlin, percival, morgana, mordred, oberon])
  })
  const column = (index: number) => Uint8Array.from(rows, (row) => row[index]!)
  return {
    players,
    evilSets,
    set: Uint16Array.from(rows, (row) => row[0]!),
    merlin: column(1),
    percival: column(2),
    morgana: column(3),
    mordred: column(4),
    oberon: column(5),
  }
}

/** What a player was told when the roles were dealt. */
export interface Knowledge {
  readonly player: number
  readonly role: Role
  /** The players it sees; what they are to it says `sightOf(role)`. */
  readonly seen: readonly number[]
}

/** The worlds that one player cannot tell apart before the first quest. */
export interface View {
  readonly worlds: Worlds
  /** Their indices in {@link worlds}. */
  readonly members: Uint32Array
  /** The evil sides that they have, as masks. */
  readonly evilSets: readonly number[]
  /** For each of these evil sides, how many members have it. */
  readonly prior: readonly number[]
  /** For each member, which of these evil sides it has. */
  readonly set: Uint16Array
}

const views = new WeakMap<Worlds, Map<string, View>>()

/** The view of a player; of an outsider, who was told nothing, without `knowledge`. Kept, so that asking again is free. */
export function viewOf(deck: readonly Role[], knowledge?: Knowledge): View {
  const worlds = worldsOf(deck)
  let kept = views.get(worlds)
  if (!kept) views.set(worlds, (kept = new Map()))
  const key = knowledge ? `${knowledge.player} ${knowledge.role} ${knowledge.seen.join()}` : ''
  let view = kept.get(key)
  if (!view) kept.set(key, (view = look(worlds, knowledge)))
  return view
}

function look(worlds: Worlds, knowledge: Knowledge | undefined): View {
  const seen = maskOf(knowledge?.seen ?? [])
  const members: number[] = []
  const set: number[] = []
  const evilSets: number[] = []
  const prior: number[] = []
  for (let world = 0; world < worlds.set.length; world++) {
    if (knowledge && !looksSo(worlds, world, knowledge, seen)) continue
    const evil = worlds.evilSets[worlds.set[world]!]!
    // Worlds are listed evil side by evil side.
    if (evilSets.at(-1) !== evil) {
      evilSets.push(evil)
      prior.push(0)
    }
    members.push(world)
    set.push(evilSets.length - 1)
    prior[evilSets.length - 1]!++
  }
  return { worlds, members: Uint32Array.from(members), evilSets, prior, set: Uint16Array.from(set) }
}

function looksSo(worlds: Worlds, world: number, { player, role }: Knowledge, seen: number): boolean {
  if (roleIn(worlds, world, player) !== (role === 'assassin' ? 'minion' : role)) return false
  const evil = worlds.evilSets[worlds.set[world]!]!
  const hiding = (hidden: Uint8Array) => (hidden[world] ? evil & ~bitOf(hidden[world]) : evil)
  switch (sightOf(role)) {
    case 'evil':
      return seen === hiding(worlds.mordred)
    case 'merlin-or-morgana':
      return seen === maskOf([worlds.merlin[world]!, worlds.morgana[world]!].filter(Boolean))
    case 'teammates':
      return seen === (hiding(worlds.oberon) & ~bitOf(player))
    case 'nothing':
      return seen === 0
  }
}

/** The role of a player in a world; `minion` stands for the assassin too. */
function roleIn(worlds: Worlds, world: number, player: number): Role {
  if (worlds.merlin[world] === player) return 'merlin'
  if (worlds.percival[world] === player) return 'percival'
  if (worlds.morgana[world] === player) return 'morgana'
  if (worlds.mordred[world] === player) return 'mordred'
  if (worlds.oberon[world] === player) return 'oberon'
  return worlds.evilSets[worlds.set[world]!]! & bitOf(player) ? 'minion' : 'servant'
}
