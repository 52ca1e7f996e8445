/** What stands in a prompt of the language agent of the text games: for models of this package, which read it by its marks. */
import type { Message } from '../../../core/model.ts'
import { readInventory } from '../../modules/room-text.ts'

/** Whether a request is such a prompt. */
export const isPrompt = ({ messages }: { readonly messages: readonly Message[] }): boolean =>
  messages[0]?.content.includes('You play a text game.') ?? false

export interface Prompt {
  readonly task: string
  readonly text: string
  readonly look: string
  /** What is carried, as it was told. */
  readonly inventory: string
  readonly carried: readonly string[]
  readonly actions: readonly string[]
  readonly documents: string
  /** Answers of modules by command, as far as the prompt has them. */
  readonly answers: ReadonlyMap<string, string>
  readonly steps: string
  /** The last action or question to a module, as far as the prompt tells; empty at the start. */
  readonly did: string
  readonly thinks: boolean
  /** Whether there are modules to ask. */
  readonly asks: boolean
}

export function readPrompt(messages: readonly Message[]): Prompt {
  const inputs = messages.filter(({ role, content }) => role === 'user' && content.includes('[Valid actions]:'))
  const parts = readSections(inputs.at(-1)?.content ?? '')
  const part = (title: string): string => parts.get(title) ?? ''
  const answers = part('Modules said')
    .split('\n')
    .map((line) => line.split(' → ') as [string, string])
  return {
    task: part('Task'),
    text: part('Last answer'),
    look: part('You see') || part('Last answer'),
    inventory: part('You carry'),
    carried: readInventory(`${part('You carry')}\n`.replace(/\.\n$/, '.\n')),
    actions: part('Valid actions').trim().split('\n'),
    documents: part('Read so far'),
    answers: new Map([...answers, ...readConversation(messages)]),
    steps: part('Last steps'),
    did: lastCommand(part('Last steps'), messages),
    asks: messages[0]!.content.includes('Asking a module is an action too'),
    thinks: messages[0]!.content.includes('Thought: <'),
  }
}

/** The sections of one input, by title. */
function readSections(input: string): Map<string, string> {
  return new Map(
    input.split(/\n(?=\[[A-Z][a-z ]+\]: )/).map((part): [string, string] => {
      const [, title = '', text = ''] = /^\[([^\]]+)\]: ([\s\S]*)$/.exec(part) ?? []
      return [title, text]
    }),
  )
}

/** In a conversation each answer stands in the message after the one that asked for it. */
function readConversation(messages: readonly Message[]): [string, string][] {
  return messages.flatMap(({ role, content }, i): [string, string][] => {
    const answer = readSections(messages[i + 1]?.content ?? '').get('Last answer')
    const asked = /(?:^|Action: )([^\n]+)$/.exec(content)?.[1]
    return role === 'assistant' && asked && answer !== undefined ? [[asked, answer]] : []
  })
}

/** From the list of steps, or from the conversation. */
function lastCommand(steps: string, messages: readonly Message[]): string {
  const listed = steps.split('\n').at(-1) ?? ''
  const said = messages.findLast(({ role }) => role === 'assistant')?.content ?? ''
  return /^\d+\. (.*?) → /.exec(listed)?.[1] ?? /(?:^|Action: )([^\n]+)$/.exec(said)?.[1] ?? ''
}
