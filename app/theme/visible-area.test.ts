import { describe, expect, test } from 'vitest'
import { isSmallHeight } from './visible-area.ts'

describe('small-height rule (R257)', () => {
  test.each([
    [800, 480, true],
    [800, 499, true],
    [800, 500, false],
    [401, 480, true],
    [400, 480, false],
    [390, 480, false],
  ])('makes %i × %i %s', (width, height, small) => expect(isSmallHeight({ width, height })).toBe(small))
})
