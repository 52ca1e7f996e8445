/** What has changed at the table, in words, for those who hear the page: only the lines that are new. */
import { useEffect, useRef, useState } from 'react'

export function News({ text }: { readonly text: string | undefined }) {
  const before = useRef<ReadonlySet<string>>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (text === undefined) return
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const fresh = before.current ? lines.filter((line) => !before.current!.has(line)) : []
    before.current = new Set(lines)
    // Where everything moves at once, nobody can listen to all of it.
    if (fresh.length > 0) setNews(fresh.slice(0, 6).join('. '))
  }, [text])
  return (
    <p className="unseen" aria-live="polite">
      {news}
    </p>
  )
}
