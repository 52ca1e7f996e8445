/**
 * Every situation that a small text game can come to, as JSON for whatever draws or searches graphs:
 * `npx tsx examples/text-world-graph.ts > graph.json`.
 */
import { pathToFileURL } from 'node:url'
import { validate } from 'roundtable'
import type { StateGraph } from 'roundtable/games/engines/text-world'
import { twc } from 'roundtable/games/twc'

export function graphOfTwc(given: object, seed: number): StateGraph {
  const config = validate(twc.config, given, 'config of twc')
  return twc.stateGraph(twc.start(config, seed))
}

/** The fewest commands from the start to success; undefined where none lead there. */
export function fewestCommands({ nodes }: StateGraph): string[] | undefined {
  const cameFrom = new Map<number, { from: number; command: string }>()
  const queue = [0]
  for (let i = 0; i < queue.length; i++) {
    const node = nodes[queue[i]!]!
    if (node.success) {
      const commands: string[] = []
      for (let at = queue[i]!; at !== 0; at = cameFrom.get(at)!.from) commands.unshift(cameFrom.get(at)!.command)
      return commands
    }
    for (const { command, to } of node.edges) {
      if (to === 0 || cameFrom.has(to)) continue
      cameFrom.set(to, { from: queue[i]!, command })
      queue.push(to)
    }
  }
  return undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const graph = graphOfTwc({ numLocations: 1, numItemsToPutAway: 2 }, 1)
  console.error(`${graph.nodes.length} situations; the fewest commands: ${fewestCommands(graph)?.join(', ')}`)
  console.log(JSON.stringify(graph))
}
