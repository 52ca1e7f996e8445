/** Types of the log that only a replay reads. */
import type { EventOf } from 'roundtable'

export type { Event, Message } from 'roundtable'
export type StoredMessages = EventOf<'called'>['messages']
