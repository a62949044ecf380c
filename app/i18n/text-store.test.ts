import { describe, expect, it } from 'vitest'
import { loadRoot } from '../../i18n/load-root.ts'
import { loadPart, loadShown } from '../../i18n/load-shown.ts'
import type { Locales } from '../../i18n/sets.ts'
import { openTextStore, openTexts, type Source } from './text-store.ts'

/** The real texts, with a note of every request. */
const recordingSource = (fail: (locale: Locales) => boolean = () => false) => {
  const requests: string[] = []
  const note = (request: string, locale: Locales) => {
    requests.push(`${request} ${locale}`)
    if (fail(locale)) throw new TypeError('Failed to fetch')
  }
  const source: Source = {
    root: async (locale) => {
      note('root', locale)
      return loadRoot(locale)
    },
    namespace: async (locale, namespace) => {
      note(namespace, locale)
      return loadPart(locale, namespace)
    },
    shown: async (locale, wanted) => {
      note('shown', locale)
      return loadShown(locale, wanted)
    },
  }
  return { source, requests }
}

describe('openTextStore', () => {
  it('shows the first language after one request', async () => {
    const { source, requests } = recordingSource()
    const store = await openTextStore('dan', source)
    expect(store.get().root.game.lastCard()).toBe('Sidste kort!')
    expect(requests).toEqual(['root dan'])
  })

  it('switches with one request and tells its listeners (R173)', async () => {
    const { source, requests } = recordingSource()
    const store = await openTextStore('eng', source)
    let told = 0
    store.subscribe(() => told++)
    expect(await store.setLocale('us')).toBe(true)
    expect(store.get().root.completed.text({ start: 2000 })).toContain('$2,000')
    expect(told).toBe(1)
    expect(requests).toEqual(['root eng', 'root us'])
  })

  it('loads the namespaces on the screen too, still with one request', async () => {
    const { source, requests } = recordingSource()
    const store = await openTextStore('eng', source)
    await Promise.all([store.load('profile'), store.load('profile')])
    await store.setLocale('ger')
    expect(store.get().namespaces.profile?.levels.sensitivity.medium()).toBe('Mittel')
    expect(requests).toEqual(['root eng', 'profile eng', 'shown ger'])
  })

  it('loads a namespace too that few players see and no whole set holds', async () => {
    const { source } = recordingSource()
    const store = await openTextStore('eng', source)
    await store.load('refusals')
    expect(store.get().namespaces.refusals?.ended.title()).toBe('Your access has ended')
    await store.setLocale('ger')
    expect(store.get().namespaces.refusals?.ended.title()).toBe('Ihr Zugang ist abgelaufen')
    expect(store.get().namespaces.consent).toBeUndefined()
  })

  it('stays as it is when a language cannot be loaded, and can try again', async () => {
    let offline = true
    const { source } = recordingSource((locale) => offline && locale === 'swe')
    const store = await openTextStore('eng', source)
    expect(await store.setLocale('swe')).toBe(false)
    expect(store.get().locale).toBe('eng')
    offline = false
    expect(await store.setLocale('swe')).toBe(true)
    expect(store.get().locale).toBe('swe')
  })

  it('ends with the last of several quick requests', async () => {
    const { source } = recordingSource()
    const store = await openTextStore('eng', source)
    await Promise.all([store.setLocale('fre'), store.setLocale('ita'), store.setLocale('spa')])
    expect(store.get().locale).toBe('spa')
  })

  it('returns to the first language if that is the last request', async () => {
    const { source } = recordingSource()
    const store = await openTextStore('eng', source)
    await Promise.all([store.setLocale('fre'), store.setLocale('eng')])
    expect(store.get().locale).toBe('eng')
  })

  it('has every namespace after a load and a switch at the same time', async () => {
    const { source } = recordingSource()
    const store = await openTextStore('eng', source)
    await Promise.all([store.setLocale('pol'), store.load('advice')])
    expect(store.get().namespaces.advice?.items.plan_ahead.title()).toBe('Planuj z\u00a0wyprzedzeniem')
  })

  it('shows the currency that an operator chose', async () => {
    const { source } = recordingSource()
    const store = await openTextStore('eng', source, () => 'GBP')
    expect(store.get().root.game.scoreNow({ score: -150 })).toBe('Points: −£150')
  })
})

it("a language set shows the operator's own words in their language, in long texts too, and its own everywhere else", async () => {
  const ownTexts = {
    dan: { 'landing.title': 'Kend din form', 'advice.items.plan_ahead.title': 'Læg en plan' },
    eng: { 'landing.title': 'Know your form' },
  }
  const store = await openTexts('dan', () => ({ currencies: {}, ownTexts }))
  await store.load('advice')
  const shown = () => [store.get().root.landing.title(), store.get().namespaces.advice?.items.plan_ahead.title()]
  expect(shown()).toEqual(['Kend din form', 'Læg en plan'])
  expect(store.get().root.landing.start()).toBe('Start spillet')
  await store.setLocale('eng')
  expect(shown()).toEqual(['Know your form', 'Plan ahead'])
  await store.setLocale('swe')
  expect(shown()).toEqual(['Hur spelar du?', 'Planera i förväg'])
  await store.setLocale('dan')
  expect(shown()).toEqual(['Kend din form', 'Læg en plan'])
})
