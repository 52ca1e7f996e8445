/**
 * What a file of code names: the modules that it imports and the files that it reads, as paths from its folder or as names
 * of packages. Read from its text alone: what is put together while it runs is not seen, a comment that looks like an
 * import only names a file too many.
 */
import { extname } from 'node:path'

export interface Named {
  /** Modules and files: `./path`, an absolute path, an address, or the name of a package. */
  readonly names: readonly string[]
  /** Names that count only where such a file is there: beside this file, beside the first one, or in the working folder. */
  readonly perhaps: readonly string[]
}

const NOTHING: Named = { names: [], perhaps: [] }

/** What the file at this path names; nothing where it is no code. */
export function namedIn(path: string, text: string): Named {
  const language = languageOf(path, text)
  if (language === undefined) return NOTHING
  const data = language === 'shell' ? [] : dataIn(text)
  if (language === 'script') return { names: namedInScript(text), perhaps: data }
  return { names: [], perhaps: [...(language === 'python' ? namedInPython(text) : namedInShell(text)), ...data] }
}

const LANGUAGES: Readonly<Record<string, 'script' | 'python' | 'shell'>> = {
  ...Object.fromEntries(['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'jsx', 'tsx'].map((end) => [`.${end}`, 'script'])),
  '.py': 'python',
  '.sh': 'shell',
  '.bash': 'shell',
}

/** By its ending or, where it has none, by its first line. */
function languageOf(path: string, text: string): 'script' | 'python' | 'shell' | undefined {
  const ending = extname(path)
  if (ending) return LANGUAGES[ending]
  const interpreter = /^#!.*?\b(node|tsx|python|\w*sh)[\d.]*\b(?!\/)/.exec(text)?.[1]
  if (interpreter === undefined) return undefined
  return interpreter === 'python' ? 'python' : interpreter.endsWith('sh') ? 'shell' : 'script'
}

/**
 * What a module names: in import and export statements, `import()`, `require()`, `new URL(…, import.meta.url)`, and beside
 * the name of its own folder.
 */
const namedInScript = (text: string): string[] =>
  [...STATEMENTS, ...FILES].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => (FILES.includes(pattern) ? asRelative(match[2]!) : match[2]!)),
  )

const STATEMENTS = [
  /\b(?:from|import)\s*(['"`])([^'"`\n$]+)\1/g,
  /\b(?:import|require|require\.resolve|import\.meta\.resolve)\s*\(\s*(?:\/\*[^*]*\*\/\s*)?(['"`])([^'"`\n$]+)\1/g,
]
const FILES = [
  /\bnew\s+URL\s*\(\s*(['"`])([^'"`\n$]+)\1/g,
  /(?:\b__dirname|\bimport\.meta\.dirname)\s*[,+]\s*(['"`])\/?([^'"`\n$]+)\1/g,
]

const asRelative = (name: string): string => (/^(\.|[a-z]+:)/.test(name) ? name : `./${name}`)

/** The modules that a Python file imports, the packages around them, and what it takes out of them, which may be modules too. */
function namedInPython(text: string): string[] {
  const joined = text.replace(/\\\r?\n/g, ' ')
  const modules = [...joined.matchAll(/^[ \t]*import[ \t]+([^#\n;]+)/gm)].flatMap((match) =>
    match[1]!.split(',').map((name) => name.trim().split(/\s/, 1)[0]!),
  )
  for (const match of joined.matchAll(/\b(?:import_module|__import__)\(\s*['"]([\w.]+)/g)) modules.push(match[1]!)
  const taken = /^[ \t]*from[ \t]+(\.*)[ \t]*([\w.]*)[ \t]+import[ \t]*(?:\(([^)]*)\)|([^#\n;]*))/gm
  const parts = [...joined.matchAll(taken)].flatMap(([, dots = '', module = '', several, one = '']) => {
    const names = (several ?? one)
      .replace(/#.*/g, '')
      .split(',')
      .map((name) => name.trim().split(/\s/, 1)[0]!)
      .filter((name) => /^\w+$/.test(name))
    const above = dots.length > 1 ? '../'.repeat(dots.length - 1) : './'
    const place = (name: string): string => [module, name].filter(Boolean).join('.')
    return ['', ...names].flatMap((name) => (place(name) ? pythonFiles(place(name), above) : [`${above}__init__.py`]))
  })
  return [...modules.filter((name) => /^[\w.]+$/.test(name)).flatMap((name) => pythonFiles(name, './')), ...parts]
}

/** Where a module of this dotted name may lie, and the packages that are loaded before it. */
function pythonFiles(name: string, above: string): string[] {
  const parts = name.split('.').filter(Boolean)
  const packages = parts.map((_, i) => `${above}${parts.slice(0, i + 1).join('/')}/__init__.py`)
  return [`${above}${parts.join('/')}.py`, ...packages]
}

/** Words of a shell script that look like files, without what says where the script lies: `"$(dirname "$0")/play.py"`. */
const namedInShell = (text: string): string[] =>
  [...text.replace(/^\s*#.*/gm, '').matchAll(/(?<![\w.-])[\w.][\w./-]*/g)]
    .map((match) => match[0])
    .filter((word) => word.includes('.') || word.includes('/'))

/** Endings of files that are read and seldom written. */
const DATA =
  /^[^'"`\n$*?<>|:]*\.(?:json|jsonl|txt|md|csv|tsv|ya?ml|toml|ini|xml|prompt|tmpl|jinja2?|j2|pkl|pickle|pth?|np[yz]|onnx|safetensors|gguf|bin|wasm)$/
const WRITES =
  /\bwriteFile|\bappendFile|\bcreateWriteStream|\bcopyFile|\brename(?:Sync)?\(|\bopen\([^)\n]*['"][rb]?[wax]|['"][rb]?[wax]b?\+?['"]|\.write(?:_text|_bytes|lines)?\(|\bto_(?:csv|json|pickle)\(|\b(?:dump|save|savez)\(/

/** Texts in the code that may be files of data, folder and name in one text or in two, unless it writes files itself. */
function dataIn(text: string): string[] {
  // What a program keeps for itself changes while it plays: it is not what it was made of.
  if (WRITES.test(text.replace(/\b(?:stdout|stderr)(?:\.buffer)?\.write\(/g, ''))) return []
  const texts = [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]){1,200})\1/g)].map((match) => match[2]!)
  return texts.flatMap((name, i) => {
    if (!DATA.test(name)) return []
    const folder = texts[i - 1]
    return folder !== undefined && /^[\w./-]+$/.test(folder) ? [name, `${folder}/${name}`] : [name]
  })
}
