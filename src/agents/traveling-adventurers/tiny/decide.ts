/** What a network that has learnt messages says and does on what a prompt shows. */
import type { Action } from '../../../games/traveling-adventurers/index.ts'
import { Random } from '../../../core/random.ts'
import type { TinyReader } from '../../../models/tiny/reader.ts'
import { voiceOf } from '../english/voice.ts'
import type { Prompt } from '../stand-in/read-prompt.ts'
import { draftPath } from './draft.ts'
import { House } from './house.ts'
import { isClear } from './is-clear.ts'
import { isLegal, wholePath } from './own-message.ts'
import { sayOwn } from './say-own.ts'
import { writeState } from './write-state.ts'

/** Most tokens of one message. */
const LONGEST = 64
const SUBMITTING = /^submit(?:ting)?$/

/** The message, written word by word; whoever says in it that a path is being submitted submits it. */
export function decideByWords(prompt: Prompt, reader: TinyReader): Action {
  const house = new House(prompt)
  if (!house.best) house.draft = draftPath(house, reader)
  const accepts = (said: string, ended: boolean): boolean => {
    const words = split(said)
    return isLegal(words, ended, house) && isClear(words, house)
  }
  const answer = split(reader.answer(writeState(prompt, house), { longest: LONGEST, accepts }))
  // What was cut off in the middle of a sentence is left out.
  const words = answer.slice(0, answer.findLastIndex((word) => /^[.?!]$/.test(word)) + 1)
  const said = sayAnew(words.length > 0 ? sayOwn(words, house) : 'I am waiting for your answer.', prompt)
  const at = words.findIndex((word) => SUBMITTING.test(word))
  const path = at < 0 ? undefined : wholePath(words.slice(at), house)
  return path ? { type: 'submit', path: [...path], text: said } : { type: 'message', text: said }
}

/** What was said before in the same words is said again as such. */
function sayAnew(text: string, { observation: { seat, dialogue } }: Prompt): string {
  const earlier = dialogue.filter((line) => line.seat === seat).map((line) => line.text)
  return voiceOf(earlier, new Random(dialogue.length))([text])
}

const split = (text: string): string[] => text.split(/ +/).filter(Boolean)
