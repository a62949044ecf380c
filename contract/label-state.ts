/** What a label is, each state allowing less than the one before: `paused` for a while, `ended` until the provider resumes it or puts it back. */
export const labelStates = ['live', 'paused', 'ended'] as const
export type LabelState = (typeof labelStates)[number]

/** Of two states the one that allows less. */
export const stricterState = (one: LabelState, other: LabelState): LabelState =>
  labelStates[Math.max(labelStates.indexOf(one), labelStates.indexOf(other))] ?? 'ended'
