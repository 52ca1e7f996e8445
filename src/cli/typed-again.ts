/** The command that was typed, to be typed again. */
export const typedAgain = (): string =>
  process.argv
    .slice(1)
    .map(shellQuote)
    .join(' ')
    .replace(/^\S*\/roundtable(\.js)?/, 'roundtable')

const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
