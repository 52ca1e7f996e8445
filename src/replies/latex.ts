/** Takes off what LaTeX lays around words: `\\(\\textbf{stay}\\)` is `stay`. */

const STYLE = /\\(?:text[a-z]{0,6}|math[a-z]{2,6}|emph|underline|operatorname)\s?\{([^{}\n]{0,300})\}/g

/** The text without styles, of which one may stand inside another, and without the signs that begin and end mathematics. */
export const withoutLatex = (text: string): string =>
  text.includes('\\')
    ? text
        .replace(/\\([{}])/g, (_, brace: string) => (brace === '{' ? '(' : ')'))
        .replace(STYLE, '$1')
        .replace(STYLE, '$1')
        .replace(/\\[()[\]]|\$/g, ' ')
    : text
