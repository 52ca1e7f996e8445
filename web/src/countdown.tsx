/** How long it is until something, told once a second to those who look, and not at all to those who listen. */
import { useEffect, useState } from 'react'

export function Countdown({ until, ahead }: { readonly until: number; readonly ahead: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((until - ahead - now) / 1000))
  return (
    <span className="countdown" role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  )
}
