/** Light or dark: as the system has it, until somebody chooses. */
const KEPT = 'roundtable:theme'

type Theme = 'light' | 'dark'

const ofSystem = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

export const readTheme = (): Theme => {
  const kept = localStorage.getItem(KEPT)
  return kept === 'light' || kept === 'dark' ? kept : ofSystem()
}

const show = (theme: Theme): void => document.documentElement.setAttribute('data-theme', theme)

/** Before the first page is drawn. */
export function beginTheme(): void {
  show(readTheme())
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => show(readTheme()))
}

export function switchTheme(): Theme {
  const next = readTheme() === 'dark' ? 'light' : 'dark'
  localStorage.setItem(KEPT, next)
  show(next)
  return next
}
