import type { Language } from '../../contract/languages.ts'
import { currenciesOf } from '../../contract/look/view-of-operator.ts'
import type { Operator } from '../../contract/operator.ts'
import { sets } from '../../i18n/sets.ts'
import type { Problem } from './problem.ts'
import { tooLong } from './study-permission.ts'

/** Countries that demand it of players on the net; in the United States most states. */
const demands21 = new Set(['GR', 'US'])

/** What a label says and does not get, or leaves out though its market asks for it: warnings, a fault each. */
export const unheeded = (operator: Operator): (Pick<Problem, 'message' | 'fix'> & { pointer: string })[] => {
  const { country, ageMark, study } = operator
  const counting: Operator['currencies'] = currenciesOf(operator)
  const currencies = Object.entries(operator.currencies ?? {}) as [Language, string][]
  const longStudy = study && tooLong(study, Date.now())
  return [
    ...currencies
      .filter(([language, currency]) => currency !== (counting[language] ?? sets[language].currency))
      .map(([language]) => ({
        pointer: `/currencies/${language}`,
        message: `Points follow the language: ${language} shows ${sets[language].currency}.`,
        fix: 'remove it; only a label of the United States may show Spanish in dollars.',
      })),
    ...(ageMark === undefined && demands21.has(country?.slice(0, 2) ?? '')
      ? [{ pointer: '/country', message: `Players in ${country} must be 21, and the terms say 18.`, fix: 'write "ageMark": 21.' }]
      : []),
    ...(longStudy
      ? [
          {
            pointer: '/study/until',
            message: longStudy,
            fix: 'name an earlier day, and declare what is left of the study when that has come.',
          },
        ]
      : []),
  ]
}
