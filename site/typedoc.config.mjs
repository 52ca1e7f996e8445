/** The API reference: every door of the package, from the comments of its source. */
import { readFileSync } from 'node:fs'

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** A door's source stands where what was built of it stands, in `src` instead of `dist`. */
const sources = Object.values(exports).flatMap(({ default: built }) => {
  if (built === undefined) return []
  // Behind `roundtable/agents/<game>` is what the registry loads; the shell of language agents is for everybody.
  const path = built.replace('./dist/agents/*', './dist/agents/language')
  return [path.replace('./dist/', '../src/').replace(/\.js$/, '.ts')]
})

/** Options of TypeDoc, which is installed here alone. @type {Record<string, unknown>} */
export default {
  entryPoints: sources,
  tsconfig: '../tsconfig.build.json',
  out: 'pages/api',
  docsRoot: 'pages',
  plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
  name: 'API',
  readme: 'none',
  router: 'module',
  // The compiler of the repository checks the types; this one only reads them.
  skipErrorChecking: true,
  excludeInternal: true,
  excludeExternals: true,
  disableSources: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  expandObjects: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true, hideModifiers: true },
  sort: ['source-order'],
  validation: { notExported: false, notDocumented: true, invalidLink: true },
  requiredToBeDocumented: ['Module', 'Class', 'Enum', 'Function', 'Interface', 'TypeAlias', 'Variable', 'Method'],
  treatValidationWarningsAsErrors: true,
}
