import { expect, test } from 'vitest'
import { sentencesOf } from './claims.tsx'

test('a text falls into its sentences', () =>
  expect(sentencesOf('You stayed 1.5 times. Half did so, too.', 'en')).toEqual(['You stayed 1.5 times.', 'Half did so, too.']))
