/**
 * Schemas of texts and of records by name. `z.string()` and `z.record()` bring every format of addresses and ids that the
 * library knows into a browser's bundle of each game, 3 kB compressed, and no game has use for one.
 */
import * as z from 'zod'

type Text = z._ZodString<z.core.$ZodStringInternals<string>>

/** A text of any kind. */
export const string = (): Text => new z._ZodString({ type: 'string' }) as Text

/** An object whose fields have any names, and values of one kind. */
export const record = <Value extends z.ZodType>(valueType: Value): z.ZodRecord<Text, Value> =>
  new z.ZodRecord({ type: 'record', keyType: string(), valueType }) as unknown as z.ZodRecord<Text, Value>
