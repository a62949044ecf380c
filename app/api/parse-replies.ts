import { isAdviceKey } from '../../contract/advice-keys.ts'
import { idLength } from '../../contract/constants.ts'
import type { Created, Waiting } from '../../contract/results.ts'
import { type CallName, MalformedReply, type Reply, record } from './connection.ts'

// Type guards by hand, because the frame carries no schema compiler. Each returns the reply of the call it is named after, and throws
// `MalformedReply` if it has another shape, as our server would not send that.

const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const accept = <Name extends CallName>(reply: unknown, isValid: (body: Record<string, unknown>) => boolean): Reply<Name> => {
  if (!isValid(record(reply))) throw new MalformedReply()
  return reply as Reply<Name>
}

/** Whether the analysis is done, or the game waits for it. */
export const parseCreatedResults = (reply: unknown) => {
  const { status, ahead, seconds } = record(reply)
  if (status !== 'ok' && !(status === 'waiting' && number(ahead) && number(seconds))) throw new MalformedReply()
  return reply as Created | Waiting
}

/** The analysis: its measures and scores are numbers, and it has levels. Throws `MalformedReply` for anything else. */
export const parseResults = (reply: unknown) =>
  accept<'results'>(
    reply,
    (body) =>
      ['arew', 'apun', 'betaP', 'betaF', 'risk_score', 'percentile'].every((key) => number(body[key])) && Boolean(record(body.levels)),
  )

/** The stored guess with the score it is compared with. Throws `MalformedReply` for anything else. */
export const parseRiskGuess = (reply: unknown) => accept<'riskGuess'>(reply, (body) => number(body.risk_guess) && number(body.risk_score))

/** Three tips, each one that this build knows. Throws `MalformedReply` for anything else. */
export const parseAdvice = (reply: unknown) =>
  accept<'advice'>(reply, (body) => isAdviceKey(body.advice_one) && isAdviceKey(body.advice_two) && isAdviceKey(body.advice_three))

/** The final points. Throws `MalformedReply` for anything else. */
export const parseGameScore = (reply: unknown) => accept<'gameScore'>(reply, (body) => number(body.score))

/** The game of a known player: its view id, of the right length, and its operator. Throws `MalformedReply` for anything else. */
export const parseExternalUser = (reply: unknown) =>
  accept<'externalUid'>(reply, (body) => typeof body.uid === 'string' && body.uid.length === idLength && typeof body.operator === 'string')

/** The games of a known player that may be opened. Throws `MalformedReply` for anything else. */
export const parseEarlierGames = (reply: unknown) => accept<'earlierGames'>(reply, (body) => Array.isArray(body.games))

/** The player's cards, for the figure of their game. Throws `MalformedReply` for anything else. */
export const parseOwnGame = (reply: unknown) =>
  accept<'ownGame'>(reply, (body) => Array.isArray(body.decks) && Array.isArray(body.cards) && Array.isArray(body.moments))

/** The operator with the words of its question of consent. Throws `MalformedReply` for anything else. */
export const parseOperatorView = (reply: unknown) =>
  accept<'operatorView'>(
    reply,
    (body) => typeof body.textVersion === 'string' && typeof body.name === 'string' && Boolean(record(body.consent)),
  )

/** What the player agreed to, and who has read it. Throws `MalformedReply` for anything else. */
export const parseConsent = (reply: unknown) =>
  accept<'consent'>(
    reply,
    (body) =>
      typeof body.linked === 'boolean' &&
      [body.changes, body.opened, body.read].every(Array.isArray) &&
      number(body.openedMore) &&
      number(body.readMore),
  )
