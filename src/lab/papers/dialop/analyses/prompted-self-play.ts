/** Prompted self-play (section 6.3): others go on from a part of a dialogue that people held, in about as many words. */
import { IllegalAction } from '../../../../core/errors.ts'
import { type Game } from '../../../../core/game.ts'
import type { Json } from '../../../../core/json.ts'
import { validate } from '../../../../core/schema.ts'
import { cutAt, wordsOfGame, type Cut, type PublishedGame } from '../published/published-game.ts'

/**
 * The game's config for going on from a cut: the kept part as the opening, then in turns, and as many words as the people
 * used. With fewer than 25 words left whoever may propose is told to make the final proposal, which counts as accepted.
 */
export function promptedConfig(game: Game, published: PublishedGame, cut: Cut): { readonly [key: string]: Json } {
  const before = new Set(published.actions.slice(0, cutAt(published, cut)))
  const kept = legal(game, published).filter((action) => before.has(action))
  return {
    ...published.config,
    // The release's preferences for parking and takeout never count; whoever goes on may know that.
    ...(published.domain === 'planning' && { inertPreferences: true }),
    opening: kept.map(({ seat, action }) => ({ seat, action })),
    // A dialogue without words has none left from the start.
    wordLimit: Math.max(1, wordsOfGame(published)),
  }
}

/** The actions that our rules allow: all but a few answers that were given twice in a hurry. */
function legal(game: Game, { config, actions, id }: PublishedGame): PublishedGame['actions'] {
  let state = game.start(validate(game.config, { ...config, chat: 'free', limit: 1000 }, id), 1)
  return actions.filter(({ seat, action }) => {
    try {
      state = game.act(state, seat, validate(game.action, action, id))
      return true
    } catch (error) {
      if (IllegalAction.isInstance(error)) return false
      throw error
    }
  })
}
