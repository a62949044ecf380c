/** Games of live keys and of test keys are two worlds: no key or session of one finds, counts or deletes anything of the other. */
export const worlds = ['live', 'test'] as const
export type World = (typeof worlds)[number]

export const worldOf = ({ test }: { test: boolean }): World => (test ? 'test' : 'live')
