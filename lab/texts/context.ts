import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { longest } from '../../i18n/checks/check-text.ts'
import { terms } from '../../i18n/checks/words.ts'
import { words, wordsOf } from '../../i18n/checks/words-of.ts'
import type { Locales } from '../../i18n/sets.ts'
import { sectionOf, textSections } from '../../i18n/text-sections.ts'
import type { Reading } from '../../scripts/texts/state-file.ts'
import type { Standing } from '../../scripts/texts/states.ts'
import type { RowContext } from './po.ts'

const pictures = 'e2e/pictures/stored'
const project = resolve(import.meta.dirname, '../..')

const screenOf = (key: string) => {
  const { name: screen, scene } = textSections[sectionOf(key)]
  // Dialogs have one for a phone only.
  const files = ['desktop', 'phone'].map((size) => `${pictures}/${scene.replace('/', '-')}-${size}.png`)
  return { screen, picture: files.find((picture) => existsSync(resolve(project, picture))) ?? '' }
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
