import { describe, expect, it } from 'vitest'
import { sets } from '../../../i18n/i18n-sets.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { type Memory, standingOf, standings, withReading } from './memory.ts'

const reading = { state: 'edited', by: 'second reader', on: '2026-11-22' } as const
const read = (english: string, text: string, memory: Memory = { readings: [], texts: {} }) =>
  withReading(memory, reading, new Map([['common.close', { english, text }]]), new Set(['common.close']))

describe('the translation memory', () => {
  it('records who reviewed a text, until the text or its English source changes', () => {
    const memory = read('Close', 'Luk')
    expect(standingOf(memory, 'common.close', 'Close', 'Luk')).toBe('edited')
    expect(standingOf(memory, 'common.close', 'Close it', 'Luk')).toBe('old')
    expect(standingOf(memory, 'common.close', 'Close it', 'Luk det')).toBe('draft')
    expect(standingOf(memory, 'common.open', 'Open', 'Åbn')).toBe('draft')
  })

  it('drops removed texts and readings without texts', () => {
    const memory = withReading(
      read('Close', 'Luk'),
      { ...reading, by: 'another' },
      new Map([['common.close', { english: 'Close', text: 'Luk' }]]),
      new Set(['common.close']),
    )
    expect(memory.readings.map(({ by }) => by)).toEqual(['another'])
    expect(withReading(memory, reading, new Map(), new Set())).toEqual({ readings: [], texts: {} })
  })

  it.each(Object.keys(sets) as Locales[])('finds no outdated translation in %s', async (set) => {
    const old = [...(await standings(set))].filter(([, standing]) => standing === 'old').map(([key]) => key)
    expect(old, `translate them anew, then: npm run -s gamalyze -- texts record ${set} --by ROLE`).toEqual([])
  })
})
