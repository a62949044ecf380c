import { expect, test } from 'vitest'
import { idLength } from '../contract/constants.ts'
import { isSecret } from './options.ts'

// The SDK ships alone and cannot import the contract.
test('a secret has the length that the contract names (R249)', () => {
  expect([idLength - 1, idLength, idLength + 1].map((length) => isSecret('x'.repeat(length)))).toEqual([false, true, false])
})
