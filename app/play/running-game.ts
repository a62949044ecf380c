/** What the host may do to the running game; true when it was done. Set by the game, so that the entry chunk need not know it. */
export const runningGame: { current: { pause: () => boolean; proceed: () => boolean } | null } = { current: null }
