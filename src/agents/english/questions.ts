/** The last question of a message, which an answer is about; empty where it asks nothing. */
export function lastQuestion(text: string): string {
  const end = text.lastIndexOf('?')
  if (end < 0) return ''
  const start = Math.max(text.lastIndexOf('. ', end), text.lastIndexOf('! ', end), text.lastIndexOf('? ', end - 1))
  return text.slice(start < 0 ? 0 : start + 2, end + 1)
}
