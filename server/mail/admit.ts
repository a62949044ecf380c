import { ProblemError } from '../errors/problem.ts'
import type { Deps } from '../http/deps.ts'
import { loadBundle } from '../report/load-bundle.ts'
import type { Bundle } from '../report/report-data.ts'
import { authenticate } from '../security/authenticate.ts'

/** Mails of one game, for good (issue of the report; requirements, ruling 13). */
export const mailsOfGame = 3

export type Asked = {
  uid: string
  secret: string
  client: string
}

/**
 * Lets a mail through: the game is complete, the secret is valid and its operator's, and neither limit is reached. The mail then counts.
 * Throws `rate_limited` whatever the reason, so that a refusal tells nothing of games or secrets.
 */
export const admit = async (
  deps: Pick<Deps, 'store' | 'failures' | 'mails' | 'metrics'>,
  asked: Asked,
): Promise<{ bundle: Bundle; operator: string }> => {
  const { store, mails } = deps
  const [game, bundle] = await Promise.all([store.findGame(asked.uid), loadBundle(store, asked.uid)])
  const secret = await authenticate(deps, asked.client, asked.secret, game?.operator).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code !== 'unavailable') return undefined
    throw error
  })
  if (!game || !bundle || !secret || game.revoked || !(await mails.take(asked.client))) throw refusal()
  if (((await store.countMail(asked.uid)) ?? 0) > mailsOfGame) {
    await store.countMail(asked.uid, -1)
    throw refusal()
  }
  return { bundle, operator: game.operator }
}

const refusal = () => new ProblemError('rate_limited')
