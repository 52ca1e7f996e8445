/**
 * Doors for other programs: JSON lines, seats over HTTP and MCP, environments for trainers.
 *
 * @module roundtable/server
 */
export { Env, type EnvError } from './env.ts'
export { listenAt, type Application, type Listening } from './listen.ts'
export { openEnvApp, openEnvSockets, type OpenEnvServerOptions, type OpenEnvSockets } from './openenv/server.ts'
export type { OpenEnvOptions } from './openenv/session.ts'
export { seatsApp, type SeatsOptions } from './seats/http.ts'
export { mcpServer } from './seats/mcp.ts'
export { Tables, type SeatAccess, type TableRequest, type TablesOptions } from './seats/tables.ts'
