// Whether what the readers of 2026-11-28 found is taken: `node scripts/taken.ts [ID, SET or FILE]…`.
// A line of texts/findings.tsv is an id and, for each set (with the beginning of its keys after a slash), file, folder or place of the help, the words
// that were found there; `+` before words that were missed. `look` is for the eye.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { shownDangers } from '../i18n/help/dangers.ts'
import { shownPlaces } from '../i18n/help/places.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import { type Locales, sets } from '../i18n/sets.ts'

/** Why a finding is not taken, by its id, or its id and where: `E8 eng`. */
const refusals: { readonly [finding: string]: string } = {
  'help2-11': 'Malta’s 179 stands on no page with an address and a date that could be found; its young are shown the country’s other help',
  'help2-17': 'no page that says the hours and number of the Cypriot Samaritans could be found; their web address is shown',
  'help2-18': 'no page with the number for the Ticino could be found',
  'help-9': 'no page with the number for the Ticino could be found',
  'help2-19': 'no page with the new name of British Columbia’s site could be found; its number is shown',
  'help-12': 'Hjelpelinjen’s own pages that could be read name no number; all others of the list are shown',
  'help-14': 'of Romania, Greece and Estonia no page with an address and a date names the number; their web addresses are shown',
  'sdk-1': 'the script tag would pass its 5,000 bytes; the page that is named says it in full',
  'sdk-4': 'the script tag would pass its 5,000 bytes',
  'sdk-6': 'the script tag would pass its 5,000 bytes',
  'porBR-1': 'points look like euro, pound or dollar alone, and dollars in Brazil are a named exception (ruling 62)',
}

const project = resolve(import.meta.dirname, '..')
/** Without what differs between a table of words and a file: quotation marks, emphasis, no-break spaces, case. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2060\u00ad*`]/g, '')
    .replaceAll(/[’‘]|\\'/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
/** Numbers are grouped otherwise in another source. */
const ungrouped = (text: string) => plain(text).replaceAll(/[\s-]/g, '')

const filesIn = (path: string): string[] => {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesIn(join(path, name))) : [path]
}
const isRead = (path: string) => /\.(?:tsx?|mjs|md|json)$/.test(path) && !/\.test\.|node_modules|sdk\/(?:docs|dist)/.test(path)

const isSet = (name: string): name is Locales => Object.hasOwn(sets, name)
const contents = new Map<string, Promise<string>>()
const readWhere = async (where: string): Promise<string> => {
  if (where.startsWith('help:')) {
    const place = where.slice('help:'.length)
    return ungrouped(JSON.stringify([...shownPlaces, ...shownDangers].filter((each) => each.place === place)))
  }
  const [set = '', prefix = ''] = where.split('/')
  if (isSet(set)) return plain([...(await loadTexts(set))].flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : [])).join('\n'))
  const files = filesIn(join(project, where)).filter(isRead)
  return plain(files.map((path) => readFileSync(path, 'utf8')).join('\n'))
}
const contentOf = (where: string) => {
  const content = contents.get(where) ?? readWhere(where)
  contents.set(where, content)
  return content
}

/** Whether the words that were found still stand, or those that were missed still fail. */
const isOpen = async (where: string, words: string) => {
  const wanted = words.replace(/^\+/, '')
  return (await contentOf(where)).includes(where.startsWith('help:') ? ungrouped(wanted) : plain(wanted)) !== words.startsWith('+')
}

const wanted = process.argv.slice(2)
const counts = { taken: 0, open: 0, refused: 0, 'by eye': 0 }
for (const line of readFileSync(join(import.meta.dirname, 'texts/findings.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const [id = '', ...cells] = line.split('\t')
  const findings = cells.map((cell) => [cell.slice(0, cell.indexOf(': ')), cell.slice(cell.indexOf(': ') + 2)] as const)
  const matching = findings.filter(
    ([where]) => wanted.length === 0 || [id, where, where.split('/')[0]].some((name) => wanted.includes(name ?? '')),
  )
  if (matching.length === 0) continue
  const left: string[] = []
  const reasons = new Set<string>()
  for (const [where, words] of matching) {
    const reason = refusals[id] ?? refusals[`${id} ${where}`]
    if (reason) reasons.add(reason)
    else if (where !== 'look' && (await isOpen(where, words))) left.push(`${where}: ${words}`)
  }
  const state = left.length > 0 ? 'open' : reasons.size > 0 ? 'refused' : matching[0]?.[0] === 'look' ? 'by eye' : 'taken'
  counts[state]++
  const more = state === 'by eye' ? [matching[0]?.[1] ?? ''] : state === 'refused' ? [...reasons] : left
  console.log([`${state} ${id}`, ...more].join('\n    '))
}
console.log(
  Object.entries(counts)
    .map(([state, count]) => `${count} ${state}`)
    .join(', '),
)
process.exitCode = counts.open > 0 ? 1 : 0
