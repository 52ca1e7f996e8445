/** Takes off what LaTeX lays around words: `\\(\\textbf{stay}\\)` is `stay`. */

const STYLE = /\\(?!boxed)[a-z]{4,12}\s?\{([^{}\n]{0,300})\}/g

/** The text without styles, of which one may stand inside another, and without the signs that begin and end mathematics. */
export const withoutLatex = (text: string): string =>
  text.includes('\\')
    ? text
        .replace(/\\([{}])/g, (_, brace: string) => (brace === '{' ? '(' : ')'))
        .replace(STYLE, '$1')
        .replace(STYLE, '$1')
        .replace(/\\[()[\] ,;]|\$/g, ' ')
    : text
