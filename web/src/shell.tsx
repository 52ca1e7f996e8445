/** What every page stands in: one quiet bar above, the page, the list of keys behind `?`. */
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { Keys } from './keys.tsx'
import { readTheme, switchTheme } from './theme.ts'

export function Shell({
  title,
  where,
  tools,
  wide = false,
  leads = true,
  children,
}: {
  /** Of the document, and for those who hear the page. */
  readonly title: string
  /** Where one is, in the bar. */
  readonly where?: ReactNode
  /** What can be done here, at the end of the bar. */
  readonly tools?: ReactNode
  /** The page is one board, from edge to edge. */
  readonly wide?: boolean
  /** Whether the bar leads elsewhere; participants of a study stay where they are. */
  readonly leads?: boolean
  readonly children: ReactNode
}) {
  useEffect(() => {
    document.title = title === 'Roundtable' ? title : `${title} · Roundtable`
  }, [title])
  const [theme, setTheme] = useState(readTheme)
  return (
    <div className={wide ? 'page page-wide' : 'page'}>
      <a className="skip" href="#main" onClick={skipToMain}>
        To the page
      </a>
      <header className="bar">
        {leads ? (
          <Link to="/" className="brand">
            <Brand />
          </Link>
        ) : (
          <span className="brand">
            <Brand />
          </span>
        )}
        <nav aria-label="Pages" className="where">
          {where}
        </nav>
        <div className="tools">
          {tools}
          <button
            type="button"
            className="quiet icon"
            aria-label={theme === 'dark' ? 'Light colours' : 'Dark colours'}
            title={theme === 'dark' ? 'Light colours' : 'Dark colours'}
            onClick={() => setTheme(switchTheme())}
          >
            {theme === 'dark' ? '☀' : '☾'}
          </button>
          <Keys />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {wide && <h1 className="unseen">{title}</h1>}
        {children}
      </main>
    </div>
  )
}

const Brand = () => (
  <>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
    Roundtable
  </>
)

/** The fragment may hold a token: it stays as it is. */
function skipToMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** Something went wrong, in words, and what can be done. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <p className="problem" role="alert">
      {children}
    </p>
  )
}
