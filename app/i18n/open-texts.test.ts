import { expect, it } from 'vitest'
import { openTexts } from './text-store.ts'

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
