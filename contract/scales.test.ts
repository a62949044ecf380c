import { expect, test } from 'vitest'
import { certaintyOf } from './scales.ts'

test.each([
  [1, 'veryLikely'],
  [0.9, 'veryLikely'],
  [0.89, 'likely'],
  [0.7, 'likely'],
  [0.69, 'perhaps'],
  [0.5, 'perhaps'],
])('a level with probability %f is %s', (probability, certainty) => expect(certaintyOf(probability)).toBe(certainty))
