import { expect, test } from 'vitest'
// @ts-expect-error it has no types
import { readTries } from './read-tries.mjs'

const tried = (mutant: string | null, result: 'pass' | 'fail', name = 'a') => [
  ['try', mutant, name],
  [result, mutant, name],
]

test('a failure counts once its test has passed again', () => {
  const lines = [
    ...tried('1', 'pass'),
    ...tried('2', 'fail'),
    ...tried('3', 'pass'),
    ...tried('4', 'fail'),
    ...tried(null, 'pass'),
    ['end'],
  ]
  expect(readTries(lines)).toEqual({
    killed: new Map([
      ['2', 'a'],
      ['4', 'a'],
    ]),
    passed: [
      ['1', 'a'],
      ['3', 'a'],
    ],
    uncertain: [],
    ended: true,
  })
})

test('failures before a clean run fails are uncertain, except one right after a clean pass', () => {
  const lines = [
    ...tried(null, 'pass'),
    ...tried('1', 'fail'),
    ...tried(null, 'pass', 'b'),
    ...tried('2', 'pass', 'b'),
    ...tried('3', 'fail', 'b'),
    ...tried('4', 'fail', 'b'),
    ...tried(null, 'fail', 'b'),
  ]
  expect(readTries(lines)).toMatchObject({ killed: new Map([['1', 'a']]), uncertain: ['3', '4'], ended: false })
})

test('a test that fails even without a mutant proves nothing', () => {
  expect(readTries([...tried(null, 'fail'), ...tried('1', 'fail', 'b'), ...tried('2', 'pass', 'c')])).toMatchObject({
    killed: new Map(),
    passed: [['2', 'c']],
    uncertain: ['1'],
  })
})

test('a mutant being tried when the run ended early is hanging; failures with nothing after them are uncertain', () => {
  const lines = [...tried('1', 'pass'), ...tried('2', 'fail'), ['try', '3', 'a']]
  expect(readTries(lines)).toMatchObject({ hanging: '3', uncertain: ['2'], ended: false })
})
