/** A logged event as the input that it came from. */
import { arrivals, type OrderedEvent, type Seating } from '../event.ts'
import type { Input } from '../position.ts'

export function loggedInput(event: OrderedEvent): Input {
  switch (event.type) {
    case 'acted':
      return { ...event, type: 'act' }
    case 'passed':
      return { ...event, type: 'pass' }
    case 'rejected':
      return { ...event, type: 'reject' }
    case 'left':
      return { ...event, type: 'leave' }
    case 'ticked':
      return { type: 'tick', at: 0 }
    default: {
      const [[seat, who]] = arrivals(event) as [[string, Seating]]
      return { type: 'sit', seat, who }
    }
  }
}
