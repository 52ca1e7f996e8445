/** What an answer counts. */
import type { Outcome } from '../../core/game.ts'
import type { State } from './rules.ts'

export const metrics = {
  correct: { kind: 'share', label: 'right answers', better: 'more', headline: true, about: 'the answer is right' },
  environment: {
    kind: 'share',
    label: 'right: environment',
    better: 'more',
    headline: true,
    about: 'right, of questions about the situation itself',
  },
  intention: {
    kind: 'share',
    label: 'right: intention',
    better: 'more',
    headline: true,
    about: 'right, of questions about what the partner intends',
  },
  belief: {
    kind: 'share',
    label: 'right: belief',
    better: 'more',
    about: 'right, of questions about what the partner believes (second edition)',
  },
  action: {
    kind: 'share',
    label: 'right: action',
    better: 'more',
    headline: true,
    about: 'right, of questions about what to do oneself',
  },
  chanceLevel: {
    kind: 'mean',
    label: 'right by guessing',
    unit: '0 to 1',
    headline: true,
    about: 'the share of answers that are right: what guessing comes to',
  },
  asPublished: {
    kind: 'share',
    better: 'more',
    about: 'right by the key of the source, of questions whose key was corrected or kept',
  },
} as const

/** Which answers were right, and why. */
export function afterwards({ question: { options, answers, why } }: State): string {
  const right = options.filter(({ key }) => answers.includes(key)).map(({ key, text }) => `${key}. ${text}`)
  return `Right: ${right.join(' Or: ')}${why === undefined ? '' : `\n${why}`}`
}

export function outcomeOf({ question: { aspect, answers, published, options }, chosen }: State): Outcome {
  const correct = chosen !== null && answers.includes(chosen)
  const of = (name: string): boolean | null => (aspect === name ? correct : null)
  return {
    scores: { player: correct ? 1 : 0 },
    metrics: {
      correct,
      environment: of('environment'),
      intention: of('intention'),
      belief: of('belief'),
      action: of('action'),
      chanceLevel: answers.length / options.length,
      asPublished: published ? chosen !== null && published.includes(chosen) : null,
    },
    reason: chosen === null ? 'not answered' : correct ? `${chosen} is right` : `${chosen} is wrong`,
  }
}
