/** new-agent: plays traveling-adventurers by chance until you make it think. */

/** @type {import('roundtable').AgentDefinition} */
const newAgent = {
  name: 'new-agent',
  about: 'Does something legal, drawn at random.',
  // It is seated in these games only; leave it out for one that plays any.
  games: ['traveling-adventurers'],
  // Called once for each seat of each episode: memory can simply live here. Beside these there are `config`, what the
  // seat may know of it, and `options`.
  create({ game, seat }) {
    let decisions = 0
    return {
      act(observation, turn) {
        decisions++
        // Your thinking goes here. `observation` is all that the seat may know (schemas.json says what is in it), and
        // `game.language.describe(observation)` says it in words. What was tried in this turn and not taken is in
        // `turn.rejections`; models and tools are asked through `turn.ask` and `turn.use`.
        const action = game.sample(observation, turn.random)
        return { action, notes: `decision ${decisions} at ${seat}` }
      },
    }
  },
}

export default newAgent
