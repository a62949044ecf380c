import { type Static, Type } from 'typebox'
import { cardsPerGame } from './constants.ts'
import { OneOf, StrictObject } from './fields.ts'

/** What sentences count in a game: late cards from losing decks, losses and wins after which the deck was left, the longest run. */
const momentKeys = ['cards', 'left_losses', 'left_wins', 'run'] as const
export type MomentKey = (typeof momentKeys)[number]

const DeckSymbol = Type.Integer({ minimum: 0, maximum: 3, description: 'Wave, leaf, arch or stones' })
const Turn = Type.Integer({ minimum: 1, maximum: cardsPerGame })

/** A finished game as its player saw it, with what the sentences of its result count. */
export const OwnGame = StrictObject({
  decks: Type.Array(
    StrictObject({
      symbol: Type.Union([DeckSymbol, Type.Null()], { description: 'null if no card was drawn and it cannot be known' }),
      losing: Type.Boolean({ description: 'Loses points in the long run' }),
    }),
    { minItems: 4, maxItems: 4, description: 'The two winning decks first' },
  ),
  cards: Type.Array(
    StrictObject({ deck: Type.Integer({ minimum: 0, maximum: 3, description: 'Index in `decks`' }), value: Type.Integer() }),
    { description: 'In the order of the draws' },
  ),
  moments: Type.Array(
    StrictObject({
      key: OneOf(momentKeys),
      turns: Type.Array(Turn, { description: 'Cards that a sentence counts' }),
      of: Type.Integer({ minimum: 0, description: 'Out of so many' }),
    }),
    { description: 'Empty if nothing firm can be said' },
  ),
})
export type OwnGame = Static<typeof OwnGame>
