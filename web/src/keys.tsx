/** The keys of a page: each page says which it has, `?` lists them. */
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

export interface Key {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string
  /** How it is written in the list, where that is another way. */
  readonly shown?: string
  readonly about: string
  readonly do: () => void
}

interface Registry {
  readonly lists: Set<{ readonly keys: readonly Key[] }>
}

const Context = createContext<Registry>({ lists: new Set() })

/** Hears keys for all that is within. */
export function KeyListener({ children }: { readonly children: ReactNode }) {
  const registry = useRef<Registry>({ lists: new Set() })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      for (const { keys } of registry.current.lists) {
        const found = keys.find(({ key }) => key === event.key)
        if (!found) continue
        event.preventDefault()
        return found.do()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return <Context value={registry.current}>{children}</Context>
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  (target as HTMLInputElement).type !== 'range'

/** Gives the page these keys, as long as it is shown. */
export function useKeys(keys: readonly Key[]): void {
  const { lists } = useContext(Context)
  const list = useRef<{ keys: readonly Key[] }>({ keys })
  useEffect(() => {
    list.current.keys = keys
  })
  useEffect(() => {
    const mine = list.current
    lists.add(mine)
    return () => void lists.delete(mine)
  }, [lists])
}

/** The button and the window that list what keys there are. */
export function Keys() {
  const { lists } = useContext(Context)
  const [open, setOpen] = useState(false)
  useKeys([{ key: '?', about: 'this list', do: () => setOpen(true) }])
  return (
    <>
      <button type="button" className="quiet icon" aria-label="Keys" title="Keys (?)" onClick={() => setOpen(true)}>
        ?
      </button>
      <Dialog title="Keys" open={open} onClose={() => setOpen(false)}>
        <dl className="keys">
          {open &&
            [...lists].flatMap(({ keys }) =>
              keys.map(({ key, shown, about }) => (
                <div key={`${key}-${about}`}>
                  <dt>
                    <kbd>{shown ?? key}</kbd>
                  </dt>
                  <dd>{about}</dd>
                </div>
              )),
            )}
          <div>
            <dt>
              <kbd>Tab</kbd>
            </dt>
            <dd>from one thing to the next</dd>
          </div>
          <div>
            <dt>
              <kbd>Enter</kbd>
            </dt>
            <dd>do it, send it</dd>
          </div>
          <div>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>close what is open</dd>
          </div>
        </dl>
      </Dialog>
    </>
  )
}
