/** Names of models, as after `--model`. */
import { InvalidInput } from '../core/errors.ts'

/** What a model's name means: its provider, and where it is. */
export type ModelName =
  | { readonly provider: 'openai' | 'anthropic' | 'google'; readonly model: string }
  | { readonly provider: 'compatible'; readonly model: string; readonly address: URL }
  | { readonly provider: 'llama'; readonly file: string }
  | { readonly provider: 'roundtable'; readonly model: 'tiny' }
  | { readonly provider: 'stand-in'; readonly options: string }

const forms =
  'openai:<model>, anthropic:<model>, google:<model>, <address>#<model> (such as http://localhost:11434/v1#llama3.2), llama:<file.gguf>, roundtable:tiny or stand-in'

/** Reads a model's name. Throws {@link InvalidInput}, whose message never repeats an address that may hold a key. */
export function parseModelName(name: string): ModelName {
  if (/^https?:\/\//i.test(name)) return parseAddress(name)
  const [provider, rest] = cut(name, ':')
  switch (provider) {
    case 'openai':
    case 'anthropic':
    case 'google':
      if (rest) return { provider, model: rest }
      throw new InvalidInput(`model "${name}": say which, as in ${provider}:<model>`)
    case 'llama':
      if (rest) return { provider, file: rest }
      throw new InvalidInput(`model "${name}": say which file, as in llama:<file.gguf>`)
    case 'roundtable':
      if (rest === 'tiny') return { provider, model: rest }
      throw new InvalidInput(`model "${name}": there is one, roundtable:tiny`)
    case 'stand-in':
      return { provider, options: rest }
    default:
      throw new InvalidInput(`model "${name}" is unknown; a model is named ${forms}`)
  }
}

function parseAddress(name: string): ModelName {
  const [place, model] = cut(name, '#')
  if (!URL.canParse(place)) throw new InvalidInput('model: the address cannot be read; write <address>#<model>')
  if (/\[key [0-9a-f]{8}\]/.test(place)) {
    throw new InvalidInput(`model "${name}": the key in its address was not written down; give the whole with --model`)
  }
  const address = new URL(place)
  if (address.username || address.password || address.search) {
    throw new InvalidInput(
      `model at ${address.host}: an address holds no key; put it into COMPATIBLE_API_KEY and write <address>#<model>`,
    )
  }
  if (!model) throw new InvalidInput(`model "${name}": say which model, as in ${place}#<model>`)
  return { provider: 'compatible', model, address }
}

function cut(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
