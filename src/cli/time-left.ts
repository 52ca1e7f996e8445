/** How long what is left will take, at the pace so far; undefined while there is no pace to tell by. */
export function timeLeft({
  played,
  left,
  milliseconds,
}: {
  readonly played: number
  readonly left: number
  readonly milliseconds: number
}): string | undefined {
  if (played === 0 || left <= 0 || milliseconds < 1000) return undefined
  return `about ${inWords((milliseconds / played) * left)} left`
}

/** `40 s`, `12 min`, `3 h 20 min`, `4 days`. */
function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h ${minutes % 60} min`
  return `${Math.round(hours / 24)} days`
}
