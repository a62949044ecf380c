import { type LabelState, labelStates, stricterState } from '../../contract/label-state.ts'
import { ProblemError } from '../errors/problem.ts'
import type { Store } from '../store/store.ts'
import type { Operators } from './registry.ts'

type Needs = { store: Store; operators: Operators }

/** What a label is now. `decided`: by the provider, as stored; whatever that is, there is no more of a label than there is of its files. */
export const labelState = ({ operators }: Pick<Needs, 'operators'>, id: string, decided: LabelState): LabelState =>
  stricterState(operators.presence(id), decided)

/** Refuses what a label in this state no longer does; `last` is the last state in which it does. */
export const requireState = (state: LabelState, last: LabelState): void => {
  if (labelStates.indexOf(state) <= labelStates.indexOf(last)) return
  if (state === 'paused') throw new ProblemError('paused')
  throw new ProblemError('not_found', 'the test is no longer offered here: the provider ended the label, or removed it')
}

/** The same for a label whose state is not at hand. */
export const requireLabel = async (deps: Needs, id: string, last: LabelState): Promise<void> => {
  if (last !== 'ended') requireState(labelState(deps, id, await deps.store.labels.state(id)), last)
}
