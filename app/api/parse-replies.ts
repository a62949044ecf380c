import { isAdviceKey } from '../../contract/advice-keys.ts'
import { idLength } from '../../contract/constants.ts'
import type { Created, Waiting } from '../../contract/results.ts'
import { type CallName, MalformedReply, type Reply, record } from './connection.ts'

const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** What makes an object the reply of a call. By hand, because the frame carries no schema compiler. */
const isReply = {
  results: (body) =>
    ['arew', 'apun', 'betaP', 'betaF', 'risk_score', 'percentile'].every((key) => number(body[key])) && Boolean(record(body.levels)),
  riskGuess: (body) => number(body.risk_guess) && number(body.risk_score),
  // Three tips that this build knows.
  advice: (body) => isAdviceKey(body.advice_one) && isAdviceKey(body.advice_two) && isAdviceKey(body.advice_three),
  gameScore: (body) => number(body.score),
  // A view id, of the right length, and its operator.
  externalUid: (body) => typeof body.uid === 'string' && body.uid.length === idLength && typeof body.operator === 'string',
  earlierGames: (body) => Array.isArray(body.games),
  ownGame: (body) => Array.isArray(body.decks) && Array.isArray(body.cards) && Array.isArray(body.moments),
  operatorView: (body) => typeof body.textVersion === 'string' && typeof body.name === 'string' && Boolean(record(body.consent)),
  consent: (body) =>
    typeof body.linked === 'boolean' &&
    [body.changes, body.opened, body.read].every(Array.isArray) &&
    number(body.openedMore) &&
    number(body.readMore),
} satisfies { [Name in CallName]?: (body: Record<string, unknown>) => boolean }

/** Takes the reply of a call; throws `MalformedReply` if it has another shape, as our server would not send that. */
export const replyOf =
  <Name extends keyof typeof isReply>(name: Name) =>
  (reply: unknown): Reply<Name> => {
    if (!isReply[name](record(reply))) throw new MalformedReply()
    return reply as Reply<Name>
  }

/** Whether the analysis is done, or the game waits for it. */
export const parseCreatedResults = (reply: unknown) => {
  const { status, ahead, seconds } = record(reply)
  if (status !== 'ok' && !(status === 'waiting' && number(ahead) && number(seconds))) throw new MalformedReply()
  return reply as Created | Waiting
}
