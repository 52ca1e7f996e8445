/** What somebody is writing and has not sent: it outlives a reload, and the moments in which nothing can be sent. */
import { useState } from 'react'

/** `label`: what it is written for, on this page. */
export function useDraft(label: string): readonly [text: string, write: (text: string) => void] {
  // Of what opens the page only what everybody may know.
  const key = `roundtable:draft:${location.pathname}:${location.hash.split('.')[0]}:${label}`
  const [draft, setDraft] = useState(() => ({ key, text: read(key) }))
  // Whoever writes to somebody else meanwhile has written nothing to them yet.
  const text = draft.key === key ? draft.text : read(key)
  return [
    text,
    (next) => {
      keep(key, next)
      setDraft({ key, text: next })
    },
  ]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // Where nothing may be kept, nothing outlives the page.
    return ''
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // As above.
  }
}
