/** Published prompts, which a user brings, and the option that takes them. */
export { fillSlots } from './fill-slots.ts'
export { promptsOption } from './prompts-option.ts'
export {
  digest,
  MANIFEST,
  promptsManifest,
  readPrompts,
  type PromptsManifest,
  type PublishedPrompts,
} from './read-prompts.ts'
