import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reason } from '../../contract/console/reasons.ts'
import type { Language } from '../../contract/languages.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { OwnTexts } from '../../i18n/own-texts.ts'
import { parseOwnTexts, type TextFault, type UnusedText, unusedFault } from './parse-own-texts.ts'
import { explain, type Problem } from './problem.ts'

/** Maximum bytes per file. Anything larger is no longer a choice of words, and is sent with each of the operator's pages. */
const maxBytes = 8000

const fault = (message: string, fix: string) => ({ faults: [{ line: 1, message, fix }] })

type Read = { own?: OwnTexts | undefined; faults: TextFault[]; unused?: UnusedText[] | undefined }

const readOwn = (bytes: Buffer | undefined, language: Language | undefined): Read => {
  if (!language) return fault('Its name is not a language the operator offers.', 'name it <set>.json, such as dan.json.')
  if (!bytes) return fault('It is not a file.', 'put the file itself here.')
  if (bytes.length > maxBytes) return fault(`It is ${bytes.length} bytes long.`, `keep it below ${maxBytes}.`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { faults: [{ line: 1, ...explain(reason('not_utf8'), reason('not_utf8_fix')) }] }
  }
  return parseOwnTexts(text, language)
}

export type OwnTextsResult = { ownTexts?: OperatorView['ownTexts']; problems: Problem[] }

/** Own texts from files with these names; with any error none of them may be used. None if there are no files. */
export const ownTextsOf = (
  operator: string,
  files: readonly { name: string; bytes: Buffer | undefined }[],
  languages: readonly Language[],
): OwnTextsResult => {
  const ownTexts: NonNullable<OperatorView['ownTexts']> = {}
  const problems: Problem[] = []
  const unused: (UnusedText & { name: string })[] = []
  for (const { name, bytes } of files) {
    const language = languages.find((offered) => name === `${offered}.json`)
    const { own, faults, unused: ofFile = [] } = readOwn(bytes, language)
    if (language && own) ownTexts[language] = own
    problems.push(...faults.map((fault): Problem => ({ severity: 'error', operator, file: `texts/${name}`, ...fault })))
    unused.push(...ofFile.map((text) => ({ ...text, name })))
  }
  // One for the label and reason, however many there are: from before they were fixed it may have hundreds.
  for (const [reason, texts] of Map.groupBy(unused, (text) => text.reason)) {
    const [first] = texts
    if (!first) continue
    const keys = [...new Set(texts.map(({ key }) => key))]
    problems.push({ severity: 'warning', operator, file: `texts/${first.name}`, line: first.line, ...unusedFault(reason, keys) })
  }
  return { ...(files.length > 0 && { ownTexts }), problems }
}

/** Reads `texts/<set>.json` of an operator's folder. */
export const loadOwnTexts = async (dir: string, operator: string, languages: readonly Language[]): Promise<OwnTextsResult> => {
  const folder = join(dir, operator, 'texts')
  const names = (await readdir(folder).catch(() => [])).sort()
  const files = names.map(async (name) => {
    const info = await lstat(join(folder, name))
    const bytes = info.isFile() ? await readFile(join(folder, name)) : undefined
    return { name, bytes }
  })
  return ownTextsOf(operator, await Promise.all(files), languages)
}
