import { type OperatorState, operatorStates, stricterState } from '../../contract/operator-state.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Store } from '../store/store.ts'
import type { LoadedOperator } from './load-operator.ts'
import { inSmallLetters } from './operator-id.ts'
import type { Operators } from './registry.ts'

type Needs = { store: Store; operators: Operators }

/** What a label is now. `decided`: by the provider, as stored; whatever that is, there is no more of a label than there is of its files. */
export const operatorState = ({ operators }: Pick<Needs, 'operators'>, id: string, decided: OperatorState): OperatorState =>
  stricterState(operators.presence(id), decided)

/** Refuses what a label in this state no longer does; `last` is the last state in which it does. */
export const requireState = (state: OperatorState, last: OperatorState): void => {
  if (operatorStates.indexOf(state) <= operatorStates.indexOf(last)) return
  if (state === 'paused') throw new ProblemError('paused')
  throw new ProblemError('not_found', 'the test is no longer offered here: the provider has ended or removed the label')
}

/** The same for a label whose state is not at hand. */
export const requireOperatorState = async (deps: Needs, id: string, last: OperatorState): Promise<void> => {
  if (last !== 'ended') requireState(operatorState(deps, id, await deps.store.operatorSettings.state(id)), last)
}

/** Whether page secrets may use an operator's user ids now: what is set in the database, else what its folder says. */
export const areUserIdsOpen = async ({ store, operators }: { store: Store; operators: Operators }, operator: string): Promise<boolean> =>
  ((await store.userIds.find(operator)) ?? operators.folderUserIds(operator)) === 'open'

/** What players' pages show of the operator with that id: of an unknown one the provider's, of one that once had keys that it has ended. */
export const pageOfOperator = async ({ operators, store }: { store: Store; operators: Operators }, id: string): Promise<LoadedOperator> => {
  // Pages are served while the database is down.
  const isGone = operators.presence(id) === 'ended' && (await store.operatorSettings.hadKeys(inSmallLetters(id)).catch(() => false))
  return isGone ? operators.endedPage(id) : operators.page(id)
}
