/** What everything has that answers a partner: what is known, and the words for it. */
import type { Ground } from './ground.ts'
import type { AsideSpeaker } from './speak-asides.ts'
import type { Speaker } from './speak.ts'

export abstract class Answerer {
  protected readonly ground: Ground
  protected readonly speaker: Speaker
  protected readonly asides: AsideSpeaker

  constructor(ground: Ground, speaker: Speaker, asides: AsideSpeaker) {
    this.ground = ground
    this.speaker = speaker
    this.asides = asides
  }
}
