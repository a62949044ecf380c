import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { sets as about } from '../../../i18n/i18n-sets.ts'
import { loadWhole } from '../../../i18n/load-texts.ts'
import { run, usage } from './texts.ts'

const source = resolve(import.meta.dirname, '../../../i18n')
const folder = await mkdtemp(join(tmpdir(), 'texts-'))
// What the files of a set import.
for (const part of ['eng', 'vary.ts']) await cp(join(source, part), join(folder, part), { recursive: true })
const variants = (set: string | undefined): number => (set && set in about ? 1 + variants(about[set as Locales].variantOf) : 0)
// Variants come after the sets they build upon.
const sets = (Object.keys(about) as Locales[]).filter((set) => set !== 'eng').sort((one, other) => variants(one) - variants(other))
afterAll(() => rm(folder, { recursive: true }))

const call = async (...args: string[]) => {
  const out: string[] = []
  const err: string[] = []
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line), env: {} })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const exported = async (set: string) => (await call('export', set)).out
const importing = async (set: string, content: string | Uint8Array) => {
  const file = join(folder, 'in.csv')
  await writeFile(file, content)
  return call('import', set, file, '--check')
}

describe('texts', () => {
  it.each(sets)('takes its own export of %s back without a change', async (set) => {
    const file = join(folder, `${set}.csv`)
    await call('export', set, '--out', file)
    expect(await call('import', set, file, '--dir', folder)).toMatchObject({ code: 0, err: '' })
    const written = async (path: string) => ((await import(/* @vite-ignore */ join(folder, set, path))) as { default: object }).default
    const { root, ...namespaces } = await loadWhole(set)
    expect(await written('index.ts')).toEqual(root)
    for (const [namespace, messages] of Object.entries(namespaces)) expect(await written(`${namespace}/index.ts`)).toEqual(messages)
  })

  it.each([
    ['a lost placeholder', 'Schritt {step} von {steps}', 'Schritt {step}', 'root.instructions.step: missing_placeholder'],
    ['markup', 'Schließen', '<b>Schließen</b>', 'root.common.close: markup'],
    ['a missing row', /root\.common\.close,.*\r\n/, '', 'root.common.close: missing_row'],
    ['an unknown key', 'root.common.close,', 'root.common.shut,', 'root.common.shut: unknown_key'],
    ['a row for another English text', 'root.common.close,Close,', 'root.common.close,Shut,', 'root.common.close: english_changed'],
    ['an empty text', 'root.common.close,Close,Schließen', 'root.common.close,Close,', 'root.common.close: empty'],
  ])('refuses %s with its key and reason', async (_, from, to, refusal) => {
    const { code, err } = await importing('ger', (await exported('ger')).replace(from, to))
    expect(code).toBe(1)
    expect(err.split('\n')).toContain(refusal)
  })

  it.each([
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text.slice(1), 'utf16le')],
    ['UTF-16 with the bytes the other way round', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('refuses %s', async (_, encode) => {
    expect(await importing('ger', encode(await exported('ger')))).toMatchObject({ code: 1, err: 'encoding: the file is not UTF-8' })
  })

  it.each([
    ['without a byte order mark', (text: string) => text.slice(1)],
    ['with line ends of Unix', (text: string) => text.replaceAll('\r\n', '\n')],
    ['with a column for notes', (text: string) => text.replaceAll('\r\n', ',a note\r\n')],
    ['with letters in two parts', (text: string) => text.normalize('NFD')],
  ])('takes a file %s', async (_, change) => {
    expect(await importing('ger', change(await exported('ger')))).toMatchObject({ code: 0, err: '' })
  })

  it.each([
    ['columns that are missing', 'key;english\r\n', 'columns: the first line must name text'],
    ['a column twice', 'key,english,text,text\r\n', 'columns: text stands twice in the first line'],
    ['a row with a field too many', 'key,english,text\r\nroot.common.close,Close,Schließen,Zu\r\n', 'csv: row 2 (root.common.close): '],
    ['a quote that does not end', 'key,english,text\r\nroot.common.close,Close,"Schließen\r\n', 'csv: row 2 (root.common.close): '],
  ])('refuses %s, and says where', async (_, content, reason) => {
    const { code, err } = await importing('ger', content)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })

  it('refuses a row twice with its key, and a file that is not there', async () => {
    const text = await exported('ger')
    const double = await importing('ger', `${text}root.common.close,Close,Zu\r\n`)
    expect(double).toMatchObject({ code: 1, err: 'root.common.close: double_row' })
    const missing = await call('import', 'ger', join(folder, 'nothing.csv'))
    expect(missing).toMatchObject({ code: 1, err: 'not_readable: the file cannot be read (ENOENT)' })
  })

  it('tells its usage', async () => {
    for (const args of [[], ['bogus'], ['import', 'ger']]) expect(await call(...args)).toMatchObject({ code: 2, err: usage })
  })

  it('knows its sets', async () => {
    expect(await call('export', '../eng')).toMatchObject({ code: 2 })
    expect(await call('import', 'eng', 'x.csv')).toMatchObject({ code: 2 })
  })

  it('writes a whole set, and of a variant only what differs', async () => {
    const file = join(folder, 'out.csv')
    await call('export', 'swe', '--out', file)
    await writeFile(file, (await readFile(file, 'utf8')).replace('Sista kortet!', 'Det sista kortet!'))
    expect(await call('import', 'swe', file, '--dir', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'swe/game.ts'), 'utf8')).toContain('Det sista kortet!')

    await call('export', 'uk', '--out', file)
    expect(await call('import', 'uk', file, '--dir', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'uk/profile/index.ts'), 'utf8')).toBe("export { default } from '../../eng/profile/index.ts'\n")
    const variant = await readFile(join(folder, 'uk/index.ts'), 'utf8')
    expect(variant).toContain('behaviour on the task')
    expect(variant).not.toContain('Last card!')
  })

  it('prints the readability of every set', async () => {
    const { out } = await call('readability')
    expect(out.split('\n')).toHaveLength(2 + 18)
    expect(out).toMatch(/\| eng \| English \|.*grade \d/)
    expect(await readFile(join(source, 'readability.md'), 'utf8'), 'i18n/readability.md is old').toContain(out)
  })
})
