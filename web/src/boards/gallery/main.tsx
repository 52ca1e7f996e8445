/** One moment of an episode on its board, for whoever draws boards: `npm run boards` takes pictures of this page. */
import '../../no-eval.ts'
import '../../theme.css'
import '../../app.css'
import './gallery.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { looksOf } from '../../looks.ts'
import type { BoardProps } from '../board.ts'
import { findBoard } from '../index.ts'

/** What is shown, as whoever opens the page has put it there. */
interface Shown extends Omit<BoardProps, 'seats' | 'onAction'> {
  readonly game: string
  readonly theme: 'light' | 'dark'
  readonly names: readonly string[]
  readonly mayAct: boolean
}

const { game, theme, names, mayAct, ...props } = (globalThis as unknown as { shown: Shown }).shown
document.documentElement.setAttribute('data-theme', theme)
const load = findBoard(game)
if (!load) throw new Error(`${game} has no board`)
const { default: Board } = await load()
const onAction = mayAct ? (action: unknown): void => console.log(JSON.stringify(action)) : undefined
createRoot(document.getElementById('root')!).render(createElement(Board, { ...props, seats: looksOf(names), onAction }))
