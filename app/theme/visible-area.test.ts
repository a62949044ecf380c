import { describe, expect, test } from 'vitest'
import { isPhone } from './device.ts'
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

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
])('a user agent counts as a phone: %s → %s (R258)', (userAgent, phone) => expect(isPhone(userAgent)).toBe(phone))
