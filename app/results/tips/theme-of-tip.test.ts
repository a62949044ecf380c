import { expect, test } from 'vitest'
import { adviceKeys } from '../../../contract/advice-keys.ts'
import { themeOfTip } from './theme-of-tip.ts'

// How many tips of each theme there are in the table of requirements 5.5.
test('every tip has the theme of the table', () => {
  const counts = Object.fromEntries(Object.values(themeOfTip).map((theme) => [theme, 0]))
  for (const key of adviceKeys) counts[themeOfTip[key]] = (counts[themeOfTip[key]] ?? 0) + 1
  expect(counts).toEqual({ decide: 3, life: 4, support: 4, money: 5, pace: 4, knowledge: 4 })
})
