import { describe, expect, it } from 'vitest'
import { adviceKeys } from '../contract/advice-keys.ts'
import { adviceReasonCodes, adviceReasons } from '../contract/advice-reasons.ts'
import { claimCounts, claimKeys } from '../contract/claims.ts'
import { languages } from '../contract/languages.ts'
import { popupKeys } from '../contract/popups.ts'
import { apunLevels, apunTexts, arewLevels, arewTexts, fiveLevels, riskCategories } from '../contract/scales.ts'
import { claimSentence } from './claim-sentence.ts'
import { loadSetTexts } from './set-texts.ts'
import type { Locales } from './sets.ts'

const tips = 24

describe.each([...languages] satisfies Locales[])('the texts of %s', (locale) => {
  it('has a title and a text for each of the tips, all different (R168)', async () => {
    const { advice } = await loadSetTexts(locale)
    expect(new Set(adviceKeys.map((key) => advice.items[key].title())).size).toBe(tips)
    expect(new Set(adviceKeys.map((key) => advice.items[key].text())).size).toBe(tips)
  })

  it('has a sentence for every reason, with every number in it', async () => {
    const texts = await loadSetTexts(locale)
    for (const code of adviceReasonCodes) {
      const counts = Object.fromEntries(adviceReasons[code].map((name, index) => [name, 11 + index]))
      const sentence = claimSentence({ key: `reason_${code}`, counts }, texts)
      // What the losing decks led to is the result itself.
      const { score, ...cards } = counts
      for (const value of Object.values(code.endsWith('costly_decks') ? cards : counts)) expect(sentence).toContain(String(value))
    }
  })

  it('has 16, 6, 5 and 5 different profile texts and names for their levels, and five verdicts on a guess (R155–R159, R161, R167)', async () => {
    const { profile } = await loadSetTexts(locale)
    const different = (texts: string[]) => new Set(texts.filter(Boolean)).size
    const counts = { stayed_wins: 57, frequent_wins: 50, changes: 20, run: 12, left_wins: 3, wins: 60, left_losses: 9, losses: 19 }
    const of = (key: string) => claimSentence({ key: `habit_${key}`, counts }, { profile })
    expect(different(arewLevels.flatMap((level) => arewTexts.map((text) => of(`arew_${level}_${text}`))))).toBe(16)
    expect(different(apunLevels.flatMap((level) => apunTexts.map((text) => of(`apun_${level}_${text}`))))).toBe(6)
    for (const measure of ['betaF', 'betaP'] as const) {
      expect(different(fiveLevels.map((level) => of(`${measure}_${level}`)))).toBe(5)
    }
    const { sensitivity, staying } = profile.levels
    for (const levels of [sensitivity, staying]) expect(different(fiveLevels.map((level) => levels[level]()))).toBe(5)
    const guesses = ['very_low', 'low', 'good', 'high', 'very_high'].map((verdict) => `guess_${verdict}`)
    expect(different(guesses.map((key) => claimSentence({ key, counts: { guess: 35, score: 45 } }, { profile })))).toBe(5)
    expect(different(arewLevels.map((level) => sensitivity[level]()))).toBe(4)
  })

  it('has a sentence for every claim, and none with a number that the claim lacks', async () => {
    const texts = await loadSetTexts(locale)
    for (const key of claimKeys) {
      // `comparison.ts` adds the first two.
      const counts = { top: 1, bottom: 1, ...Object.fromEntries(claimCounts[key].map((name, index) => [name, 11 + index])) }
      const sentence = claimSentence({ key, counts }, texts)
      expect(sentence, key).not.toBe('')
      expect(sentence, key).not.toMatch(/[{}|]|undefined|NaN/)
    }
  })

  it('has a word for every category and popup (R165)', async () => {
    const { root, profile } = await loadSetTexts(locale)
    const { verdict_low_risk, verdict_medium_risk, verdict_risky, verdict_high_risk } = profile.claims
    expect(new Set([verdict_low_risk(), verdict_medium_risk(), verdict_risky(), verdict_high_risk()]).size).toBe(riskCategories.length)
    for (const key of popupKeys) expect(root.popups[key].text()).not.toBe('')
  })
})
