/** The prompt of LLM-Co in a kitchen, section by section. The state is told in the first person, so the rest is too. */
import { cookingTime, earnings, type Observation } from '../../../games/overcooked/index.ts'
import { nameOf, replyFormat } from '../../collab/llm-co.ts'
import type { Section } from '../../language/index.ts'
import { describeKitchen } from './describe-kitchen.ts'

/** The whole system prompt. `directive`: whether it tells the agent to help its partner. */
export function writeSections(observation: Observation, directive: boolean): Section[] {
  const partner = nameOf(observation.partner)
  return [
    { title: '', text: describeRole(observation) },
    { title: 'Rules', text: describeRules(observation) },
    { title: 'Kitchen', text: describeKitchen(observation, partner) },
    { title: 'Actions', text: describeActions(observation) },
    ...(directive ? [{ title: 'Attitude', text: describeAttitude(partner) }] : []),
    { title: 'Reply', text: replyFormat(partner, 'exactly one of the available actions, word for word') },
    { title: 'Examples', text: examples },
  ]
}

/** By these words the stand-in model knows the prompt. */
export const OPENING = 'one of two cooks in a kitchen. Choose what'

const describeRole = ({ seat, partner }: Observation): string =>
  `I am ${nameOf(seat)}, ${OPENING} I do next, so that ${nameOf(partner)} and I together deliver as many soups as we can in the time we have.`

function describeRules({ kitchen }: Observation): string {
  const classic = kitchen.dynamics === 'classic'
  const lines = [
    'I can carry one thing at a time.',
    classic
      ? 'A cooker takes three ingredients of one kind, and starts by itself when the third is in.'
      : 'A cooker takes one to three ingredients, which may be mixed; it has to be turned on with empty hands, and then nothing can be added.',
    `${cookingTime(kitchen.cookTime)} A cooked soup goes onto a plate, and on the plate to a delivery hatch.`,
    earnings(kitchen.orders, kitchen.bonusOrders, kitchen.bonus, kitchen.value),
    'While one soup cooks, the plate for it and the ingredients of the next can be fetched. An empty counter takes any one thing, for later or for the other cook.',
    'Two cooks cannot pass each other in a narrow place.',
  ]
  if (kitchen.grid.some((row) => row.includes('G'))) {
    lines.push(
      `A closed gate lets nobody through. It can only be opened with empty hands, from either side, and closes after ten steps.`,
    )
  }
  return lines.join(' ')
}

function describeActions({ kitchen }: Observation): string {
  const has = (tile: string) => kitchen.grid.some((row) => row.includes(tile))
  const lines = [
    '- pick up <thing> from <place>: go there and take it.',
    '- place <thing> in <cooker or counter>, place <thing> on <counter>: go there and put it down.',
    '- load soup on plate from <cooker>: go there and take the soup; where it still cooks I stand and wait.',
    '- place soup for delivery in <hatch>: go there and deliver.',
    ...(kitchen.dynamics === 'modern' ? ['- turn on <cooker>: go there and start it.'] : []),
    ...(has('G')
      ? ['- open <gate>: go there and open it.', '- wait at <gate>: go there and wait until it opens.']
      : []),
    '- wait: do nothing until something changes.',
    '- move away: make way for the other cook.',
  ]
  return ['Each action is carried out for me over as many steps as it takes; then I am asked again.', ...lines].join(
    '\n',
  )
}

/** The helper directive (section 5.3 of the paper), in words of our own; without it nothing says that one should help. */
const describeAttitude = (partner: string): string =>
  `When ${partner} needs my help to cook or to deliver, helping comes before my own cooking.`

/**
 * Worked decisions in kitchens that do not exist; each shows another way of fitting in with the partner. None opens a
 * gate or gives way: whether an agent does that unasked is what the helper directive is there to measure.
 */
const examples = `These are from other kitchens.
[State]: I am holding nothing. Dana is holding onion. c3 contains 2 out of 3 onions. c3 is off. p4 is 1 units away.
Explanation: Dana is about to put the third onion into c3, which then starts to cook. The soup will need a plate.
Action: pick up plate from p4.

[State]: I am holding onion. Dana is holding onion. c3 contains 3 out of 3 onions. soup in c3 is cooked. Closest empty kitchen counter k21 is 0 units away.
Explanation: No cooker takes my onion and the soup waits for a plate, so my hands must be free. Dana will probably keep her onion for the next soup.
Action: place onion on k21.

[State]: I am holding plate. Dana is holding nothing. s7 is 1 units away. s7 is empty. c3 is inaccessible. soup in c3 is still cooking.
Explanation: Only Dana can get to the cookers. She will take the plate from the counter between us when the soup is ready.
Action: place plate in s7.`
