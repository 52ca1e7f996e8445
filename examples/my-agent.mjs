/** An agent of one's own: tells all its coins, then submits whichever full path the partner last proposed. */
export default {
  name: 'my-agent',
  about: 'Tells all its coins, then follows the partner.',
  create: () => ({
    act({ weights, dialogue, partner, start }, turn) {
      if (turn.number === 1) {
        const coins = weights.map(([from, to, number]) => `${from} to ${to} is ${number}`)
        return { action: { type: 'message', text: `My coins: ${coins.join(', ')}.` } }
      }
      const heard = dialogue.filter(({ seat }) => seat === partner).map(({ text }) => text)
      const paths = heard.join(' ').match(/\b[A-Z](?:[ ,-]+[A-Z]\b){3,}/g) ?? []
      const path = paths.map((text) => text.match(/[A-Z]/g)).findLast((rooms) => rooms.length > 3)
      if (!path) return { action: { type: 'message', text: 'Which path do you propose?' } }
      const whole = path.at(-1) === start ? path : [...path, start]
      return { action: { type: 'submit', path: whole, text: `Agreed: ${whole.join(' ')}` } }
    },
  }),
}
