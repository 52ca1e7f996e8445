/** Which Roundtable this is: agents may play differently in another, so a run belongs to one. */
import { readFileSync } from 'node:fs'

export const SOFTWARE: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
