/** LLM-Co in Collab Capture: what is particular to this game's prompt. */
import type { CaptureAction, CaptureObservation } from '../../games/collab-capture/index.ts'
import { llmCo as inRooms } from '../collab/llm-co.ts'

const conventions = `Both of you see the same, want the same and think alike, so do your part of the plan that is best for both:
- come at the thief from two sides rather than both from one;
- close a door when that makes a dead end of where the thief is, and open one when your partner cannot get to the thief otherwise;
- when your partner is about to open a door for you, wait next to it.`

const examples = `These are from another building.
[State]: Rooms 11 to 15 form a ring. You are in room 11, your partner is in room 14, the thief is in room 12.
Explanation: The thief can only flee to room 13 or pass me. My partner will close room 13 from room 14, so I go in.
Action: move to room 12

[State]: You are in room 25, which has the button of the closed door between rooms 21 and 22. Room 22 is a dead end with the thief in it; your partner is in room 21.
Explanation: My partner stands at the closed door and will wait for it to open; nobody but me can open it.
Action: press the button

[State]: You are in room 21, your partner is in room 25 with the button of the closed door between you and the thief in room 22.
Explanation: My partner will press the button now; from the next turn on I can go in, and the thief has no other way.
Action: stay`

export const llmCo = inRooms<CaptureObservation, CaptureAction>({ conventions, examples })
