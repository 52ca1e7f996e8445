/** Pieces of SVG. Colours follow the reader's preference for light or dark. */

/** Width of a letter of the pictures' font, of its size. */
export const LETTER = 0.602

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export interface Label {
  readonly size?: number
  readonly className?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

export const label = (
  x: number,
  y: number,
  text: string,
  { size = 13, className = 'ink', anchor = 'start' }: Label = {},
): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" class="${className}" text-anchor="${anchor}" xml:space="preserve">${escape(text)}</text>`

export const box = (x: number, y: number, width: number, height: number, className: string, radius = 6): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" class="${className}"/>`

export const round = (value: number): number => Math.round(value * 10) / 10

/** A whole picture. `title` is what is read to those who do not see it. */
export const picture = (width: number, height: number, title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" role="img" aria-label="${escape(title)}">
<title>${escape(title)}</title>
<style>${STYLE}</style>
${box(0.5, 0.5, Math.ceil(width) - 1, Math.ceil(height) - 1, 'page', 10)}
${parts.join('\n')}
</svg>
`

/** Lines of at most so many letters, broken between words. */
export function wrap(text: string, letters: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line && line.length + 1 + word.length > letters) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

/** Each class in light and in dark. */
const COLOURS: Readonly<Record<string, readonly [attribute: string, light: string, dark: string]>> = {
  page: ['fill', '#ffffff', '#15181d'],
  ink: ['fill', '#1f2630', '#e4e8ee'],
  soft: ['fill', '#66717f', '#98a3b1'],
  line: ['stroke', '#d5dae1', '#363d47'],
  one: ['fill', '#e3edfb', '#1d3350'],
  two: ['fill', '#fdeed9', '#46351b'],
  head: ['fill', '#f1f4f8', '#20252c'],
  strong: ['stroke', '#2f6fce', '#6fa8ff'],
  floor: ['fill', '#f6f1e7', '#262a30'],
  counter: ['fill', '#d9c7a8', '#4a4437'],
  pot: ['fill', '#3b4350', '#0b0d10'],
  wall: ['fill', '#a3acb8', '#39414c'],
  alice: ['fill', '#2f6fce', '#5b96ee'],
  bob: ['fill', '#2c9c5a', '#47b777'],
  onion: ['fill', '#e0a52e', '#e8b54a'],
  tomato: ['fill', '#d4483b', '#e0665a'],
  dish: ['fill', '#ffffff', '#dfe4ea'],
  serving: ['fill', '#9db4a0', '#4f6b55'],
  bright: ['fill', '#ffffff', '#0f1216'],
  lit: ['fill', '#ffffff', '#e4e8ee'],
}

const rules = (theme: 1 | 2): string =>
  Object.entries(COLOURS)
    .map(([name, colour]) => `.${name}{${colour[0]}:${colour[theme]}}`)
    .join('')

const STYLE = `text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}.bold{font-weight:600}.page{stroke:#8885;stroke-width:1}.line,.strong{fill:none;stroke-width:1}.strong{stroke-width:3}.dish{stroke:#8b95a3;stroke-width:1.5}${rules(1)}@media(prefers-color-scheme:dark){${rules(2)}}`
