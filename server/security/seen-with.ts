/** The games that a key or secret gives access to: one for tests sees test games only. */
export const seenWith =
  (key: { test: boolean }) =>
  (game: { test: boolean }): boolean =>
    !key.test || game.test
