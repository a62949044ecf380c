import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { loadTexts } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { fileFaults, listMissing, readUnfinished, setsFolder, writeSetFile, writeUnfinished } from '../../scripts/texts/set-file.ts'
import type { Reading } from '../../scripts/texts/state-file.ts'
import { ownTextsOf, readStates, recordReading, standingOf, standings, untranslated } from '../../scripts/texts/states.ts'
import { action, type Call, type Io } from '../../server/cli/command.ts'
import { refuse } from '../../server/cli/command-error.ts'
import { isoDay } from '../../server/process/time.ts'
import { checkHelp, checkSet } from '../texts/check.ts'
import { contextOf } from '../texts/context.ts'
import { readNotes } from '../texts/notes.ts'
import { longestFileBytes, readPo, TextFileError, writePo } from '../texts/po.ts'
import { reviewRows } from '../texts/review.ts'
import { statusLines } from '../texts/status.ts'

const today = () => isoDay(Date.now())

/** Each line is an object with `--json`. */
const ofLines = (io: Call): Io => ({ ...io, out: (line) => io.print({ line }, line) })

const set = { value: 'SET' } as const
const named = { set: { ...set, required: true } } as const

/** Passes a set's work on; refuses one that there is not. */
const withSet = async (key: string, call: Call, work: (key: Locales, io: Io) => Promise<number>): Promise<number> =>
  isLocale(key) ? work(key, ofLines(call)) : refuse(call, `There is no set "${key}". Sets: ${Object.keys(sets).join(', ')}`)

/** Exit code 1: the file was refused, with every key and reason. */
export const actions = {
  export: action({
    arguments: named,
    options: { out: { value: 'FILE' } },
    about:
      'writes a set for a translator as PO, with notes, screens, lengths, states and words to use; its texts alone into a file that ends in .json',
    run: ({ set: key, out }, call) => withSet(key, call, (set, io) => exportSet(set, out, io)),
  }),
  import: action({
    arguments: { ...named, file: { value: 'FILE', required: true } },
    options: { check: {}, reader: { value: 'NAME' }, dir: { value: 'DIR' } },
    about:
      'checks a translated file (.po), any part of a set, and writes what changed; nothing is written on a refusal; --reader: a native reader who has read every text of the file',
    run: ({ set: key, file, ...options }, call) => withSet(key, call, (set, io) => importSet(set, file, options, io)),
  }),
  check: action({
    arguments: { set },
    about:
      'finds what no reader should see: broken texts and sentences, forbidden words, promises for others, dates and names in the wrong case, a repair that a set lacks, help without a source; exit 1 where there is any. Help last read over 180 days ago is only reported',
    run: async ({ set: key }, call) =>
      key === undefined
        ? checkTexts(Object.keys(sets) as Locales[], ofLines(call))
        : withSet(key, call, (set, io) => checkTexts([set], io)),
  }),
  status: action({
    arguments: { set },
    about: 'shows the state of texts: old, untranslated, draft, edited, native-read; with SET, each one that waits',
    run: async ({ set: key }, call) => {
      if (key !== undefined) return withSet(key, call, reportUnread)
      for (const line of await statusLines(new Date())) ofLines(call).out(line)
      return 0
    },
  }),
  unfinished: action({
    about: 'lists the texts that sets lack in i18n/unfinished.txt: tests take the English ones for them, a release does not',
    run: async (_, call) => ofLines(call).out(`${(await listMissing()).length} texts are open`),
  }),
  record: action({
    arguments: named,
    options: { by: { value: 'ROLE', required: true }, only: { value: 'PREFIX', default: '' }, draft: {} },
    about: 'notes that somebody in a role has edited, or with --draft written, the texts of a set as they are now',
    run: ({ set: key, by, only, draft }, call) =>
      withSet(key, call, (set, io) => recordSet(set, { state: draft ? 'draft' : 'edited', by, on: today() }, only, io)),
  }),
}

const isLocale = (key: string): key is Locales => Object.hasOwn(sets, key)

/** A set and those that it builds upon. */
const withBases = (key: Locales): Locales[] => {
  const { variantOf } = sets[key]
  return [key, ...(variantOf ? withBases(variantOf) : [])]
}

const checkTexts = async (keys: readonly Locales[], io: Io) => {
  const { faults: helpFaults, stale } = checkHelp(new Date())
  // Texts of a file with a fault may be no texts.
  const fileProblems = await fileFaults([...new Set(keys.flatMap(withBases))])
  const faults = [...(fileProblems.length > 0 ? fileProblems : (await Promise.all(keys.map(checkSet))).flat()), ...helpFaults]
  for (const fault of faults) io.err(fault)
  if (stale.length > 0) io.out(`Help was last read over 180 days ago: ${stale.join(', ')}`)
  io.out(faults.length > 0 ? `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}` : 'no fault')
  return faults.length > 0 ? 1 : 0
}

const exportSet = async (key: Locales, out: string | undefined, io: Io) => {
  const ending = out === undefined ? '.po' : extname(out).toLowerCase()
  if (ending !== '.po' && ending !== '.json') return refuse(io, 'format: the ending must be .po or .json')
  const [texts, states, notes, open] = [await loadTexts(key), readStates(key), readNotes(), await untranslated(key)]
  const rows = [...(await loadTexts('eng'))].map(([name, english]) => {
    const text = open.has(name) ? '' : (texts.get(name) ?? '')
    const reading = states.readings[states.texts[name]?.[2] ?? -1]
    const standing = standingOf(states, name, english, text || undefined)
    return { set: key, key: name, english, text, ...contextOf(name, english, key, notes.get(name) ?? '', standing, reading) }
  })
  const json = () => `${JSON.stringify(Object.fromEntries(rows.flatMap(({ key, text }) => (text ? [[key, text]] : []))), null, 2)}\n`
  const content = ending === '.po' ? writePo(key, rows) : json()
  try {
    if (out === undefined) io.out(content)
    else await writeFile(out, content)
    return 0
  } catch (error) {
    return refuse(io, asFileError(error).message)
  }
}

const reportUnread = async (key: Locales, io: Io) => {
  const texts = await loadTexts(key)
  for (const [name, standing] of await standings(key))
    if (['old', 'untranslated', 'draft'].includes(standing)) io.out(`${standing}  ${name}: ${texts.get(name)}`)
  return 0
}

const recordSet = async (key: Locales, reading: Reading, prefix: string, io: Io) => {
  const [english, ownTexts] = [await loadTexts('eng'), await ownTextsOf(key)]
  const read = [...ownTexts].filter(([name]) => name.startsWith(prefix.replace(/^root\./, '')))
  const pairs = new Map(read.map(([name, text]) => [name, { english: english.get(name) ?? '', text }]))
  recordReading(key, reading, pairs, new Set(ownTexts.keys()))
  io.out(`${pairs.size} texts of ${key} recorded as ${reading.state}`)
  return 0
}

const importSet = async (
  key: Locales,
  file: string,
  { check, dir, reader }: { check: boolean; dir: string | undefined; reader: string | undefined },
  io: Io,
) => {
  if (key === 'eng') return refuse(io, 'eng is the source of all sets: edit its files')
  const folder = dir === undefined ? setsFolder : resolve(dir)
  const [sources, presentTexts, open] = [await loadTexts('eng'), await loadTexts(key), await untranslated(key, folder)]
  const content = await readBounded(file)
    .then((bytes) => readPo(file, bytes))
    .catch(asFileError)
  if (content instanceof Error) return refuse(io, content.message)
  const { rows, unfinished } = content
  const refusals = reviewRows(rows, sources, presentTexts, key, await otherLanguages(key))
  for (const refusal of refusals) io.err(`${refusal.key}: ${refusal.reason} (${refusal.fix})`)
  if (refusals.length > 0) return 1

  const changedRows = rows.filter(({ key: name, text }) => open.has(name) || presentTexts.get(name) !== text)
  for (const { key: name, text } of changedRows) io.out(`${name}\n  - ${presentTexts.get(name)}\n  + ${text}`)
  io.out(`${rows.length} texts are valid, ${changedRows.length} changed`)
  if (unfinished.length > 0)
    io.out(`${unfinished.length} are empty or marked as unfinished, and stay as they are: ${unfinished.join(', ')}`)
  if (check) return 0

  const base = sets[key].variantOf as Locales | undefined
  const below = base && (await loadTexts(base))
  const changes = changedRows.map(({ key: name, text }) => [name, below?.get(name) === text ? undefined : text])
  if (changes.length > 0) writeSetFile(key, Object.fromEntries(changes), sources.keys(), folder)
  const done = new Set(changedRows.map(({ key: name }) => `${key} ${name}`))
  writeUnfinished(
    readUnfinished(folder).filter((line) => !done.has(line)),
    folder,
  )
  const read = reader === undefined ? changedRows : rows
  if (read.length === 0) return 0
  const reading: Reading =
    reader === undefined ? { state: 'draft', by: 'import', on: today() } : { state: 'native-read', by: reader, on: today() }
  const pairs = new Map(read.map(({ key: name, english: base, text }) => [name, { english: base, text }]))
  recordReading(key, reading, pairs, new Set(sources.keys()), folder)
  return 0
}

/** The texts of every set in another language, by the language's English name. */
const otherLanguages = async (key: Locales) => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const languageOf = (set: Locales) => new Intl.Locale(sets[set].lang).language
  const otherSets = (Object.keys(sets) as Locales[]).filter((set) => !sets[set].variantOf && languageOf(set) !== languageOf(key))
  return new Map(await Promise.all(otherSets.map(async (set) => [names.of(languageOf(set)) ?? set, await loadTexts(set)] as const)))
}

/** A file's first bytes, one more than it may have. */
const readBounded = async (file: string) => Buffer.concat(await createReadStream(file, { end: longestFileBytes }).toArray())

const asFileError = (error: unknown) => {
  if (error instanceof TextFileError) return error
  if (error instanceof Error && 'code' in error) return new Error(`not_readable: the file cannot be read (${error.code})`)
  throw error
}
