/** Schemas are checked without code made at run time, which the content policy forbids. Imported before any game. */
import { config } from 'zod'

config({ jitless: true })
