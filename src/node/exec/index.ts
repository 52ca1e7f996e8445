/** Agents that are programs: `exec:python3 my_agent.py`. */
export { execAgent } from './agent.ts'
export { filesOf, isExec, missingScript, shortName, splitExec, unknownOption } from './command.ts'
