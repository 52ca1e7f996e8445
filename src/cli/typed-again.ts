/** The command that was typed, to be typed again; what was begun afresh is gone on with. */
export const typedAgain = (): string =>
  process.argv
    .slice(1)
    .filter((word) => word !== '--fresh')
    .map(shellQuote)
    .join(' ')
    .replace(/^\S*\/roundtable(\.js)?/, 'roundtable')

/** A word as it has to be typed. */
export const shellQuote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
