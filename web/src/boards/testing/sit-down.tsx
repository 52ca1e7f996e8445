/** Sits down at a board in a document without a browser: draws it, presses its controls, writes in its lines. */
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { looksOf } from '../../looks.ts'
import type { Board, BoardProps } from '../board.ts'

export interface Sitting {
  /** Everything that can be pressed, ticked, chosen from or written in now. */
  controls(): readonly HTMLElement[]
  draw(props: Omit<BoardProps, 'seats' | 'onAction'>, mayAct?: boolean): void
  press(control: HTMLElement): void
  /** Presses what is called so: its label or its text, whole or by pattern. */
  pressNamed(name: string | RegExp): void
  write(field: HTMLElement, text: string): void
  pick(field: HTMLElement, option: number): void
  key(key: string): void
  /** What was done since the last time this was asked. */
  taken(): readonly unknown[]
  readonly text: string
  stand(): void
}

export function sitDown(Board: Board, names: readonly string[]): Sitting {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const seats = looksOf(names)
  let done: unknown[] = []
  const onAction = (action: unknown): void => void done.push(action)
  const controls = (): HTMLElement[] =>
    [...place.querySelectorAll<HTMLElement>('button, input, select, summary')].filter(
      (control) => !(control as HTMLButtonElement).disabled && control.getAttribute('aria-disabled') !== 'true',
    )
  const nameOf = (control: Element): string => (control.getAttribute('aria-label') ?? readAloud(control)).trim()
  const press = (control: HTMLElement): void => act(() => control.click())
  return {
    controls,
    draw: (props, mayAct = true) =>
      act(() => root.render(createElement(Board, { ...props, seats, onAction: mayAct ? onAction : undefined }))),
    press,
    pressNamed(name) {
      const found = controls().find((control) =>
        typeof name === 'string' ? nameOf(control) === name : name.test(nameOf(control)),
      )
      if (!found) throw new Error(`nothing is called ${name}; there are ${controls().map(nameOf).join(' | ')}`)
      press(found)
    },
    write(field, text) {
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    pick(field, option) {
      act(() => {
        ;(field as HTMLSelectElement).selectedIndex = option
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
    },
    key: (key) =>
      act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))),
    taken() {
      const all = done
      done = []
      return all
    },
    get text() {
      return place.textContent ?? ''
    },
    stand() {
      act(() => root.unmount())
      place.remove()
    },
  }
}

/** The text of a control without what is only for the eye. */
function readAloud(control: Element): string {
  const copy = control.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent ?? ''
}
