import { expect, test } from 'vitest'
import { encodingsFor } from './encodings.ts'

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['BR;Q=0.9, gzip', ['gzip', 'br']],
  ['br;q=0', []],
  ['br;q=0.000, gzip', ['gzip']],
  ['br; q=0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['*;q=0, br', ['br']],
  ['gzip;q=0, *', ['br']],
  ['identity', []],
  ['identity;q=0', []],
  ['identity;q=0, br', ['br']],
  ['identity;q=0, *;q=0.1', ['br', 'gzip']],
  ['identity, br;q=0.5', []],
  ['identity;q=0.5, gzip;q=0.5', ['gzip']],
  ['br;q=x', []],
  ['xbr, br-x', []],
])('%j takes %j', (header, encodings) => expect(encodingsFor(header)).toEqual(encodings))
