/** MapReader: the shared reading pane, which draws the map once it was read. */
export { TextPane as default } from './parts/text/pane.tsx'
