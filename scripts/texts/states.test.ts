import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locales, sets } from '../../i18n/sets.ts'
import { setsFolder } from './set-file.ts'
import { parseStates, printStates, type States } from './state-file.ts'
import { standingOf, standings, withReading } from './states.ts'

const reading = { state: 'edited', by: 'second reader', on: '2026-11-22' } as const
const read = (english: string, text: string, states: States = { readings: [], texts: {} }) =>
  withReading(states, reading, new Map([['common.close', { english, text }]]), new Set(['common.close']))

describe('the states of texts', () => {
  it('records who reviewed a text, until the text or its English source changes', () => {
    const states = read('Close', 'Luk')
    expect(standingOf(states, 'common.close', 'Close', 'Luk')).toBe('edited')
    expect(standingOf(states, 'common.close', 'Close it', 'Luk')).toBe('old')
    expect(standingOf(states, 'common.close', 'Close it', 'Luk det')).toBe('draft')
    expect(standingOf(states, 'common.open', 'Open', 'Åbn')).toBe('draft')
    expect(standingOf(states, 'common.close', 'Close', undefined)).toBe('untranslated')
  })

  it('drops removed texts and readings without texts', () => {
    const states = withReading(
      read('Close', 'Luk'),
      { ...reading, by: 'another' },
      new Map([['common.close', { english: 'Close', text: 'Luk' }]]),
      new Set(['common.close']),
    )
    expect(states.readings.map(({ by }) => by)).toEqual(['another'])
    expect(withReading(states, reading, new Map(), new Set())).toEqual({ readings: [], texts: {} })
  })

  it.each(Object.keys(sets) as Locales[])('finds no outdated translation in %s', async (set) => {
    const old = [...(await standings(set))].filter(([, standing]) => standing === 'old').map(([key]) => key)
    expect(old, `translate them anew, then: npm run -s gamalyze -- texts record ${set} --by ROLE`).toEqual([])
  })
})

describe('a state file', () => {
  it.each(Object.keys(sets) as Locales[])('of %s is what the commands write', (set) => {
    const content = readFileSync(join(setsFolder, `${set}.states.txt`), 'utf8')
    expect(printStates(parseStates(content))).toBe(content)
  })

  it('refuses a line that is none of its own', () => {
    expect(() => parseStates('0 edited 2026-11-22 second reader\ngame: win JoK3a.9dXz_\n')).toThrow('not the state of a text: win')
  })
})
