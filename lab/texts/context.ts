import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { longest } from '../../i18n/checks/check-text.ts'
import { terms } from '../../i18n/checks/words.ts'
import { words, wordsOf } from '../../i18n/checks/words-of.ts'
import type { Locales } from '../../i18n/sets.ts'
import type { Reading } from '../../scripts/texts/state-file.ts'
import type { Standing } from '../../scripts/texts/states.ts'
import type { RowContext } from './text-file.ts'

/** The screen where the texts of a section appear, and the workbench scene that shows it. */
const screens: { readonly [section: string]: readonly [screen: string, scene: string] } = {
  common: ['Every screen', 'instructions-second'],
  landing: ['Start page', 'landing-first-visit'],
  instructions: ['Instructions', 'instructions-first'],
  game: ['Game', 'game-start'],
  popups: ['Popups of the game', 'game-popup-halfway'],
  completed: ['Game completed', 'completed-ready'],
  riskScore: ['Guess', 'risk-score-untouched'],
  feedback: ['Result', 'feedback-risky'],
  adviceScreen: ['Advice', 'advice-chosen'],
  fullReport: ['Full report', 'full-report-complete'],
  email: ['E-mail dialog', 'email-fill-in'],
  errors: ['Messages', 'errors-unauthorized'],
  shell: ['Header and footer', 'landing-first-visit'],
  contact: ['E-mail to support, opened by a link', 'errors-unauthorized'],
  accessibility: ['Accessibility statement', 'accessibility-statement'],
  young: ['Too young, from the start page', 'landing-first-visit'],
  advice: ['Advice', 'advice-chosen'],
  consent: ['Result and report: what a partner may open', 'consent-ask'],
  help: ['Help', 'advice-chosen'],
  profile: ['Result: decision profile and Learn more', 'feedback-risky'],
  refusals: ['Messages', 'errors-many-tries'],
  result: ['Result: parts of the score, own game, last question', 'feedback-risky'],
  report: ['PDF and e-mail', 'full-report-complete'],
  terms: ['Terms and conditions', 'landing-terms'],
}
const pictures = 'e2e/pictures/stored'
const project = resolve(import.meta.dirname, '../..')

const screenOf = (key: string) => {
  const [section = ''] = key.split('.')
  const [screen, scene] = screens[section] ?? ['', '']
  // Dialogs have one for a phone only.
  const files = ['desktop', 'phone'].map((size) => `${pictures}/${scene}-${size}.png`)
  return { screen, picture: files.find((picture) => scene && existsSync(resolve(project, picture))) ?? '' }
}

/** Context for translating a text: its state and last reader, the note beside the English one, its screen, its maximum length, the glossary. */
export const contextOf = (
  key: string,
  english: string,
  set: Locales,
  note: string,
  standing: Standing,
  reading: Reading | undefined,
): RowContext => {
  const setTerms = wordsOf(set).terms
  const meanings = words.eng?.terms
  const met = terms.filter((term) => new RegExp(`\\b${meanings?.[term] ?? term}`, 'i').test(english))
  return {
    state: standing,
    reader: reading ? `${reading.by}, ${reading.on}` : '',
    note,
    ...screenOf(key),
    limit: longest(english),
    glossary: met.map((term) => `${term} = ${setTerms[term]}`).join('; '),
  }
}
