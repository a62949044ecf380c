import { describe, expect, it } from 'vitest'
import { adviceKeys } from '../../contract/advice-keys.ts'
import { adviceReasonCodes, adviceReasons } from '../../contract/advice-reasons.ts'
import { languages } from '../../contract/languages.ts'
import { popupKeys } from '../../contract/popups.ts'
import {
  apunLevels,
  apunTexts,
  arewLevels,
  arewTexts,
  fiveLevels,
  guessAccuracies,
  qualityFlags,
  riskCategories,
} from '../../contract/profile.ts'
import type { Locales } from '../../i18n/i18n-types.ts'
import { loadSetTexts } from './set-texts.ts'

describe.each([...languages] satisfies Locales[])('the texts of %s', (locale) => {
  it('has a title and a text for each of the 24 tips, all different', async () => {
    const { advice } = await loadSetTexts(locale)
    expect(new Set(adviceKeys.map((key) => advice.items[key].title())).size).toBe(24)
    expect(new Set(adviceKeys.map((key) => advice.items[key].text())).size).toBe(24)
  })

  it('has a sentence for every reason, with every number in it', async () => {
    const { advice } = await loadSetTexts(locale)
    for (const code of adviceReasonCodes) {
      const values = Object.fromEntries(adviceReasons[code].map((name, index) => [name, 11 + index]))
      const sentence = (advice.reasons[code] as (values: Record<string, number>) => string)(values)
      for (const value of Object.values(values)) expect(sentence).toContain(String(value))
      expect(sentence).not.toMatch(/[{}|]|undefined|NaN/)
    }
  })

  it('has 16, 6, 5 and 5 different profile texts and names for their levels', async () => {
    const { profile } = await loadSetTexts(locale)
    const different = (texts: string[]) => new Set(texts.filter(Boolean)).size
    expect(different(arewLevels.flatMap((level) => arewTexts.map((text) => profile.arew[level][text]())))).toBe(16)
    expect(different(apunLevels.flatMap((level) => apunTexts.map((text) => profile.apun[level][text]())))).toBe(6)
    for (const measure of ['betaF', 'betaP'] as const) {
      expect(different(fiveLevels.map((level) => profile[measure][level]()))).toBe(5)
      expect(different(fiveLevels.map((level) => profile.levels[measure][level]()))).toBe(5)
    }
    expect(different(arewLevels.map((level) => profile.levels.arew[level]()))).toBe(4)
    expect(different(apunLevels.map((level) => profile.levels.apun[level]()))).toBe(2)
  })

  it('has a word for every category, guess, flag and popup', async () => {
    const { root } = await loadSetTexts(locale)
    for (const category of riskCategories) expect(root.feedback.categories[category].name()).not.toBe('')
    for (const accuracy of guessAccuracies) expect(root.feedback.guesses[accuracy].text()).not.toBe('')
    for (const flag of qualityFlags) expect(root.feedback.quality[flag]()).not.toBe('')
    for (const key of popupKeys) expect(root.popups[key].text()).not.toBe('')
  })
})
