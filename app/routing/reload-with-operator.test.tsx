import { afterEach, expect, test, vi } from 'vitest'
import { providerOperator } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createStore } from '../store.ts'
import { memorySession } from '../testing/memory-session.ts'
import { reloadWithOperator } from './reload-with-operator.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Loads an address, with the operator that the tab knows and the one whose page came; `went` holds where it leads. */
const load = (search: string, known: string, page: string = providerOperator) => {
  const went: string[] = []
  const href = `https://provider.example/gamalyze/game${search}`
  vi.stubGlobal('location', { href, search, replace: (address: URL) => went.push(address.href) })
  const session = memorySession()
  session.update({ operator: known })
  return { leaves: reloadWithOperator({ session, currentOperator: createStore({ id: page } as OperatorView) }), went }
}

test('an address without an operator, in a tab that has one, is requested again with it (R30)', () => {
  expect(load('', 'nfl')).toEqual({ leaves: true, went: ['https://provider.example/gamalyze/game?operator=nfl'] })
  expect(load('?language=dan', 'nfl').went).toEqual(['https://provider.example/gamalyze/game?language=dan&operator=nfl'])
})

test.each([
  ['an operator in the address', '?operator=hc', 'nfl', 'hc'],
  ['the page of the very operator', '', 'nfl', 'nfl'],
  ['no operator but the provider itself', '', providerOperator, 'nfl'],
])('%s needs no other page', (_, search, known, page) => {
  expect(load(search, known, page)).toEqual({ leaves: false, went: [] })
})
