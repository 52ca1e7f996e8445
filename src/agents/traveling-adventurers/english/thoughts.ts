/** Leaves out what a model only thinks to itself: `<think>…</think>`. */

const OPENS = /<(think|thinking|thoughts?|reasoning|scratchpad|analysis|reflection|internal)>/gi

/** The text without such passages; one that is never closed ends with the text. */
export function withoutThoughts(text: string): string {
  let said = ''
  let from = 0
  for (const { 0: mark, 1: name, index } of text.matchAll(OPENS)) {
    if (index < from) continue
    const close = `</${name}>`
    const end = text.indexOf(close, index + mark.length)
    said += text.slice(from, index)
    from = end < 0 ? text.length : end + close.length
  }
  return said + text.slice(from)
}
