/** Which names that a door of the package exports have no doc comment, and which methods of theirs. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ParseResult } from 'oxc-parser'

interface Parsed extends ParseResult {
  readonly path: string
  readonly text: string
}

const parsed = new Map<string, Parsed>()

function parse(path: string): Parsed {
  const known = parsed.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const { program, module, comments, errors } = parseSync(path, text)
  const file = { path, text, program, module, comments, errors }
  parsed.set(path, file)
  return file
}

/** Each as `name (file, line n)`. Goes through re-exports to where a name is declared. */
export function undocumented(door: string): string[] {
  const file = parse(door)
  return file.module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const from = entry.moduleRequest && inside(file, entry.moduleRequest.value)
      if (from === null) return entry.exportName.kind === 'Default' ? [] : check(file, entry.exportName.name!)
      // Another package's names are documented there.
      if (from === undefined) return []
      const { importName } = entry
      return importName.kind === 'Name' ? check(parse(from), importName.name!) : undocumented(from)
    })
}

const inside = ({ path }: Parsed, request: string): string | undefined =>
  request.startsWith('.') && request.endsWith('.ts') ? join(dirname(path), request) : undefined

/** What a name of this file lacks; a name that the file itself has from elsewhere is looked up there. */
function check(file: Parsed, name: string): string[] {
  for (const { entries } of file.module.staticExports)
    for (const { exportName, moduleRequest, importName, localName } of entries) {
      if (exportName.name !== name) continue
      if (moduleRequest) return follow(file, moduleRequest.value, importName.name)
      name = localName.name ?? name
    }
  for (const { moduleRequest, entries } of file.module.staticImports)
    for (const { localName, importName } of entries)
      if (localName.value === name) return follow(file, moduleRequest.value, importName.name)
  for (const statement of file.program.body) {
    const declaration: any = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    if (namesOf(declaration).includes(name))
      return [...missing(file, name, statement), ...members(file, name, declaration)]
  }
  return [`${name} (not found in ${file.path})`]
}

const follow = (file: Parsed, request: string, name: string | null | undefined): string[] => {
  const from = inside(file, request)
  if (!from) return []
  return name ? check(parse(from), name) : undocumented(from)
}

const namesOf = (declaration: any): string[] =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({ id }: any) => id.name)
    : [declaration.id?.name]

/** Methods of a class or an interface that others may call. What an interface or a class above has is told there. */
const members = (file: Parsed, name: string, declaration: any): string[] => {
  if (declaration.implements?.length > 0) return []
  return (declaration.body?.body ?? []).flatMap((member: any) => {
    const isMethod =
      member.type === 'TSMethodSignature' || (member.type === 'MethodDefinition' && member.kind === 'method')
    if (!isMethod || member.override || member.key.type !== 'Identifier') return []
    return missing(file, `${name}.${member.key.name}`, member)
  })
}

/** A comment of two stars right before it is its doc comment. */
function missing({ path, text, comments }: Parsed, name: string, { start }: { readonly start: number }): string[] {
  const before = comments.findLast(({ end }) => end <= start)
  if (before?.value.startsWith('*') && text.slice(before.end, start).trim() === '') return []
  return [`${name} (${path}, line ${text.slice(0, start).split('\n').length})`]
}
