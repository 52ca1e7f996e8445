/** A timer that keeps no process awake; in a browser, where timers are numbers, nothing is kept awake. */
export function quietTimer<Timer>(timer: Timer): Timer {
  ;(timer as { unref?(): void }).unref?.()
  return timer
}
