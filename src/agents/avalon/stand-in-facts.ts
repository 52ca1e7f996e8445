/** Reads the facts out of a prompt of Avalon's language agents, as a model has to: from its sentences. */

export interface Facts {
  readonly players: number
  readonly evilCount: number
  readonly player: number
  readonly evil: boolean
  /** Whom Merlin was shown. */
  readonly knownEvil: readonly number[]
  /** Whom Percival was shown. */
  readonly pair: readonly number[]
  readonly fellows: readonly number[]
  readonly size: number
  readonly needed: number
  readonly quests: readonly { round: number; team: number[]; needed: number; success: boolean; fails?: number }[]
}

const numbers = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number)

export function readFacts(text: string): Facts {
  const player = Number(/You are player (\d+)/.exec(text)?.[1] ?? 1)
  const players = Number(/There are (\d+) players/.exec(text)?.[1] ?? /a game of (\d+) players/.exec(text)?.[1] ?? 7)
  const [, evilCount = players < 7 ? 2 : players < 10 ? 3 : 4] = /and (\d+) evil (?:ones|players)/.exec(text) ?? []
  const quests = new Map<number, Facts['quests'][number]>()
  const quest =
    /In round (\d), (players? [\d, and]+) went on the quest[^(]*\(it fails with (\d+)[^)]*\), which ended in (success|failure)(?:, with (\d+) sabotage)?/g
  for (const [, round, team, needed, result, fails] of text.matchAll(quest))
    quests.set(Number(round), {
      round: Number(round),
      team: numbers(team),
      needed: Number(needed),
      success: result === 'success',
      ...(fails !== undefined && { fails: Number(fails) }),
    })
  const asked =
    /which (\d+) players are most likely/.exec(text) ??
    /choose (\d+) players for/.exec(text) ??
    /need the (\d+) players/.exec(text)
  return {
    players,
    evilCount: Number(evilCount),
    player,
    evil: /on the evil side:|you are evil\./.test(text),
    knownEvil: numbers(/Players? ([\d, and]+) belongs? to the evil side\./.exec(text)?.[1]),
    pair: numbers(/Among players (\d+ and \d+), one is Merlin/.exec(text)?.[1]),
    fellows: numbers(/Your evil fellows? (?:is|are) players? ([\d, and]+)\./.exec(text)?.[1]),
    size: Number(asked?.[1] ?? 2),
    needed: quests.size >= 3 && players >= 7 ? 2 : 1,
    quests: [...quests.values()].sort((a, b) => a.round - b.round),
  }
}
