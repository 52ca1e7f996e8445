/**
 * Doors for other programs: JSON lines, seats over HTTP and MCP, environments for trainers.
 *
 * @module roundtable/server
 */
export { serverApp, type ServerOptions } from './app.ts'
export { Env, type EnvError } from './env.ts'
export { listenAt, type Application, type Listening } from './listen.ts'
export { builtPages } from './pages.ts'
export { Runs } from './runs/runs.ts'
export { openEnvApp, openEnvSockets, type OpenEnvServerOptions, type OpenEnvSockets } from './openenv/server.ts'
export type { OpenEnvOptions } from './openenv/session.ts'
export { folderShelf } from './seats/folder-shelf.ts'
export { lendModel, type LentModel } from './seats/lent-model.ts'
export { mcpServer } from './seats/mcp.ts'
export { HostedElsewhere, type Shelf } from './seats/shelf.ts'
export { writeEdition, type Edition, type EditionOptions } from './static-edition.ts'
export type { SeatAccess } from './seats/access.ts'
export {
  Tables,
  type ListedTable,
  type Opened,
  type SeatKey,
  type TableRequest,
  type TablesOptions,
} from './seats/tables.ts'
