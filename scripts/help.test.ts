import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Operator } from '../contract/operator.ts'
import { createNamespaceTexts } from '../i18n/create-texts.ts'
import { dangerView } from '../i18n/danger-views.ts'
import { createFormats } from '../i18n/formats.ts'
import { agedFacts, checkEntry, staleFacts } from '../i18n/help/check-entry.ts'
import type { HelpEntry, Service, Source } from '../i18n/help/entry.ts'
import { shownPlaces } from '../i18n/help/places.ts'
import { type ShownHelp, shownDanger, shownHelp } from '../i18n/help/shown.ts'
import { stalePlaces } from '../i18n/help/stale-places.ts'
import { countryChoices, helpView } from '../i18n/help-views.ts'
import { loadWhole } from '../i18n/load-texts.ts'
import { type Locales, sets } from '../i18n/sets.ts'

const root = resolve(import.meta.dirname, '..')
type Module = { help: HelpEntry } & { [part in 'provinces' | 'states']?: readonly HelpEntry[] }
const entriesOf = async (country: string) => {
  const { help, provinces = [], states = [] }: Module = await import(/* @vite-ignore */ resolve(root, `i18n/help/${country}.ts`))
  return [help, ...provinces, ...states].map((entry) => [entry.place, entry, country] as const)
}
const countries = readdirSync(resolve(root, 'i18n/help')).flatMap((name) => /^([a-z]{2}|world)\.ts$/.exec(name)?.slice(1) ?? [])
const entries = (await Promise.all(countries.map(entriesOf))).flat()
const operators = readdirSync(resolve(root, 'operators'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !each.name.startsWith('_'))
  .map(({ name }) => [name, JSON.parse(readFileSync(resolve(root, 'operators', name, 'operator.json'), 'utf8')) as Operator] as const)
const locales = Object.keys(sets) as Locales[]
const texts = Object.fromEntries(
  await Promise.all(
    locales.map(async (key) => [key, createNamespaceTexts<'help'>(key, (await loadWhole(key)).help, createFormats(sets[key]))] as const),
  ),
) as Record<Locales, ReturnType<typeof createNamespaceTexts<'help'>>>
const view = (key: Locales, place?: string, limits?: string) => helpView(texts[key], sets[key], place, limits)

const danger = (key: Locales, place?: string) => dangerView(texts[key], sets[key], place)

const source: Source = { page: 'https://service.example/contact', read: '2026-11-22', certainty: 'own' }
const entry: HelpEntry = {
  place: 'IE',
  lines: [
    {
      name: 'Line',
      languages: ['en'],
      web: { url: 'https://service.example', source },
      phone: { national: '123', dial: '+353123', source },
    },
  ],
  ways: [{ kind: 'register', name: 'Register', url: 'https://register.example', source }],
}
const gitHub = 'https://github.com/owner/repository'
const decision = 'https://eur-lex.europa.eu/decision'
const emergency = (number: string, of: 'all' | 'ambulance', from: Source): HelpEntry => ({
  ...entry,
  emergency: [{ number, of, source: from }],
})
const fromSource = (from: Source): HelpEntry => ({ ...entry, ways: [{ kind: 'bank', source: from }] })
const other = { page: 'https://other.example', dated: '2026-01' }
const secondHand: Source = { ...source, certainty: 'second-hand', dated: '2025-01', also: other }
const [line] = entry.lines as [HelpEntry['lines'][number]]
const onePage: Source = { ...source, page: 'https://news.example', certainty: 'one-page' }
const ofOffice: Source = { ...source, official: true }
const crisisLine: Service = { name: 'Line', languages: ['en'], call: '123', source: ofOffice }

describe('help as data', () => {
  it.each(entries)('%s has a source and a date for every fact, and no service without a contact', (place, help, country) => {
    expect(place.toLowerCase().split('-')[0]).toBe(country)
    expect(checkEntry(help)).toEqual([])
  })

  it('is listed for players and checks without a gap', () => {
    expect(shownPlaces.map(({ place }) => place).toSorted()).toEqual(entries.map(([, { place }]) => place).toSorted())
  })

  it('holds the European Union and the countries the issue names', () => {
    const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')
    const places = new Set(entries.map(([, { place }]) => place))
    const others = 'GB US CA AU NZ BR MX RS CH NO IS AR CL CO PE UY EC world'.split(' ')
    const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ').map((province) => `CA-${province}`)
    expect([...union, ...others, ...provinces].filter((place) => !places.has(place))).toEqual([])
  })

  it.each<[string, HelpEntry, string]>([
    ['no source', { ...entry, lines: [{ ...line, free: { source: { ...source, page: '' } } }] }, 'no_source'],
    ['no date', { ...entry, ways: [{ kind: 'bank', source: { ...source, read: 'lately' } }] }, 'no_date'],
    ['an own fact from a third-party page', fromSource({ ...source, page: 'https://news.example' }), 'unconfirmed'],
    ['a second-hand fact of one page', fromSource({ ...source, certainty: 'second-hand' }), 'unconfirmed'],
    [
      'a second-hand fact of two pages of one site',
      fromSource({ ...secondHand, also: { ...other, page: 'https://service.example/2' } }),
      'unconfirmed',
    ],
    ['a second-hand fact of a page without a date', fromSource({ ...secondHand, also: { page: 'https://other.example' } }), 'undated'],
    [
      'a second-hand fact of two repositories of one owner',
      fromSource({ ...secondHand, page: gitHub, also: { ...other, page: `${gitHub}2` } }),
      'unconfirmed',
    ],
    ['a fact of one page without a date', fromSource(onePage), 'undated'],
    ['a list without an address', { ...entry, crisis: [{ ...crisisLine, source: { ...source, page: 'A public list' } }] }, 'no_source'],
    ['a second page without an address', fromSource({ ...secondHand, also: { ...other, page: 'Several lists' } }), 'no_source'],
    ['a number of another country', { ...entry, place: 'GB' }, 'other_country'],
    ['an emergency number without a page', emergency('112', 'all', { ...source, page: '', official: true }), 'no_source'],
    ['an emergency number of somebody’s page as sure', emergency('112', 'all', source), 'unconfirmed'],
    [
      'a number of the Union that no authority of the state assigns',
      emergency('112', 'all', { ...source, page: decision, official: true }),
      'unconfirmed',
    ],
    ['an ambulance without the police', emergency('113', 'ambulance', { ...source, official: true }), 'half_of_two'],
    [
      'a crisis line that cannot be reached',
      { ...entry, crisis: [{ name: 'Line', languages: ['en'], source: ofOffice }] },
      'cannot_be_reached',
    ],
    ['a crisis line whose languages are not known', { ...entry, crisis: [{ ...crisisLine, languages: [] }] }, 'bad_language'],
    ['a language by its name', { ...entry, crisis: [{ ...crisisLine, languages: ['English'] }] }, 'bad_language'],
    [
      'a term of a register without a source',
      { ...entry, ways: [{ kind: 'bank', term: { lasts: 3, source: { ...source, page: '' } }, source }] },
      'no_source',
    ],
    ['a number with letters', { ...entry, lines: [{ ...line, text: { number: '800GAM', source } }] }, 'cannot_be_dialled'],
    ['a URL that is not https', { ...entry, lines: [{ ...line, web: { url: 'http://service.example', source } }] }, 'unsafe_address'],
    ['a line that nobody of the country speaks with', { ...entry, lines: [{ ...line, languages: ['fr'] }] }, 'other_language'],
    ['nowhere to go', { ...entry, ways: [{ kind: 'register', source }] }, 'cannot_be_reached'],
    ['no place', { ...entry, place: 'Denmark', lines: [], ways: [] }, 'bad_place'],
  ])('refuses %s, with key and reason', (_, wrong, reason) => {
    expect(checkEntry(wrong)).toEqual([{ key: expect.any(String), reason }])
  })

  it('treats as certain what an authority or dated pages confirm, however old, and parts of the service’s own site', () => {
    const elsewhere: Source = { ...source, page: 'https://news.example' }
    const certain: Source[] = [
      { ...elsewhere, official: true },
      { ...elsewhere, certainty: 'second-hand', dated: '2014-12', also: { page: 'https://other.example', dated: '2026' } },
      { ...onePage, dated: '2014' },
      { ...elsewhere, official: true, also: { page: decision, dated: '2007-02-17' } },
      { ...source, page: 'https://www.service.example/x' },
    ]
    for (const each of certain) expect(checkEntry({ ...entry, ways: [{ kind: 'bank', source: each }] })).toEqual([])
    expect(checkEntry({ ...entry, ways: [{ kind: 'bank', source: { ...source, page: 'https://noservice.example' } }] })).toHaveLength(1)
  })

  it('shows players certain facts in full, others as a web address only (ruling 17)', () => {
    const webOnly = { ...source, certainty: 'web-only' as const }
    const unsure: HelpEntry = {
      ...entry,
      lines: [
        { ...line, web: { url: 'https://service.example', source: webOnly }, phone: { national: '1', dial: '123', source: webOnly } },
        { name: 'Unreachable', languages: ['en'], phone: { national: '1', dial: '123', source: webOnly } },
      ],
    }
    expect(shownHelp(unsure).lines).toEqual([{ name: 'Line', languages: ['en'], web: 'https://service.example' }])
    const byPlace = (shown: readonly ShownHelp[]) => Object.fromEntries(shown.map((each) => [each.place, each]))
    expect(byPlace(shownPlaces)).toEqual(JSON.parse(JSON.stringify(byPlace(entries.map(([, help]) => shownHelp(help))))))
  })

  it('lists a fact whose newest page is older than 24 months, of every certainty, and shows it as before (ruling 70)', () => {
    const now = new Date('2026-11-29')
    const dated = (certainty: Source['certainty'], day: string): Source => ({
      ...secondHand,
      certainty,
      dated: day,
      also: { ...other, dated: '2023' },
    })
    const certainties = ['own', 'second-hand', 'one-page', 'web-only'] as const
    for (const certainty of certainties) {
      expect(agedFacts(fromSource(dated(certainty, '2024-11-29')), now), certainty).toEqual([])
      const [fact] = agedFacts({ ...entry, lines: [], ways: [], crisis: [{ ...crisisLine, source: dated(certainty, '2024-11-20') }] }, now)
      expect(fact, certainty).toEqual({ key: 'IE.crisis.0', page: source.page, date: '2024-11-20', reason: 'old' })
    }
    expect(shownDanger({ ...entry, crisis: [{ ...crisisLine, source: dated('one-page', '2008') }] }).crisis).toMatchObject([
      { call: '123' },
    ])
  })

  it('gives no country a service in another country’s name (ruling 70)', () => {
    const sites = entries.flatMap(([, { place, lines }]) =>
      lines.flatMap(({ web }) => (web ? [[new URL(web.url).hostname, place.slice(0, 2)]] : [])),
    )
    expect(new Set(sites.map(([site]) => site)).size).toBe(new Set(sites.map(String)).size)
    expect(view('spa', 'CL')).toMatchObject({ place: 'CL', lines: [{ name: 'Gambling Therapy' }] })
    expect(view('spa', 'CL').country).toBeUndefined()
  })

  it('lists places whose sources were read more than 180 days ago', () => {
    expect(stalePlaces(new Date('2026-11-23'))).toEqual([])
    expect(stalePlaces(new Date('2027-12-01'))).toContain('DK')
    expect(staleFacts(entry, new Date('2027-05-20'))).toEqual([])
    expect(staleFacts(entry, new Date('2027-05-23'))).toEqual(['IE.lines.0.web', 'IE.lines.0.phone', 'IE.ways.0'])
  })
})

describe('help for players', () => {
  it.each(operators)('%s offers help in each of its languages, and only where the player lives (ruling 31)', (_, operator) => {
    const own = entries.find(([, { place }]) => place === operator.country)?.[1]
    const everywhere = entries.find(([, { place }]) => place === 'world')?.[1]
    const expected = new Set((own?.lines.length ? own : everywhere)?.lines.map(({ name }) => name))
    for (const key of operator.languages) {
      const { lines, country } = view(key, operator.country, operator.limits)
      expect(lines.length, key).toBeGreaterThan(0)
      expect(country !== undefined, key).toBe(Boolean(own?.lines.length))
      for (const { name, phone, message, chat, website } of lines) {
        expect(expected.has(name), `${key}: ${name}`).toBe(true)
        expect([phone, message, chat, website].some(Boolean), `${key}: ${name}`).toBe(true)
      }
    }
  })

  it.each(locales)(
    '%s leads to somebody in every place, in Canada as a whole to its provinces, and to help in danger (ruling 57)',
    (key) => {
      const unreached = shownPlaces.filter(({ place }) => {
        const { lines } = view(key, place)
        const { emergency, crisis } = danger(key, place)
        const isReached = lines.length > 0 && lines.every(({ phone, message, chat, website }) => phone ?? message ?? chat ?? website)
        return !(isReached && /^tel:\d+$/.test(emergency[0]?.href ?? '') && crisis.length > 0)
      })
      expect(unreached.map(({ place }) => place)).toEqual(['world'])
    },
  )

  it('takes danger and the young to their own country’s services, those of a province to its country’s, else to directories', () => {
    expect(danger('eng', 'GB')).toMatchObject({
      emergency: [{ shown: '999', href: 'tel:999' }],
      crisis: [{ name: 'Samaritans', ways: [{ kind: 'call', href: 'tel:116123' }, { kind: 'web' }] }],
      young: [{ name: 'Childline' }],
    })
    expect(danger('fre', 'CA-QC').emergency.map(({ shown }) => shown)).toEqual(['911'])
    expect(danger('spa419', 'CL').crisis[0]?.ways[0]?.href).toBe('tel:*4141')
    expect(danger('eng')).toMatchObject({ crisis: [{ name: 'Find A Helpline' }], young: [{ name: 'Child Helpline International' }] })
    expect(danger('eng').emergency).toEqual([])
    const countries = entries.filter(([, { place }]) => place.length === 2)
    expect(countries.filter(([, { emergency }]) => !emergency)).toEqual([])
  })

  it('names ambulance and police where they have two numbers (ruling 70)', () => {
    expect(danger('eng', 'NO').emergency).toMatchObject([
      { whom: 'Ambulance', shown: '113' },
      { whom: 'Police', shown: '112' },
    ])
    expect(danger('eng', 'DK').emergency).toEqual([{ label: 'Call 112', shown: '112', href: 'tel:112' }])
  })

  it('shows every crisis line and everybody for the young, the reader’s language first, then who answers day and night (ruling 70)', () => {
    const names = (key: Locales, place: string, kind: 'crisis' | 'young') => danger(key, place)[kind].map(({ name }) => name)
    expect(names('dut', 'BE', 'crisis')).toEqual(['Zelfmoordlijn 1813', 'Centre de Prévention du Suicide'])
    expect(names('fre', 'BE', 'crisis')).toEqual(['Centre de Prévention du Suicide', 'Zelfmoordlijn 1813'])
    expect(names('fre', 'BE', 'young')).toEqual(['103 Écoute-Enfants', 'Awel'])
    expect(names('eng', 'BE', 'crisis')).toEqual(names('dut', 'BE', 'crisis'))
    // Three languages in one country, all with one service.
    for (const key of ['ger', 'fre', 'ita'] as const) expect(danger(key, 'CH').crisis[0]?.facts).toHaveLength(1)
    expect(danger('eng', 'CH').crisis[0]?.facts).toEqual(['Day and night', 'Languages: German, French and Italian'])
  })

  it('says of a crisis line that its hours are not known, and gives those of one that closes in the night (ruling 70)', () => {
    expect(danger('eng', 'DK').crisis[0]?.facts).toEqual(['Opening hours not known', 'Languages: Danish'])
    expect(danger('eng', 'RS').crisis[0]?.facts[0]).toBe('Open 14:00–\u206023:00')
    expect(danger('eng', 'XX').crisis[0]?.facts).toEqual([])
  })

  it('says how long a register lasts where that is known, and nothing of it elsewhere (ruling 70)', () => {
    const register = (place: string) => view('eng', place).ways.find(({ kind }) => kind === 'register')?.text
    expect(register('FR')).toBe('Signing up shuts you out of most licensed gambling for at least 3 years.')
    expect(register('CZ')).toMatch(/for at least 1 year\.$/)
    expect(register('ES')).toMatch(/without an end date\.$/)
    expect(register('DK')).toBe(texts.eng.ways.register.text())
  })

  it('spells countries as the set’s region does', () => {
    expect(countryChoices(sets.por).find(({ place }) => place === 'PL')?.name).toBe('Polónia')
    expect(countryChoices(sets.porBR).find(({ place }) => place === 'PL')?.name).toBe('Polônia')
  })

  it.each(locales)('%s offers no number before a country is known, and names the countries in its language', (key) => {
    const { lines, country } = view(key)
    expect(country).toBeUndefined()
    expect(lines.every(({ phone, website }) => !phone && website)).toBe(true)
    const choices = countryChoices(sets[key])
    expect(choices.length).toBeGreaterThan(35)
    const { lang, numbers = lang }: { lang: string; numbers?: string } = sets[key]
    expect(choices.find(({ place }) => place === 'DE')?.name).toBe(new Intl.DisplayNames(numbers, { type: 'region' }).of('DE'))
  })

  it('prefers a province to its country, asks for one where the country has no line of its own, and treats an unknown place like any other', () => {
    expect(view('us', 'US-NJ').lines[0]?.name).toBe('1-800-GAMBLER')
    expect(view('us', 'US-CA').lines[0]?.name).toBe('National Problem Gambling Helpline')
    expect(view('fre', 'CA-QC')).toMatchObject({ country: 'Canada – Québec', parts: false })
    expect(view('fre', 'CA').parts).toBe(true)
    expect(view('eng', 'CA-YT')).toMatchObject({ country: 'Canada – Yukon', parts: false })
    expect(view('eng', 'ZZ').lines).toEqual(view('eng').lines)
  })

  it('gives tel: links, numbers in the country’s format, and facts in the player’s language', () => {
    const [us] = view('us', 'US').lines
    expect(us?.phone).toMatchObject({
      label: 'Call 1-\u2060800-\u2060697-\u20603738 (1-\u2060800-\u2060MY-\u2060RESET)',
      href: 'tel:+18006973738',
    })
    expect(us?.message).toMatchObject({ label: 'Text 800GAM (800426)', href: 'sms:800426' })
    expect(view('dan', 'DK').lines[0]?.phone?.number).toBe('70\u00a022\u00a028\u00a025')
    expect(view('ger', 'DK').lines[0]?.facts).toEqual(['Kostenlose Beratung', 'Auf Dänisch'])
    expect(view('spa', 'US').lines[0]?.facts).toEqual(['Asesoramiento gratuito', 'Las 24 horas'])
  })

  it('adds the operator’s own page for limits, first', () => {
    const [limits] = view('eng', 'GB', 'https://www.partner.example/limits').ways
    expect(limits).toMatchObject({ kind: 'limits', link: { href: 'https://www.partner.example/limits', label: 'partner.example/limits' } })
    expect(view('eng', 'GB').ways.map(({ kind }) => kind)).toEqual(['register', 'relatives', 'block'])
  })
})
