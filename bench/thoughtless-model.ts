/** A model for measurements: says six lines in Traveling Adventurers, then submits. Takes so many milliseconds an answer. */
import { startStandIn } from '../src/models/index.ts'

const server = await startStandIn({
  latency: Number(process.argv[2] ?? 50),
  responders: [
    {
      name: 'thoughtless',
      recognises: () => true,
      answer: ({ messages }) =>
        (messages.at(-1)!.content.match(/^ {2}(USER|BOT): /gm)?.length ?? 0) < 12 ? 'hello' : 'submit L E B K C A L',
    },
  ],
})
console.log(server.url)
setInterval(() => {}, 1 << 30)
