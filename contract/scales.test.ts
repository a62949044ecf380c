import { expect, test } from 'vitest'
import { certaintyOf, liesInNamed } from './scales.ts'

test.each([
  [1, 'veryLikely'],
  [0.9, 'veryLikely'],
  [0.89, 'likely'],
  [0.7, 'likely'],
  [0.69, 'perhaps'],
  [0.5, 'perhaps'],
])('a level with probability %f is %s', (probability, certainty) => expect(certaintyOf(probability)).toBe(certainty))

test.each([
  ['named, in it', 60, { level: 'medium_high', named: true }, true],
  ['named, beside it: of a posterior with two humps', 60, { level: 'high', named: true }, false],
  ['on the border, which belongs to the upper level', 75, { level: 'high', named: true }, true],
  ['a span', 60, { level: 'high', named: 'span', span: ['medium_high', 'high'] }, true],
  ['beside a span', 49, { level: 'high', named: 'span', span: ['medium_high', 'high'] }, false],
  ['no level', 60, { level: 'medium_high', named: false }, false],
] as const)('a point stands for a measure only inside the level that is named (ruling 21): %s', (_, value, level, expected) =>
  expect(liesInNamed('arew', value, level)).toBe(expected),
)
