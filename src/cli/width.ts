/** How wide a page is that nobody tells the width of: a file, a pipe. */
const PLAIN = 80

/** How many columns the terminal has that results go to; elsewhere what `COLUMNS` says. */
export function pageWidth(): number {
  const told = process.stdout.columns ?? Number(process.env['COLUMNS'])
  return Number.isInteger(told) && told >= 40 ? told : PLAIN
}
