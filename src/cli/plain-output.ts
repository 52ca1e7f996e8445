/** Words of others on a terminal: what could move its cursor, colour it or give it orders is written out instead. */

/** Each control character as JSON writes it, so that JSON stays the same data; line breaks and tabs are left alone. */
export const escapeControls = (text: string): string =>
  text.replace(
    // eslint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** From now on all that is said by way of `console` goes through it. What a command draws itself it writes to the stream. */
export function keepOutputPlain(): void {
  for (const way of ['log', 'error', 'warn'] as const) {
    const say = console[way].bind(console)
    console[way] = (...said: unknown[]) =>
      say(...said.map((one) => (typeof one === 'string' ? escapeControls(one) : one)))
  }
}
