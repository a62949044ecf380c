import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { leaves } from '../../../i18n/checks/leaves.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { sets } from '../../../i18n/i18n-sets.ts'
import { loadWhole } from '../../../i18n/load-texts.ts'
import { putOwnTexts } from '../../../i18n/own-texts.ts'
import { readRows, TextFileError, writeRows } from '../../texts/exchange/csv.ts'
import { readabilityTable } from '../../texts/exchange/readability-table.ts'
import { reviewRows } from '../../texts/exchange/review.ts'
import { fullSetFiles, type Messages, variantFiles } from '../../texts/exchange/set-files.ts'
import type { Io } from '../main.ts'

export const usage = `texts export SET [--out FILE]                writes a set for a translator as CSV (key, english, text)
texts import SET FILE [--check] [--dir DIR] checks a translated file and writes the set's folder; nothing is written on a refusal
texts readability                           prints a table of published readability figures of all sets`

const project = resolve(import.meta.dirname, '../../..')
type Parts = { [part: string]: Messages }
const load = async (key: Locales) => (await loadWhole(key)) as unknown as Parts

/** Exit code 0: done; 1: the file was refused, with every key and reason; 2: wrong usage. */
export async function run(args: string[], io: Io): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, check: { type: 'boolean' }, dir: { type: 'string' } },
  })
  const [action, key = '', file] = positionals
  if (action === 'readability') {
    io.out(await readabilityTable())
    return 0
  }
  if (action !== 'export' && (action !== 'import' || file === undefined)) {
    io.err(usage)
    return 2
  }
  if (!isLocale(key)) {
    io.err(`There is no set "${key}". Sets: ${Object.keys(sets).join(', ')}`)
    return 2
  }
  if (action === 'export') return exportSet(key, values.out, io)
  return importSet(key, file ?? '', { check: values.check === true, dir: values.dir }, io)
}

const isLocale = (key: string): key is Locales => Object.hasOwn(sets, key)

async function exportSet(key: Locales, out: string | undefined, io: Io) {
  const own = new Map(leaves(await load(key)))
  const rows = leaves(await load('eng')).map(([name, english]) => ({ key: name, english, text: own.get(name) ?? '' }))
  if (out === undefined) io.out(writeRows(rows))
  else await writeFile(out, writeRows(rows))
  return 0
}

async function importSet(key: Locales, file: string, { check, dir }: { check: boolean; dir: string | undefined }, io: Io) {
  if (key === 'eng') {
    io.err('eng is the source of all sets: edit its files')
    return 2
  }
  const english = await load('eng')
  const rows = await readFile(file).then(readRows).catch(asFileError)
  if (rows instanceof Error) {
    io.err(rows.message)
    return 1
  }
  const refusals = reviewRows(rows, new Map(leaves(english)), sets[key])
  for (const refusal of refusals) io.err(`${refusal.key}: ${refusal.reason}`)
  if (refusals.length > 0) return 1

  const parts = putOwnTexts(english, Object.fromEntries(rows.map(({ key, text }) => [key, text])))
  const base = sets[key].variantOf
  const files = base && isLocale(base) ? variantFiles(parts, await load(base), base) : fullSetFiles(parts)
  if (!check) await writeFiles(resolve(dir ?? resolve(project, 'i18n'), key), files)
  io.out(`${rows.length} texts are right${check ? '' : `, ${files.size} files written`}`)
  return 0
}

const asFileError = (error: unknown) => {
  if (error instanceof TextFileError) return error
  if (error instanceof Error && 'code' in error) return new Error(`not_readable: the file cannot be read (${error.code})`)
  throw error
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>) {
  for (const [path, content] of files) {
    await mkdir(dirname(resolve(folder, path)), { recursive: true })
    await writeFile(resolve(folder, path), content)
  }
  // The project's own formatter, where its development tools are installed; it formats nothing outside of the project.
  if (relative(project, folder).startsWith('..')) return
  const biome = resolve(project, 'node_modules/@biomejs/biome/bin/biome')
  if (existsSync(biome)) execFileSync(process.execPath, [biome, 'format', '--write', folder], { cwd: project, stdio: 'pipe' })
}
