/**
 * What a file of code names: the modules that it imports and the files that it reads, as paths from its folder or as names
 * of packages. Read from its text alone: what is put together while it runs is not seen, a comment that looks like an
 * import only names a file too many.
 */
import { basename, extname } from 'node:path'

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
  const data = language === 'shell' ? [] : filesIn(text)
  if (language === 'script') return { names: namedInScript(text), perhaps: data }
  return { names: [], perhaps: [...(language === 'python' ? namedInPython(text) : namedInShell(text)), ...data] }
}

const LANGUAGES: Readonly<Record<string, 'script' | 'python' | 'shell'>> = {
  ...Object.fromEntries(['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'jsx', 'tsx'].map((end) => [`.${end}`, 'script'])),
  '.py': 'python',
  '.sh': 'shell',
  '.bash': 'shell',
}

/** By its ending or, where it has none, by its first line; a makefile says what a shell is to do. */
function languageOf(path: string, text: string): 'script' | 'python' | 'shell' | undefined {
  if (/^(GNU)?makefile$/i.test(basename(path))) return 'shell'
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
  /\b(?:from|import)\s*(?:\/\*[^*]*\*\/\s*)?(['"`])([^'"`\n$]+)\1/g,
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
  const found = [
    ...modules.filter((name) => /^[\w.]+$/.test(name)).flatMap((name) => pythonFiles(name, './')),
    ...parts,
  ]
  return [...found, ...placesIn(text).flatMap((folder) => found.map((name) => `./${folder}/${name}`))]
}

/** Folders in which a Python file says that modules are to be looked for: texts in the lines that speak of `sys.path`. */
const placesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => (/\bsys\.path\b/.test(line) ? textsIn(line).filter((name) => PLAIN.test(name)) : []))

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
  /^[^'"`\n$*?<>|:]*\.(?:json|jsonl|txt|md|csv|tsv|ya?ml|toml|ini|xml|prompt|tmpl|jinja2?|j2|pkl|pickle|pth?|np[yz]|onnx|safetensors|gguf|bin|wasm|dat|gz|zip|h5|joblib|model|vocab)$/
/** Endings of code that is loaded or started by other means than those that are looked for by name. */
const CODE = /^[^'"`\n$*?<>|:]*\.(?:[cm]?[jt]s|[jt]sx|py|sh|bash|rb|pl|lua|jl|R|jar|so|dylib|dll|exe)$/
/** What may be the name of a file or a folder, and is hardly anything else. */
const PLAIN = /^[\w@./-]+$/
const WRITES =
  /\bwriteFile|\bappendFile|\bcreateWriteStream|\bcopyFile|\brename(?:Sync)?\(|\bopen\([^)\n]*['"][rb]?[wax]|\bopen\([^;]{0,200}?['"][rb]?[wax][bt]?\+?['"]|\.write(?:_text|_bytes|lines)?\(|\bto_(?:csv|json|pickle)\(|\b(?:dump|save|savez)\(/

/**
 * Texts in the code that may be files, folder and name in one text or in two: code, and what is read, unless the code writes
 * files itself.
 */
function filesIn(text: string): string[] {
  // What a program keeps for itself changes while it plays: it is not what it was made of.
  const writes = WRITES.test(text.replace(/\b(?:stdout|stderr)(?:\.buffer)?\.write\(/g, ''))
  const texts = textsIn(text)
  return texts.flatMap((name, i) => {
    const isPath = name.includes('/') && PLAIN.test(name)
    if (!CODE.test(name) && (writes || !(DATA.test(name) || isPath))) return []
    const folder = texts[i - 1]
    return folder !== undefined && PLAIN.test(folder) ? [name, `${folder}/${name}`] : [name]
  })
}

/** Texts between quotes, without what is put in front while it runs, such as the folder in `${here}/prompt.txt`. */
const textsIn = (text: string): string[] =>
  [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]){1,200})\1/g)].map((match) => match[2]!.replace(/^\$?\{[^{}]*\}\/?/, ''))
