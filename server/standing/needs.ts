import type { OperatorState } from '../../contract/operator-state.ts'
import { ownGroupInForce } from '../game/comparison-group.ts'
import { uncoachedUntilOf } from '../operators/study-permission.ts'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'
import { type Answers, readAnswers } from './answers.ts'
import type { OperatorFacts } from './operator-facts.ts'

/** What the documents of a label are made from. */
export type Needs = {
  id: string
  operator: OperatorFacts
  state: OperatorState
  /** Page secrets may use the partner's user ids, and an account opens results without asking. */
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
  config: Config
  /** ms since 1970 */
  now: number
}

/** What the documents of a label need, with what the database and `_standing.json` say. */
export const readNeeds = async (
  store: Pick<Store, 'hasLinkedGames' | 'norms' | 'operatorSettings'>,
  subject: Pick<Needs, 'id' | 'operator' | 'hasOpenUserIds' | 'config' | 'now'>,
): Promise<Needs> => ({
  ...subject,
  state: await store.operatorSettings.state(subject.id),
  uncoachedUntil: uncoachedUntilOf(subject.operator.study, (await store.operatorSettings.studies()).get(subject.id)),
  hasLinkedGames: await store.hasLinkedGames({ operator: subject.id, test: false }),
  ownGroup: await ownGroupInForce(store),
  ...(await readAnswers(subject.config)),
})

/** Whether games belong to accounts: by the label, the provider's decision, or what is stored. */
export const hasAccounts = ({ operator, hasOpenUserIds, hasLinkedGames }: Needs): boolean =>
  operator.terms?.partnerUserIds === true || hasOpenUserIds || hasLinkedGames
