/** TWC: the shared reading pane. */
export { TextPane as default } from './parts/text/pane.tsx'
