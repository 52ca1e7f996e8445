/** Published prompts of all papers. */
export { promptsImporter } from './import-prompts.ts'
