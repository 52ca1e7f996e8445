/** The sentences of the prompts: who the player is, and how to answer each request. */
import { current, describeRole, describeSight, errand, type Observation } from '../../../games/avalon/index.ts'
import type { Section } from '../../language/index.ts'
import { readPrompts } from '../../published/index.ts'
import type { Choice } from './options.ts'
import { request } from './transcript.ts'

/**
 * The part of the prompt that stays the same all game: rules, role, and what the role was shown (paper, section 2.3).
 * `prompts`: the folder with rules and roles as published, if they are to be sent.
 */
export function writeGlobal(rules: string, observation: Observation, prompts?: string): Section[] {
  const sight = describeSight(observation)
  if (prompts !== undefined) {
    const published = readPrompts(prompts, 'avalon')
    return [
      { title: '', text: published.need('rules.txt') },
      { title: '', text: `${published.need(`role.${observation.role}.txt`)} You are player ${observation.player}.` },
      ...(sight ? [{ title: '', text: sight }] : []),
    ]
  }
  return [
    { title: 'The game', text: rules },
    { title: 'Your role', text: `You are player ${observation.player}. ${describeRole(observation)}` },
    ...(sight ? [{ title: 'The moderator has told you', text: sight }] : []),
  ]
}

export const writeRequest = (observation: Observation): Section => ({ title: 'Moderator', text: request(observation) })

const writeTalkFormat = (what: string): Section => ({
  title: 'How to answer',
  text:
    `Say to the other players, in two or three sentences of your own, ${what} and why. ` +
    'Use only what has happened in this game. Write nothing but your message, without your name before it.',
})

const writeVoteFormat = (): Section => ({
  title: 'How to answer',
  text: 'Answer with JSON alone: {"reasoning": "<your reasons in a sentence or two>", "vote": "approve"} or "vote": "reject".',
})

const writeCardFormat = (): Section => ({
  title: 'How to answer',
  text: 'Answer with one word: success or fail.',
})

const writeGuessFormat = (): Section => ({
  title: 'How to answer',
  text: 'Give your reason in a sentence, then write: I name player <number>.',
})

/** How a leader answers, by the way it comes to a team. */
function writeTeamFormat(choice: Choice, observation: Observation): Section {
  const { size } = errand(observation)
  const answer = `Final Answer: Players ${exampleTeam(size)}`
  const thinking = choice.steps
    ? 'Let us think step by step: go through the quests one by one, say what each proves about who is good, and weigh what is left. Then '
    : choice.program || choice.recall
      ? 'From what you have found out, '
      : ''
  const text = `${thinking}name exactly ${size} players. End with one line like this, with your own choice: ${answer}`
  return { title: 'How to answer', text: text.charAt(0).toUpperCase() + text.slice(1) }
}

const exampleTeam = (size: number): string => Array.from({ length: size }, () => '<number>').join(', ')

export const writeFormat = (choice: Choice, observation: Observation): Section => {
  switch (observation.task) {
    case 'team':
      return writeTeamFormat(choice, observation)
    case 'vote':
      return writeVoteFormat()
    case 'quest':
      return writeCardFormat()
    case 'assassinate':
      return writeGuessFormat()
    default:
      return writeTalkFormat(
        current(observation).team ? 'whether you agree with the team' : 'who should go on the quest',
      )
  }
}
