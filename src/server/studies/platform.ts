/** What the platforms that send participants put into their links. */
import { InvalidInput } from '../../core/errors.ts'
import { isSame } from '../seats/tokens.ts'
import type { Study } from './study-file.ts'

/** The parameters of a link, which of them is the person, and which one only they and the platform know. */
export const PLATFORMS: Readonly<
  Record<
    Study['platform'],
    { readonly person?: string; readonly session?: string; readonly parameters: readonly string[] }
  >
> = {
  none: { parameters: [] },
  prolific: { person: 'PROLIFIC_PID', session: 'SESSION_ID', parameters: ['PROLIFIC_PID', 'STUDY_ID', 'SESSION_ID'] },
  mturk: { person: 'workerId', session: 'assignmentId', parameters: ['workerId', 'assignmentId', 'hitId'] },
}

/** Whether a link is of the same visit as an earlier one: who somebody is others may know, what they were given only they. */
export function isSameVisit(
  { platform }: Study,
  earlier: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): boolean {
  const { session } = PLATFORMS[platform]
  const [there, here] = session === undefined ? [] : [earlier[session], now[session]]
  return there !== undefined && here !== undefined && isSame(there, here)
}

const LONGEST = 200

/** What the platform writes over, where it sends somebody: as Prolific and Mechanical Turk have it. */
const PLACEHOLDER = /^(\{\{.*\}\}|\$\{.*\})$/

/** What the platform says of somebody: its own parameters only. Throws {@link InvalidInput}, with words for the participant. */
export function readPlatform({ platform }: Study, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const { person, parameters } = PLATFORMS[platform]
  if (given['assignmentId'] === 'ASSIGNMENT_ID_NOT_AVAILABLE')
    throw new InvalidInput('This is a preview. Accept the task first, then open it again.')
  const read = parameters.flatMap((name): [string, string][] => {
    const value = typeof given[name] === 'string' ? given[name].trim() : ''
    if (PLACEHOLDER.test(value))
      throw new InvalidInput(
        `This link was not filled in: ${name} still stands there as the study was set up. Open it from ${TITLES[platform]} again.`,
      )
    return value !== '' && value.length <= LONGEST ? [[name, value]] : []
  })
  const known = Object.fromEntries(read)
  if (person !== undefined && known[person] === undefined)
    throw new InvalidInput(
      `This link is not complete: ${person} is missing. Open the study from ${TITLES[platform]} again.`,
    )
  return known
}

const TITLES: Readonly<Record<Study['platform'], string>> = {
  none: 'its link',
  prolific: 'Prolific',
  mturk: 'Mechanical Turk',
}
