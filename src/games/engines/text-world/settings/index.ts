/** What our own world is furnished with: three settings, one a fold, that share no room, no thing and no word for a place. */
import type { Fold } from '../tables.ts'
import { castle } from './castle.ts'
import { farm } from './farm.ts'
import { harbour } from './harbour.ts'
import type { Setting } from './setting.ts'

export type { Setting } from './setting.ts'

export const settings: Readonly<Record<Fold, Setting>> = { train: farm, dev: harbour, test: castle }
