/** Parts of a day that have a name. */
import type { Time } from '../english/index.ts'

/** Hours that a word stands for: a morning, an evening, the middle of the day. */
const PARTS = new Set(['300-720', '480-720', '660-840', '720-1080', '1020-1320', '1140-1440', '660-900'])
export const isPartOfDay = ({ from, to }: Time): boolean => PARTS.has(`${from}-${to}`)
