import { action, operatorOption } from '../command.ts'
import { refuse } from '../command-error.ts'
import { entryOf, withStore } from '../with-store.ts'

/** For a player who has no link any more, whose partner kept the reference: the game goes as from the report, and the partner is told. */
export const actions = {
  delete: action({
    arguments: { reference: { value: 'REFERENCE', required: true } },
    options: { operator: { ...operatorOption, required: true }, test: {} },
    about: 'deletes a game permanently, as its player can in the report; --test: a game of a test key or test secret',
    run: ({ reference, operator, test }, io) =>
      withStore(io, async (store) => {
        const game = await store.findByReference({ operator, test }, reference)
        const world = test ? 'test' : 'live'
        if (!game) return refuse(io, `No ${world} game of "${operator}" has that reference.`)
        // Without the reference: the log is kept for good.
        await store.noting(entryOf('operator.game_deleted', operator, world)).removeGame(game.uid, Date.now())
        io.print({ deleted: 1 }, 'The game is deleted.')
        return 0
      }),
  }),
}
