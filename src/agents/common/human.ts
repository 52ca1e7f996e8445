/** A person in a seat: whatever channel they sit at is asked, and what they said is journaled like any answer from outside. */
import type { Agent } from '../../core/agent.ts'
import { wordsForPeople, type Language } from '../../core/game.ts'
import { Left } from '../../core/play.ts'

/** What a person is shown, and says in reply. An empty reply lets the turn pass where that is allowed. */
export interface Question {
  readonly seat: string
  /** The observation in words. */
  readonly situation: string
  readonly mayPass: boolean
  /** Why the last thing they said was not taken. */
  readonly refusal?: string
}

/** Asks a person; undefined: the person has left. */
export type AskPerson = (question: Question, signal: AbortSignal) => Promise<string | undefined>

/** `language`: of the game; it describes the table to the person, and reads what they type where people are read apart. */
export function human(ask: AskPerson, language: Language): Agent {
  return {
    spontaneous: true,
    async act(observation, turn) {
      const refusal = turn.refusals.at(-1)?.reason
      const question: Question = {
        seat: turn.seat,
        situation: language.describe(observation),
        mayPass: turn.mayPass,
        ...(refusal !== undefined && { refusal }),
      }
      const reply = await turn.use('person', turn.number, async (signal) => (await ask(question, signal)) ?? null)
      if (reply === null) throw new Left(`${turn.seat} left`)
      if (reply === '' && turn.mayPass) return {}
      return { action: wordsForPeople(language).parse(reply, observation) }
    },
  }
}
