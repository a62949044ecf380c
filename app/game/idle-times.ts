const second = 1000
const minute = 60 * second

/** Without input, ms: when the player is asked, warned, and when the game ends. */
export const askAfter = minute
/** After two questions in a row: who moves slowly is left in peace for longer. */
export const askLaterAfter = 5 * minute
export const warnAfter = 13 * minute
export const timeOutAfter = 15 * minute
