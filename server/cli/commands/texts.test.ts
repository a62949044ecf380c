import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Papa from 'papaparse'
import { afterAll, describe, expect, it } from 'vitest'
import { leaves } from '../../../i18n/checks/leaves.ts'
import { sets as about } from '../../../i18n/i18n-sets.ts'
import type { Locales } from '../../../i18n/i18n-types.ts'
import { loadWhole } from '../../../i18n/load-texts.ts'
import type { RowContext } from '../../texts/exchange/csv.ts'
import type { Memory } from '../../texts/exchange/memory.ts'
import { run, usage } from './texts.ts'

const source = resolve(import.meta.dirname, '../../../i18n')
const folder = await mkdtemp(join(tmpdir(), 'texts-'))
await cp(source, folder, { recursive: true })
const sets = (Object.keys(about) as Locales[]).filter((set) => set !== 'eng')
/** The message files of a folder; the translation memory beside them changes with each reading. */
const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(join(path, name), 'utf8')])
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
  it.each(sets)('imports its own export of %s without changing a file', async (set) => {
    const file = join(folder, `${set}.csv`)
    await call('export', set, '--out', file)
    const before = filesOf(join(folder, set))
    expect(await call('import', set, file, '--dir', folder)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/, 0 changed$/) })
    expect(filesOf(join(folder, set))).toEqual(before)
  })

  it.each([
    ['a lost placeholder', /Schritt \{step\} von \{steps\}/, 'Schritt {step}', 'root.instructions.step: missing_placeholder'],
    ['markup', /Schließen/, '<b>Schließen</b>', 'root.common.close: markup'],
    ['an unknown key', 'root.common.close,', 'root.common.shut,', 'root.common.shut: unknown_key'],
    ['a row for an outdated English text', 'root.common.close,Close,', 'root.common.close,Shut,', 'root.common.close: english_changed'],
    ['an empty text', 'root.common.close,Close,Schließen', 'root.common.close,Close,', 'root.common.close: empty'],
    ['a forbidden word', /root\.common\.title,([^,]*),[^,]*/, 'root.common.title,$1,Für Süchtige', 'root.common.title: forbidden_word'],
    [
      'a line break in a button',
      'root.common.close,Close,Schließen',
      'root.common.close,Close,"Schlie\nßen"',
      'root.common.close: line_break',
    ],
    [
      'a text left in English',
      /root\.common\.title,([^,]*),[^,]*/,
      'root.common.title,$1,How do you play? A test with cards for you and the others',
      'root.common.title: other_language',
    ],
    [
      'a letter of another language',
      /root\.common\.title,([^,]*),[^,]*/,
      'root.common.title,$1,Wie spielen Sie? En selvtest på kort',
      'root.common.title: other_language',
    ],
    ['a lost plural', /Noch \{count\} \{\{[^}]*\}\}/, 'Noch {count} Karten', 'root.game.cardsLeftCount: plural_missing'],
    ['another form of address', /root\.common\.title,([^,]*),[^,]*/, 'root.common.title,$1,Wie spielst du?', 'root.common.title: address'],
  ])('refuses %s with its key, its reason and a fix', async (_, from, to, refusal) => {
    const { code, err } = await importing('ger', (await exported('ger')).replace(from, to))
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^${refusal.replaceAll('.', '\\.')} \\(.+\\)$`, 'm'))
  })

  it('refuses a single row that is identical to another language’s text', async () => {
    const [row] = (await exported('ita')).split('\r\n').filter((line) => line.startsWith('ita,root.popups.idleWarning.text,'))
    const { err } = await importing(
      'spa',
      `set,key,english,text,state,note,screen,picture,limit,glossary\r\n${row?.replace(/^ita/, 'spa')}\r\n`,
    )
    expect(err).toBe('root.popups.idleWarning.text: other_language (this is the Italian text)')
  })

  it('refuses a Polish plural that lacks a category', async () => {
    const polish = (await exported('pol')).replace('{{kart|karta|kart|karty|kart|karty}}', '{{kart|karta|kart||kart|karty}}')
    expect(await importing('pol', polish)).toMatchObject({
      code: 1,
      err: expect.stringContaining('root.game.cardsLeftCount: plural_forms'),
    })
  })

  it('refuses another set, even if its code was edited by hand, and a file without rows', async () => {
    const spanish = await exported('spa')
    expect(await importing('por', spanish)).toMatchObject({
      code: 1,
      err: expect.stringContaining('wrong_set (the file is of the set "spa"'),
    })
    const renamed = await importing('por', spanish.replaceAll(/^spa,/gm, 'por,'))
    expect(renamed).toMatchObject({ code: 1, err: 'file: other_language (the texts look like Spanish)' })
    expect(await importing('por', 'set,key,english,text\r\n')).toMatchObject({ code: 1, err: expect.stringContaining('no_rows') })
  })

  it.each([
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text.slice(1), 'utf16le')],
    ['big-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('refuses %s', async (_, encode) => {
    expect(await importing('ger', encode(await exported('ger')))).toMatchObject({ code: 1, err: 'encoding: the file is not UTF-8' })
  })

  it.each([
    [
      'without the context columns',
      (text: string) =>
        text
          .split('\r\n')
          .slice(0, 1)
          .map(() => 'set,key,english,text')
          .concat('ger,root.common.close,Close,Schließen')
          .join('\r\n'),
    ],
    ['without a byte order mark', (text: string) => text.slice(1)],
    ['with Unix line endings', (text: string) => text.replaceAll('\r\n', '\n')],
    ['with an extra column for notes', (text: string) => text.replaceAll('\r\n', ',a note\r\n')],
    ['with decomposed letters', (text: string) => text.normalize('NFD')],
  ])('accepts a file %s', async (_, change) => {
    expect(await importing('ger', change(await exported('ger')))).toMatchObject({ code: 0, err: '' })
  })

  it.each([
    ['missing columns', 'key;english\r\n', 'columns: the first line must name set, text'],
    ['a duplicate column', 'set,key,english,text,text\r\n', 'columns: text appears twice in the first line'],
    [
      'a row with an extra field',
      'set,key,english,text\r\nger,root.common.close,Close,Schließen,Zu\r\n',
      'csv: row 2 (root.common.close): ',
    ],
    ['an unclosed quote', 'set,key,english,text\r\nger,root.common.close,Close,"Schließen\r\n', 'csv: row 2 (root.common.close): '],
  ])('refuses %s, and locates it', async (_, content, reason) => {
    const { code, err } = await importing('ger', content)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })

  it('refuses a duplicate row with its key, and a missing file', async () => {
    const text = await exported('ger')
    const double = await importing('ger', `${text}ger,root.common.close,Close,Zu,,,,,,\r\n`)
    expect(double).toMatchObject({ code: 1, err: 'root.common.close: double_row (remove one of the two rows)' })
    const missing = await call('import', 'ger', join(folder, 'nothing.csv'))
    expect(missing).toMatchObject({ code: 1, err: 'not_readable: the file cannot be read (ENOENT)' })
  })

  it('prints its usage', async () => {
    for (const args of [[], ['bogus'], ['import', 'ger']]) expect(await call(...args)).toMatchObject({ code: 1, err: usage })
  })

  it('knows its sets', async () => {
    expect(await call('export', '../eng')).toMatchObject({ code: 1 })
    expect(await call('import', 'eng', 'x.csv')).toMatchObject({ code: 1 })
  })

  it('writes the changed text in place, reports it, and records that nobody has reviewed it', async () => {
    const file = join(folder, 'out.csv')
    const game = await readFile(join(folder, 'swe/game.ts'), 'utf8')
    const row = `swe,root.game.lastCard,Last card!,Det sista kortet!`
    await writeFile(file, `set,key,english,text\r\n${row}\r\n`)
    const { code, out } = await call('import', 'swe', file, '--dir', folder)
    expect(code).toBe(0)
    expect(out).toContain('root.game.lastCard\n  - Sista kortet!\n  + Det sista kortet!')
    expect(await readFile(join(folder, 'swe/game.ts'), 'utf8')).toBe(game.replace('Sista kortet!', 'Det sista kortet!'))
    const memory = JSON.parse(await readFile(join(folder, 'swe/memory.json'), 'utf8')) as Memory
    expect(memory.readings[memory.texts['root.game.lastCard']?.[2] ?? -1]).toMatchObject({ state: 'draft', by: 'import' })
  })

  it('records the name of a native reader for every text of the file', async () => {
    const file = join(folder, 'dan.csv')
    await call('export', 'dan', '--out', file)
    expect(await call('import', 'dan', file, '--reader', 'A. Reader', '--dir', folder)).toMatchObject({ code: 0 })
    const { readings, texts } = JSON.parse(await readFile(join(folder, 'dan/memory.json'), 'utf8')) as Memory
    expect(readings).toEqual([{ state: 'native-read', by: 'A. Reader', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    expect(Object.keys(texts)).toHaveLength(leaves(await loadWhole('dan')).length)
  })

  it('writes only the differences of a variant', async () => {
    const file = join(folder, 'out.csv')
    await writeFile(file, 'set,key,english,text\r\nuk,root.game.lastCard,Last card!,The last card!\r\n')
    expect(await call('import', 'uk', file, '--dir', folder)).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'uk/profile/index.ts'), 'utf8')).toBe("export { default } from '../../eng/profile/index.ts'\n")
    const variant = await readFile(join(folder, 'uk/index.ts'), 'utf8')
    expect(variant).toContain('behaviour on the task')
    expect(variant).toContain('The last card!')
    expect(variant).not.toContain('Are you still there?')
  })

  it('exports context for translators: note, screen, picture, length, glossary', async () => {
    const text = await exported('dan')
    expect(text).toMatch(/^\ufeffset,key,english,text,state,note,screen,picture,limit,glossary\r\n/)
    const rows = Papa.parse<RowContext & { key: string }>(text, { header: true, skipEmptyLines: true }).data
    expect(rows.filter(({ note, screen, picture, limit }) => !note || !screen || !picture || !limit).map(({ key }) => key)).toEqual([])
    const row = text.split('\r\n').find((line) => line.startsWith('dan,root.landing.accept,'))
    expect(row).toContain('{link} is `acceptLink`; together: I accept terms and conditions.')
    expect(row).toContain('Start page,e2e/pictures/stored/landing-first-visit-desktop.png')
    expect(text.split('\r\n').find((line) => line.startsWith('dan,root.game.decks,'))).toMatch(/deck = bunke$/)
  })

  it('prints the readability of every set', async () => {
    const { out } = await call('readability')
    expect(out.split('\n')).toHaveLength(2 + Object.keys(about).length)
    expect(out).toMatch(/\| eng \| English \|.*grade \d/)
    expect(await readFile(join(source, 'readability.md'), 'utf8'), 'i18n/readability.md is old').toContain(out)
  })
})
