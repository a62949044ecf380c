import type { Language } from '../../contract/languages.ts'
import { currenciesOf } from '../../contract/look/view-of-operator.ts'
import type { Operator } from '../../contract/operator.ts'
import { sets } from '../../i18n/sets.ts'
import { tooLong } from './study-permission.ts'

/** Countries that demand it of players on the net; in the United States most states. */
const demands21 = new Set(['GR', 'US'])

/** What a label says and does not get, or leaves out though its market asks for it: warnings. */
export const unheeded = (operator: Operator) => {
  const { country = '', ageMark, study } = operator
  const warning = (pointer: string, message: string, fix: string) => ({ pointer, message, fix })
  const currencyIn = (language: Language) => (currenciesOf(operator) as Operator['currencies'])?.[language] ?? sets[language].currency
  const currencies = Object.entries(operator.currencies ?? {}) as [Language, string][]
  const longStudy = study && tooLong(study, Date.now())
  return [
    ...currencies.flatMap(([language, currency]) => {
      const own = currencyIn(language)
      const fix = 'remove it; only a label of the United States may show Spanish in dollars.'
      return currency === own ? [] : warning(`/currencies/${language}`, `Points follow the language: ${language} shows ${own}.`, fix)
    }),
    ageMark === undefined &&
      demands21.has(country.slice(0, 2)) &&
      warning('/country', `Players in ${country} must be 21, and the terms say 18.`, 'write "ageMark": 21.'),
    longStudy && warning('/study/until', longStudy, 'name an earlier day, and declare what is left of the study when that has come.'),
  ].filter((each) => each !== false && each !== undefined && each !== '')
}
