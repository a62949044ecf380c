import { expect, test } from 'vitest'
import type { OperatorRow } from '../../../contract/console/provider-calls.ts'
import { actionsOf, countKinds, findOperators } from './find-operators.ts'

const row = (id: string, name: string, more: Partial<OperatorRow> = {}): OperatorRow => ({
  id,
  name,
  members: 1,
  owners: 1,
  problems: 0,
  state: 'live',
  userIds: 'sessions',
  webhooksFailing: 0,
  pages: [],
  played: true,
  ...more,
})
const rows = [
  row('campanile', 'Campanile', { country: 'IT' }),
  row('brujula-sur', 'Brújula Sur', { webhooksFailing: 1 }),
  row('aerlig', 'Ærlig', { country: 'DK', pages: ['https://www.aerlig.example'], owners: 0, played: false }),
]
const find = (words: string, kind: Parameters<typeof findOperators>[2] = 'all') =>
  findOperators(rows, words, kind, (country) => ({ IT: 'Italy', DK: 'Denmark' })[country] ?? '').map(({ id }) => id)

test('an operator is found by name, id, country or page, without accents and capitals', () => {
  expect(['BRUJULA', 'camp', 'italy', 'dk', 'www.aerlig', 'sur bruj'].map((words) => find(words)[0])).toEqual([
    'brujula-sur',
    'campanile',
    'campanile',
    'aerlig',
    'aerlig',
    'brujula-sur',
  ])
  expect(find('nobody')).toEqual([])
})

test('what needs a look comes first, then names', () => {
  expect(find('')[0]).toBe('brujula-sur')
  expect(find('', 'need')).toEqual(['brujula-sur'])
  expect(find('', 'ownerless')).toEqual(['aerlig'])
  expect(countKinds(rows)).toEqual({ all: 3, need: 1, ownerless: 1, study: 0, paused: 0, ended: 0, never: 1 })
})

test('nothing can be changed at an operator that has ended, and nobody is invited to a paused one', () => {
  const study = { id: 'trial', until: '2027-01-31', allowed: false }
  const at = (state: OperatorRow['state']) =>
    Object.entries(actionsOf(row('a', 'A', { state, owners: 0, study }))).flatMap(([name, may]) => (may ? [name] : []))
  expect([at('live'), at('paused'), at('ended')]).toEqual([['invite', 'userIds', 'study'], ['userIds', 'study'], []])
})
