/** Every situation that a small game can come to, and what leads from one to the other. */
import type { TextWorld } from './engine.ts'
import type { Situation } from './world.ts'

/** One situation. What was said last and how the valid actions are ordered do not tell situations apart. */
export interface GraphNode {
  readonly look: string
  readonly inventory: string
  readonly score: number
  readonly success: boolean
  readonly failure: boolean
  /** What can be done here: the answer, and the situation it leads to, by its place among the nodes. Empty after the end. */
  readonly edges: readonly { readonly command: string; readonly text: string; readonly to: number }[]
}

export interface StateGraph {
  /** The first is where play stands now. */
  readonly nodes: readonly GraphNode[]
  /** Whether these are all; else there were more than the limit allows, and edges lead only among these. */
  readonly complete: boolean
}

/**
 * Explores from where play stands, breadth first. Situations after success or failure are kept but not gone on from. The
 * world is left where it was.
 */
export function exportStateGraph(play: TextWorld, { limit = 100_000 }: { limit?: number } = {}): StateGraph {
  const start = play.save()
  const known = new Map([[keyOf(start), 0]])
  const situations = [start]
  const nodes: GraphNode[] = []
  let complete = true
  for (let number = 0; number < situations.length; number++) {
    play.restore(situations[number]!)
    const { verdict, look, inventory } = play
    const { score, success, failure } = verdict
    const commands = success || failure ? [] : [...new Set(play.validActions)].sort()
    const edges = commands.flatMap((command) => {
      play.restore(situations[number]!)
      play.say(command)
      const { text } = play
      const after = play.save()
      const key = keyOf(after)
      let to = known.get(key)
      if (to === undefined && situations.length >= limit) complete = false
      else if (to === undefined) {
        to = situations.push(after) - 1
        known.set(key, to)
      }
      return to === undefined ? [] : [{ command, text, to }]
    })
    nodes.push({ look, inventory, score, success, failure, edges })
  }
  play.restore(start)
  return { nodes, complete }
}

const keyOf = ({ here, floors, inside, open, openDoors, carried, read }: Situation): string =>
  JSON.stringify([here, floors, inside, open, openDoors, carried, read])
