import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../contract/languages.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import { parseOwnTexts, type TextFault } from './parse-own-texts.ts'
import type { Problem } from './problem.ts'

/** Of one file. What is larger is no longer a choice of words, and it travels with each of the operator's pages. */
const maxBytes = 8000

const fault = (message: string, fix: string) => ({ faults: [{ line: 1, message, fix }] })

const readFileOf = async (path: string, language: Language | undefined): Promise<{ own?: OwnTexts | undefined; faults: TextFault[] }> => {
  if (!language) return fault('It is named after no language the operator offers.', 'name it <set>.json, such as dan.json.')
  const info = await lstat(path)
  if (!info.isFile()) return fault('It is not a file.', 'put the file itself here.')
  if (info.size > maxBytes) return fault(`It has ${info.size} bytes.`, `keep it below ${maxBytes}.`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch {
    return fault('It is not UTF-8.', 'save it as UTF-8.')
  }
  return parseOwnTexts(text, language)
}

/** Reads `texts/<set>.json` of an operator's folder; with any problem none of it must be used. None where there is no such folder. */
export const loadOwnTexts = async (
  dir: string,
  operator: string,
  languages: readonly Language[],
): Promise<{ ownTexts?: OperatorView['ownTexts']; problems: Problem[] }> => {
  const names = await readdir(join(dir, operator, 'texts')).catch(() => [])
  const ownTexts: NonNullable<OperatorView['ownTexts']> = {}
  const problems: Problem[] = []
  for (const name of names.sort()) {
    const language = languages.find((offered) => name === `${offered}.json`)
    const { own, faults } = await readFileOf(join(dir, operator, 'texts', name), language)
    if (language && own) ownTexts[language] = own
    problems.push(...faults.map((found): Problem => ({ severity: 'error', operator, file: `texts/${name}`, ...found })))
  }
  return { ...(names.length > 0 && { ownTexts }), problems }
}
