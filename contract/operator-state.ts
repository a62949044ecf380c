/** What a label is, each state allowing less than the one before: `paused` for a while, `ended` until the provider resumes it or puts it back. */
export const operatorStates = ['live', 'paused', 'ended'] as const
export type OperatorState = (typeof operatorStates)[number]

/** Of two states the one that allows less. */
export const stricterState = (one: OperatorState, other: OperatorState): OperatorState =>
  operatorStates[Math.max(operatorStates.indexOf(one), operatorStates.indexOf(other))] ?? 'ended'
