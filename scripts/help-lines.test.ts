import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRootTexts } from '../i18n/create-texts.ts'
import { createFormats } from '../i18n/formats.ts'
import { helpLineViews } from '../i18n/help-line-views.ts'
import { certainFacts, type HelpLine } from '../i18n/help-lines/certain.ts'
import type { HelpLineEntry } from '../i18n/help-lines/entry.ts'
import { helpLines } from '../i18n/i18n-help-lines.ts'
import { sets } from '../i18n/i18n-sets.ts'
import { loadRoot } from '../i18n/load-root.ts'

const folder = resolve(import.meta.dirname, '../i18n/help-lines')
const entries = await Promise.all(
  readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.ts$/.test(name))
    .map(async (name) => ((await import(/* @vite-ignore */ resolve(folder, name))) as { helpLine: HelpLineEntry }).helpLine),
)
const open = async (key: 'eng' | 'us' | 'srp' | 'ger' | 'dan') => ({
  texts: createRootTexts(key, await loadRoot(key), createFormats(sets[key])).helpLine,
  set: sets[key],
})
const staleAfter = 180 * 86_400_000

describe('the help-line directory', () => {
  it.each(entries)('$country: $name has dates, sources and safe addresses', ({ checked, sources, url, chat, phone }) => {
    expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(sources.length).toBeGreaterThan(0)
    for (const address of [url?.address, chat?.address]) if (address) expect(new URL(address).protocol).toBe('https:')
    if (phone) expect(phone.dial).toMatch(/^\+?\d{3,15}$/)
    // Old facts do not break a build, but nobody shall overlook them.
    if (Date.now() - Date.parse(checked) > staleAfter) console.warn(`Help-line last checked on ${checked}, over 180 days ago`)
  })

  it('shows players what is certain and nothing else', () => {
    expect(helpLines).toEqual(JSON.parse(JSON.stringify(entries.map(certainFacts).filter(Boolean))))
    expect(
      certainFacts({
        country: 'XX',
        name: 'Line',
        phone: { number: '1', dial: '1', confidence: 'medium' },
        url: { address: 'https://line.example', confidence: 'high' },
        hours: { open: 'always', confidence: 'low' },
        sources: [],
        checked: '2026-01-01',
      }),
    ).toEqual({ country: 'XX', name: 'Line', url: 'https://line.example' })
  })

  it('leaves out a line that cannot be reached for certain', () => {
    expect(
      certainFacts({ country: 'XX', name: 'Line', phone: { number: '1', dial: '1', confidence: 'low' }, sources: [], checked: '' }),
    ).toBe(undefined)
  })

  it("puts the market's line before the one of the language", async () => {
    const { texts, set } = await open('ger')
    expect(helpLineViews(texts, set, 'GB').map(({ country }) => country)).toEqual(['GB', 'DE'])
    expect(helpLineViews(texts, set, 'DE').map(({ country }) => country)).toEqual(['DE'])
  })

  it('is empty where nothing is certain', async () => {
    const { texts, set } = await open('srp')
    expect(helpLineViews(texts, set, 'RS')).toEqual([])
  })

  it('gives a link that a telephone can dial', async () => {
    const { texts, set } = await open('us')
    const [line] = helpLineViews(texts, set, 'US')
    expect(line?.phone).toEqual({ label: 'Call 1-800-MY-RESET', number: '1-800-MY-RESET', href: 'tel:+18006973738' })
    expect(line?.hours).toBe('Open 24 hours a day, seven days a week')
  })

  it('writes hours in the language', async () => {
    const { texts, set } = await open('dan')
    const line: HelpLine = {
      country: 'DK',
      name: 'Line',
      url: 'https://line.example',
      hours: [{ firstDay: 1, lastDay: 4, opens: '09:00', closes: '21:00' }],
    }
    expect(helpLineViews(texts, set, 'DK', [line])[0]?.hours).toBe('Åbent man.-tors. 09.00–21.00')
  })
})
