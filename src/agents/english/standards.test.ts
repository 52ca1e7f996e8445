import { describe, expect, it } from 'vitest'
import { measuresIn, QUALITY, Reader } from './index.ts'

const reader = new Reader({
  names: [
    ...['ada', 'boris', 'greta'].map((name, id) => ({ kind: 'person', id, forms: [name] })),
    ...['delta', 'ember'].map((name, id) => ({ kind: 'task', id, forms: [name] })),
  ],
  axes: ['person', 'task'],
  scale: QUALITY,
  numbers: true,
  compose: measuresIn,
})

/** The one grade that a sentence gives; undefined where it gives another number of them, or something else. */
function gradeIn(text: string): number | undefined {
  const acts = reader
    .read(text)
    .flatMap((sentence) => sentence.acts.filter((act) => 'about' in act || act.type === 'compare'))
  const [act] = acts
  return acts.length === 1 && act?.type === 'inform' ? act.grade.value : undefined
}

describe('who is compared with nobody in particular', () => {
  it.each([
    ['Greta is miles above everybody on Delta.', 0.85, 1],
    ['Greta is clearly better than most at Delta.', 0.68, 0.9],
    ['Greta beats the usual reviewer on Delta.', 0.6, 0.8],
    ['Greta is no better and no worse than the average on Delta.', 0.4, 0.6],
    ['Greta is a touch below the norm for Delta.', 0.3, 0.48],
    ['Most people would do better on Delta than Greta.', 0.1, 0.32],
    ['Anybody would be better than Greta on Delta.', 0, 0.15],
    ["You can't find anyone better than Greta for Delta.", 0.85, 1],
    ['No one comes near Greta on Delta.', 0.85, 1],
    ['You could do worse than Greta on Delta.', 0.52, 0.7],
    ['Greta is in the upper half on Delta.', 0.6, 0.85],
    ['On Delta Greta is in the bottom third.', 0.1, 0.32],
    ["Delta is well outside Greta's domain.", 0, 0.3],
    ["Delta is partly in Greta's field.", 0.4, 0.6],
    ['Greta deserves a B+ on Delta.', 0.6, 0.85],
    ['Greta gets an F for Delta.', 0, 0.15],
    ['I hear nothing but great things about Greta on Delta.', 0.7, 1],
    ['Greta is as weak as they come on Delta.', 0, 0.25],
  ])('is graded: %s', (text, low, high) => {
    expect(gradeIn(text)).toBeGreaterThanOrEqual(low)
    expect(gradeIn(text)).toBeLessThanOrEqual(high)
  })
})

describe('what somebody did with a subject', () => {
  it.each([
    ['Greta wrote her dissertation on Delta.', 0.85, 1],
    ['Greta has been teaching Delta for years.', 0.85, 1],
    ['Greta has published several times on Delta.', 0.7, 0.95],
    ['Greta once took a course on Delta.', 0.4, 0.6],
    ['Greta has hardly touched Delta.', 0.1, 0.32],
    ['Greta has never heard of Delta.', 0, 0.12],
    ['Greta would have to read up on Delta first.', 0.1, 0.36],
    ['Greta works in another field than Delta.', 0.1, 0.32],
    ["Delta is Greta's specialty.", 0.85, 1],
    ["Delta is not really Greta's area.", 0.1, 0.4],
  ])('tells how well they know it: %s', (text, low, high) => {
    expect(gradeIn(text)).toBeGreaterThanOrEqual(low)
    expect(gradeIn(text)).toBeLessThanOrEqual(high)
  })

  it('is nothing of what the speaker did, nor of what a table reads', () => {
    expect(gradeIn('I have heard that Greta is great for Delta.')).toBeGreaterThan(0.8)
    expect(gradeIn('The entry for Greta and Delta reads 37.')).toBe(37)
  })
})
