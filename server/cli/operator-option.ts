import { inSmallLetters } from '../operators/operator-id.ts'
import type { Field } from './command.ts'

/** Names an operator. */
export const operatorOption = { value: '<id>', read: inSmallLetters } as const satisfies Field
