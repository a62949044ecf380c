const minute = 60_000
const day = 24 * 60 * minute

/** Lifetimes of links, sessions and secrets, ms. Texts and mails use these numbers, and a test compares the pages that state them. */
export const lifetimesMs = {
  /** A link that a member asked for, the first one of the command line, and that of an invitation */
  signInLink: 15 * minute,
  firstLink: day,
  invitation: 7 * day,
  consoleSession: day / 2,
  /** How long a session secret opens games and reports, and how long a game that was begun with it goes on */
  sessionSecret: 30 * minute,
  gameOfSession: day,
} as const

export const signInLinkMinutes = lifetimesMs.signInLink / minute
