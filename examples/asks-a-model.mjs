/** The smallest language agent: shows the model the rules and the table, and takes its words as its move. */
export default {
  name: 'asks-a-model',
  about: 'Rules, table, reply.',
  needsModel: true,
  create: ({ game, config, seat }) => ({
    async act(observation, turn) {
      const { text } = await turn.ask({
        messages: [
          { role: 'system', content: game.language.rules(config, seat) },
          { role: 'user', content: game.language.describe(observation) },
          ...turn.rejections.map(({ reason }) => ({ role: 'user', content: `That was not taken: ${reason}` })),
        ],
      })
      return { reply: text }
    },
  }),
}
