/** What messages of one dialogue are read with. */
import type { Reader, Times } from '../english/index.ts'

export interface English {
  readonly reader: Reader
  /** The times that are named, by the days that there are. */
  readonly times: Times
}
