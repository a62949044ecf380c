/** Numbers of the game. */
export const cardsPerGame = 80
export const startScore = 2000
export const stackTypes = ['a', 'b', 'c', 'd'] as const
export type StackType = (typeof stackTypes)[number]
/** The symbols a player tells decks apart by. Each belongs to the card colour of the same index. */
export const deckSymbols = ['wave', 'leaf', 'arch', 'stones'] as const
export const rewardStructureCount = 9
/** Length in characters of a secret, a uid and an external user id. */
export const idLength = 36
/** A uid, and every secret made here, as part of a pattern. */
export const idCharacters = `[A-Za-z0-9_-]{${idLength}}`
/** Header of the reply of check_secret to a test secret; its value is 1. */
export const testSecretHeader = 'gamalyze-test'
/** Header of the replies of user_secret and external_uid: what the partner knows the game by. */
export const referenceHeader = 'gamalyze-reference'
/** Header of the reply of check_secret to a session secret whose partner asked for a language. */
export const languageHeader = 'gamalyze-language'
/** Header of the reply of check_secret to a session secret of a player whom the partner knows; its value is 1. */
export const linkedHeader = 'gamalyze-linked'
/** Prefix of session secrets, which partners' servers make. */
export const sessionSecretStart = 'ss_'
/** A game with a larger share of draws from one deck is not analysed. */
export const sameDeckShare = 0.9
/** The share of white in the line around the dark sheet of help, which is seen on every operator's page. */
export const helpEdge = 0.6
/** The operator to use if none is given: the provider itself. */
export const providerOperator = 'mindway'
/** Longest time a card's reveal takes before the decks can be pressed again, ms. */
export const revealMs = 450
/** When the value of a turning card becomes readable, ms after the turn begins: reaction times start here. */
export const readableMs = 250
/** A median time per card below this means that the player hardly looked at the cards, ms. */
export const plausibleReactionMs = 250
