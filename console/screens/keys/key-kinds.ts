import type { ConsoleKey } from '../../../contract/console/key-calls.ts'

/** In the order of the screen: what a builder needs first comes first. */
export const kinds = ['test', 'page', 'server', 'testServer'] as const satisfies readonly ConsoleKey['kind'][]
export type KeyKind = (typeof kinds)[number]

/** Keys of the command line may have no name; the fingerprint then stands for it. */
export const nameOf = ({ name, fingerprint }: ConsoleKey): string => name || fingerprint
