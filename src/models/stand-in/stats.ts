/** What a stand-in server counts. */
import type { Fault } from './faults.ts'

/** What a stand-in server has counted. */
export interface StandInStats {
  readonly requests: number
  /** Answers sent without a fault. */
  readonly answered: number
  /** Requests that had been answered before, without a fault: work paid twice. */
  readonly repeatedAnswered: number
  /** Requests that had come before, answered or not. */
  readonly repeated: number
  readonly running: number
  /** Most requests at once. */
  readonly peak: number
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  /** Tokens written for somebody, whether or not they arrived: what a provider would send a bill for. */
  readonly billed: Billed
  /** The same by episode, where the client says which it is. */
  readonly billedByEpisode: Readonly<Record<string, Billed>>
  /** Answers by responder; `fallback` counts what nobody recognised. */
  readonly responders: Readonly<Record<string, number>>
}

export interface Billed {
  readonly inputTokens: number
  readonly outputTokens: number
}

export function countStats() {
  const none = (): { inputTokens: number; outputTokens: number } => ({ inputTokens: 0, outputTokens: 0 })
  const billed = none()
  const billedByEpisode: Record<string, ReturnType<typeof none>> = {}
  const counts = { requests: 0, answered: 0, repeatedAnswered: 0, repeated: 0, running: 0, peak: 0 }
  const faults: Partial<Record<Fault, number>> = {}
  const responders: Record<string, number> = {}
  const seen = new Map<string, number>()
  const done = new Set<string>()
  return {
    /** Counts a request; says how many times this one has come, from 1. */
    begin(identity: string): number {
      const number = (seen.get(identity) ?? 0) + 1
      seen.set(identity, number)
      counts.requests++
      if (number > 1) counts.repeated++
      if (done.has(identity)) counts.repeatedAnswered++
      counts.running++
      counts.peak = Math.max(counts.peak, counts.running)
      return number
    },
    billed(call: string, usage: { prompt_tokens: number; completion_tokens: number }): void {
      const episode = call.replace(/\/[^/]*\/\d+$/, '')
      for (const sum of [billed, ...(episode ? [(billedByEpisode[episode] ??= none())] : [])]) {
        sum.inputTokens += usage.prompt_tokens
        sum.outputTokens += usage.completion_tokens
      }
    },
    running: () => counts.running,
    fault(fault: Fault): void {
      faults[fault] = (faults[fault] ?? 0) + 1
    },
    responder(name: string): void {
      responders[name] = (responders[name] ?? 0) + 1
    },
    answered(identity: string): void {
      counts.answered++
      done.add(identity)
    },
    end(): void {
      counts.running--
    },
    read: (): StandInStats => ({
      ...counts,
      faults: { ...faults },
      responders: { ...responders },
      billed: { ...billed },
      billedByEpisode: Object.fromEntries(Object.entries(billedByEpisode).map(([id, sum]) => [id, { ...sum }])),
    }),
  }
}
