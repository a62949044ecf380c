import { expect, test } from 'vitest'
import { certaintyOf } from './scales.ts'

test.each([
  [1, 'quiteSure'],
  [0.75, 'quiteSure'],
  [0.74, 'fairlySure'],
  [0.5, 'fairlySure'],
  [0.49, 'notSure'],
  [0.2, 'notSure'],
])('a level with probability %f is %s', (probability, certainty) => expect(certaintyOf(probability)).toBe(certainty))
