/** Keeps a list that grows at its end, unless somebody reads further up. */
import { useEffect, useRef, type RefObject } from 'react'

export function useStayBelow<Element extends HTMLElement>(length: number): RefObject<Element | null> {
  const list = useRef<Element>(null)
  const before = useRef(0)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const wasBelow = before.current === 0 || element.scrollTop + element.clientHeight >= before.current - 40
    if (wasBelow) element.scrollTop = element.scrollHeight
    before.current = element.scrollHeight
  }, [length])
  return list
}
