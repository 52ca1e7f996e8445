/** LLM-Co in Collab Escape: what is particular to this game's prompt. */
import type { EscapeAction, EscapeObservation } from '../../games/collab-escape/index.ts'
import { llmCo as inRooms } from '../collab/llm-co.ts'

const conventions = `Both of you see the same, want the same and think alike, so do your part of the plan that is best for both:
- whom the killer follows runs, on a way that keeps the killer far from the partner and from the exit; the other fixes;
- never end a turn in a room where the killer goes;
- do not break off a repair that can be completed, and be near the exit when the last generator is about to be fixed.`

const examples = `These are from another building.
[State]: You are in room 32, your partner is in room 36. The killer in room 33 follows you. The generator in room 36 still needs 1 fix. Room 32 leads to 31 and 33, room 31 leads away from room 36.
Explanation: My partner will complete the repair in room 36, so I keep the killer after me and away from there.
Action: move to room 31

[State]: You are in room 41 with a generator that still needs 2 fixes. The killer in room 44 follows your partner in room 45.
Explanation: My partner will run and take the killer along, so I have time to start the repair.
Action: fix the generator

[State]: You are in room 52. All generators are fixed. The exit is in room 53, next to yours; the killer in room 57 follows your partner.
Explanation: My partner keeps the killer busy, and one of us is enough.
Action: move to room 53`

export const llmCo = inRooms<EscapeObservation, EscapeAction>({ conventions, examples })
