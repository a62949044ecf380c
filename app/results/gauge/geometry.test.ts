import { expect, test } from 'vitest'
import { arcPath, pointAt } from './geometry.ts'

test('the half circle has its ends and its top in place', () => {
  expect(pointAt(0, 168)).toEqual({ x: 72, y: 232 })
  expect(pointAt(50, 168)).toEqual({ x: 240, y: 64 })
  expect(pointAt(100, 168)).toEqual({ x: 408, y: 232 })
})

// The reference drawing shows a score of 58 with its band from 49 to 67.
test('the half circle agrees with the reference drawing', () => {
  expect(pointAt(58, 168)).toEqual({ x: 281.78, y: 69.278 })
  expect(arcPath(49, 67)).toBe('M234.723 64.083A168 168 0 0 1 325.519 87.395')
})
