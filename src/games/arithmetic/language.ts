/** Arithmetic: its rules in words. */
import type { TextConfig } from '../engines/text-world/config.ts'

export const explain = ({ world }: TextConfig): string => {
  const sheet = world === 'ours' ? 'problem sheet' : 'math problem'
  const reading =
    world === 'ours'
      ? 'Only the right bundle, after reading, earns the score.'
      : 'Reading it is worth half of the score.'
  return (
    `Somewhere here lies a ${sheet}. Take it and read it: it asks for a number. ${reading} Several bundles of things lie ` +
    'about; exactly one has as many things as the answer. Take that one and put it in the box. Anything else in the box, the ' +
    `${sheet} included, loses the game.`
  )
}
