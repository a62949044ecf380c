import { uncoachedUntilOf } from '../operators/study-permission.ts'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'
import { type Answers, readAnswers } from './answers.ts'
import type { LabelFacts } from './labels.ts'

/** What the documents of a label are filled from. */
export type Needs = {
  id: string
  label: LabelFacts
  /** Page secrets may use the partner's user ids, and an account opens results without asking (ruling 37). */
  hasOpenUserIds: boolean
  /** Live games with the partner's own user ids are stored, whatever the label says. */
  hasLinkedGames: boolean
  /** Last day of a study that the provider allowed to leave the coaching popups out */
  uncoachedUntil?: string | undefined
  /** The comparison group of the installation's own players; none: the volunteers */
  ownGroup: { version: string; n: number } | undefined
  /** What provider and controller filled in */
  answers: Answers
  /** Why what they filled in cannot be used */
  problem?: string
  config: Pick<
    Config,
    'publicUrl' | 'providerUrl' | 'contactEmail' | 'retentionDays' | 'perDay' | 'operatorsDir' | 'production' | 'smtpUrl' | 'tracing'
  >
  /** ms since 1970 */
  now: number
}

/** What the documents of a label need, with what the database and `_standing.json` say. */
export const readNeeds = async (
  store: Pick<Store, 'hasLinkedGames' | 'norms' | 'labels'>,
  asked: Omit<Needs, 'uncoachedUntil' | 'hasLinkedGames' | 'ownGroup' | 'answers' | 'problem'>,
): Promise<Needs> => {
  const inForce = await store.norms.inForce()
  return {
    ...asked,
    uncoachedUntil: uncoachedUntilOf(asked.label.study, (await store.labels.studies()).get(asked.id)),
    hasLinkedGames: await store.hasLinkedGames({ operator: asked.id, test: false }),
    ownGroup: inForce === undefined ? undefined : await store.norms.find(inForce),
    ...(await readAnswers(asked.config)),
  }
}
