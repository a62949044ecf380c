import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/load-texts.ts'
import { nativeSets } from '../../i18n/readers.ts'
import { sets as about, type Locales } from '../../i18n/sets.ts'
import { openKeys, readSetFile } from '../../scripts/texts/set-file.ts'
import { readStates, standings } from '../../scripts/texts/states.ts'
import type { RowContext } from '../texts/text-file.ts'
import { call, copySets, exportSet, filesOf, importing } from './testing/texts-command.ts'

const { folder, remove } = await copySets()
afterAll(remove)
const formats = ['po', 'csv', 'xlf']
const sets = (Object.keys(about) as Locales[]).filter((set) => set !== 'eng' && Object.keys(readSetFile(set)).length > 0)

/** Whether every text of a set, and of the one it builds upon, was read by a native speaker. */
const isNativeRead = async (set: Locales): Promise<boolean> => {
  const base = about[set].variantOf as Locales | undefined
  const all = [...(await standings(set)).values()]
  return all.every((each) => each === 'native-read') && (base === undefined || (await isNativeRead(base)))
}

describe('texts', () => {
  it('as the pack and the accessibility page say, native speakers have read the sets of readers.ts, by the states of their texts', async () => {
    const keys = Object.keys(about) as Locales[]
    const areRead = await Promise.all(keys.map(isNativeRead))
    expect(keys.filter((_, index) => areRead[index])).toEqual(nativeSets)
  })

  // Each format of a few sets; each of each: `npm run soak -- texts`.
  const tried = (index: number) => (process.env.TEXTS === 'all' ? formats : formats.filter((_, at) => 3 * at === index % 9))
  it.each(sets.flatMap((set, index) => tried(index).map((format) => [set, format])))(
    'imports its own export of %s as %s without changing a file',
    async (set, format) => {
      const file = join(folder, `${set}.${format}`)
      await call('export', set, '--out', file)
      const filesBefore = filesOf(folder)
      expect(await call('import', set, file, '--dir', folder)).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringMatching(/, 0 changed$/m),
      })
      expect(filesOf(folder)).toEqual(filesBefore)
    },
  )

  it.each([
    ['a lost placeholder', /Schritt \{step\} von \{steps\}/, 'Schritt {step}', 'instructions.step: missing_placeholder'],
    ['markup', /Schließen/, '<b>Schließen</b>', 'common.close: markup'],
    ['an unknown key', 'common.close,', 'common.shut,', 'common.shut: unknown_key'],
    ['a row for an outdated English text', 'common.close,Close,', 'common.close,Shut,', 'common.close: english_changed'],
    ['an empty text', 'common.close,Close,Schließen', 'common.close,Close,', 'common.close: empty'],
    ['a forbidden word', /common\.title,([^,]*),[^,]*/, 'common.title,$1,Für Süchtige', 'common.title: labels_people'],
    ['a line break in a button', 'common.close,Close,Schließen', 'common.close,Close,"Schlie\nßen"', 'common.close: line_break'],
    [
      'a text left in English',
      /common\.title,([^,]*),[^,]*/,
      'common.title,$1,How do you play? A test with cards for you and the others',
      'common.title: other_language',
    ],
    [
      'a letter of another language',
      /common\.title,([^,]*),[^,]*/,
      'common.title,$1,Wie spielen Sie? En selvtest på kort',
      'common.title: other_language',
    ],
    ['a lost plural', /Noch \{count\} \{\{[^}]*\}\}/, 'Noch {count} Karten', 'game.cardsLeftCount: plural_missing'],
    ['another form of address', /common\.title,([^,]*),[^,]*/, 'common.title,$1,Wie spielst du?', 'common.title: address'],
  ])('refuses %s with its key, its reason and a fix', async (_, from, to, refusal) => {
    const { code, err } = await importing('ger', (await exportSet('ger')).replace(from, to))
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^${refusal.replaceAll('.', '\\.')} \\(.+\\)$`, 'm'))
  })

  it('refuses a single row that is identical to another language’s text', async () => {
    const [row] = (await exportSet('ita')).split('\r\n').filter((line) => line.startsWith('ita,popups.idleWarning.text,'))
    const { err } = await importing(
      'spa',
      `set,key,english,text,state,reader,note,screen,picture,limit,glossary\r\n${row?.replace(/^ita/, 'spa')}\r\n`,
    )
    expect(err).toBe('popups.idleWarning.text: other_language (this is the Italian text)')
  })

  it('refuses a Polish plural that lacks a category', async () => {
    const polish = (await exportSet('pol')).replace('{{kart|karta|kart|karty|kart|karty}}', '{{kart|karta|kart||kart|karty}}')
    expect(await importing('pol', polish)).toMatchObject({ code: 1, err: expect.stringContaining('game.cardsLeftCount: plural_forms') })
  })

  it('refuses another set, even if its code was edited by hand, and a file without rows', async () => {
    const spanish = await exportSet('spa')
    expect(await importing('por', spanish)).toMatchObject({
      code: 1,
      err: expect.stringContaining('wrong_set (the file is of the set "spa"'),
    })
    const importResult = await importing('por', spanish.replaceAll(/^spa,/gm, 'por,'))
    expect(importResult).toMatchObject({ code: 1, err: 'file: other_language (the texts look like Spanish)' })
    expect(await importing('por', 'set,key,english,text\r\n')).toMatchObject({ code: 1, err: expect.stringContaining('no_rows') })
  })

  it.each([
    ['Latin-1', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text.slice(1), 'utf16le')],
    ['big-endian UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('refuses %s', async (_, encode) => {
    expect(await importing('ger', encode(await exportSet('ger')))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^encoding: .*CSV UTF-8/),
    })
  })

  it.each([
    [
      'without the context columns',
      (text: string) =>
        text
          .split('\r\n')
          .slice(0, 1)
          .map(() => 'set,key,english,text')
          .concat('ger,common.close,Close,Schließen')
          .join('\r\n'),
    ],
    ['without a byte order mark', (text: string) => text.slice(1)],
    ['with Unix line endings', (text: string) => text.replaceAll('\r\n', '\n')],
    ['with an extra column for notes', (text: string) => text.replaceAll('\r\n', ',a note\r\n')],
    ['that names its separator', (text: string) => text.replace('\ufeff', '\ufeffsep=,\r\n')],
    ['with column names in capitals', (text: string) => text.replace('set,key,english,text', 'SET,Key,English,Text ')],
    ['with decomposed letters', (text: string) => text.normalize('NFD')],
  ])('accepts a file %s', async (_, change) => {
    expect(await importing('ger', change(await exportSet('ger')))).toMatchObject({ code: 0, err: '' })
  })

  it.each([
    ['csv', 'a semicolon said first', 'sep=;\r\nSet;Key;English;Text\r\nger;common.close;Close;Zu\r\n'],
    [
      'csv',
      'Weblate’s columns',
      '"location","source","target","id","fuzzy","context","translator_comments","developer_comments"\r\n"","Close","Zu","","False","common.close","",""\r\n"","Back","","","False","common.back","",""\r\n',
    ],
    ['csv', 'Crowdin’s columns', '"Identifier","Source string","Translation","Context"\n"common.close","Close","Zu","Button of dialogs"\n'],
    ['po', 'Weblate’s head', 'msgid ""\nmsgstr ""\n"X-Generator: Weblate 5.8\\n"\n\nmsgctxt "common.close"\nmsgid "Close"\nmsgstr "Zu"\n'],
    [
      'xliff',
      'Crowdin’s XLIFF',
      '<xliff version="1.2"><file id="4" original="/ger.csv" source-language="en" target-language="de"><body><trans-unit id="77" resname="common.close"><source>Close</source><target state="translated">Zu</target></trans-unit></body></file></xliff>',
    ],
    [
      'xlf',
      'XLIFF 2',
      '<xliff version="2.0" srcLang="en" trgLang="de" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f"><unit id="1" name="common.close"><segment state="final"><source>Close</source><target>Zu</target></segment></unit></file></xliff>',
    ],
  ])('takes %s with %s over', async (format, _, content) => {
    const { code, out, err } = await importing('ger', content, format)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('common.close\n  - Schließen\n  + Zu\n1 texts are valid, 1 changed')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('refuses %j, which a spreadsheet computes', async (text) => {
    const { code, err } = await importing('ger', `set,key,english,text\r\nger,common.close,Close,${text}\r\n`)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^common\.close: formula /m) })
  })

  it.each([
    ['missing columns', 'key;english\r\n', 'columns: the first line must name set, text'],
    ['a duplicate column', 'set,key,english,text,text\r\n', 'columns: text appears twice in the first line'],
    ['a row with an extra field', 'set,key,english,text\r\nger,common.close,Close,Schließen,Zu\r\n', 'csv: row 2 (common.close): '],
    ['an unclosed quote', 'set,key,english,text\r\nger,common.close,Close,"Schließen\r\n', 'csv: row 2 (common.close): '],
  ])('refuses %s, and locates it', async (_, content, reason) => {
    const { code, err } = await importing('ger', content)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })

  it('refuses a duplicate row with its key, and a missing file', async () => {
    const text = await exportSet('ger')
    const double = await importing('ger', `${text}ger,common.close,Close,Zu,,,,,,,\r\n`)
    expect(double).toMatchObject({ code: 1, err: 'common.close: double_row (remove one of the two rows)' })
    const missing = await call('import', 'ger', join(folder, 'nothing.csv'))
    expect(missing).toMatchObject({ code: 1, err: 'not_readable: the file cannot be read (ENOENT)' })
  })

  it('says what of its words is missing', async () => {
    const tries: [string[], string][] = [
      [[], 'Name an action'],
      [['bogus'], 'There is no "bogus" here'],
      [['import', 'ger'], 'FILE must be given'],
    ]
    for (const [args, words] of tries)
      await expect(call(...args)).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(words) })
  })

  it('knows its sets', async () => {
    expect(await call('export', '../eng')).toMatchObject({ code: 1 })
    expect(await call('import', 'eng', 'x.csv')).toMatchObject({ code: 1 })
  })

  it('writes the changed text in place, reports it, and records that nobody has reviewed it', async () => {
    const file = join(folder, 'out.csv')
    const game = await readFile(join(folder, 'swe.json'), 'utf8')
    const row = `swe,game.lastCard,Last card!,Det sista kortet!`
    await writeFile(file, `set,key,english,text\r\n${row}\r\n`)
    const { code, out } = await call('import', 'swe', file, '--dir', folder)
    expect(code).toBe(0)
    expect(out).toContain('game.lastCard\n  - Sista kortet!\n  + Det sista kortet!')
    expect(await readFile(join(folder, 'swe.json'), 'utf8')).toBe(game.replace('Sista kortet!', 'Det sista kortet!'))
    const states = readStates('swe', folder)
    expect(states.readings[states.texts['game.lastCard']?.[2] ?? -1]).toMatchObject({ state: 'draft', by: 'import' })
  })

  it('writes an open text into its place, and takes it off the list of unfinished ones', async () => {
    const [file, path] = [join(folder, 'open.csv'), join(folder, 'ita.json')]
    const whole = await readFile(path, 'utf8')
    await writeFile(path, whole.replace(/ {2}"game\.lastCard".*\n/, ''))
    await writeFile(join(folder, 'unfinished.txt'), 'ita game.lastCard\nita game.pause\n')
    await writeFile(file, 'set,key,english,text\r\nita,game.lastCard,Last card!,Ultima carta davvero!\r\n')
    expect(await call('import', 'ita', file, '--dir', folder)).toMatchObject({ code: 0, err: '' })
    expect(await readFile(path, 'utf8')).toBe(whole.replace(/("game\.lastCard": ").*"/, '$1Ultima carta davvero!"'))
    expect(await readFile(join(folder, 'unfinished.txt'), 'utf8')).toBe('ita game.pause\n')
  })

  it('exports English as JSON, the source of tools that read the sets themselves', async () => {
    const english = JSON.parse(await exportSet('eng', 'json')) as Record<string, string>
    expect(Object.entries(english)).toEqual([...(await loadTexts('eng'))])
  })

  it('records the name of a native reader for every text of the file', async () => {
    const file = join(folder, 'dan.csv')
    await call('export', 'dan', '--out', file)
    expect(await call('import', 'dan', file, '--reader', 'A. Reader', '--dir', folder)).toMatchObject({ code: 0 })
    const { readings, texts } = readStates('dan', folder)
    expect(readings).toEqual([{ state: 'native-read', by: 'A. Reader', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    expect(Object.keys(texts)).toHaveLength(Object.keys(readSetFile('dan')).length)
  })

  it('writes only the differences of a variant', async () => {
    const file = join(folder, 'out.csv')
    await writeFile(file, 'set,key,english,text\r\nuk,game.lastCard,Last card!,The last card!\r\n')
    expect(await call('import', 'uk', file, '--dir', folder)).toMatchObject({ code: 0 })
    const variant = await readFile(join(folder, 'uk.json'), 'utf8')
    expect(variant).toContain('behaviour on the task')
    expect(variant).toContain('The last card!')
    expect(variant).not.toContain('Are you still there?')
  })

  it('exports context for translators: note, screen, picture, length, glossary', async () => {
    const text = await exportSet('dan')
    expect(text).toMatch(/^\ufeffset,key,english,text,state,reader,note,screen,picture,limit,glossary\r\n/)
    const open = openKeys('dan')
    const rows = Papa.parse<RowContext & { key: string }>(text, { header: true, skipEmptyLines: true }).data
    expect(
      rows
        .filter(({ note, screen, picture, limit }) => !note || !screen || !picture || !limit)
        .flatMap(({ key }) => (open.has(key) ? [] : key)),
    ).toEqual([])
    const row = text.split('\r\n').find((line) => line.startsWith('dan,landing.accept,'))
    expect(row).toContain('{link} is `acceptLink`; together: I accept terms and conditions.')
    expect(row).toContain('First screen,e2e/pictures/stored/landing-first-visit-desktop.png')
    expect(text.split('\r\n').find((line) => line.startsWith('dan,game.decks,'))).toMatch(/deck = bunke$/)
  })

  it('exports PO by itself: the key as context, and beside each text what to know', async () => {
    const { out } = await call('export', 'dan')
    expect(out).toMatch(/^msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text\/plain; charset=utf-8\\n"\n/)
    expect(out).toContain('"Language: da\\n"\n"X-Set: dan\\n"')
    const entry = out.split('\n\n').find((part) => part.includes('msgctxt "landing.accept"'))
    expect(entry?.split('\n')).toEqual([
      '#. {link} is `acceptLink`; together: I accept terms and conditions.',
      '#. Screen: First screen',
      '#. Picture: e2e/pictures/stored/landing-first-visit-desktop.png',
      '#. At most 36 characters',
      expect.stringMatching(/^#\. State: edited, .*reader.*, 2026-\d\d-\d\d$/),
      'msgctxt "landing.accept"',
      'msgid "I accept {link:string}"',
      'msgstr "Jeg accepterer {link}"',
    ])
  })

  it('knows its formats', async () => {
    expect(await call('export', 'ger', '--format', 'doc')).toEqual({
      code: 1,
      out: '',
      err: 'format: the ending must be po, csv, xlf, xliff, json',
    })
  })

  it('prints the readability of every set', async () => {
    const { out } = await call('readability')
    expect(out.split('\n')).toHaveLength(2 + Object.keys(about).length)
    expect(out).toMatch(/\| eng \| English \|.*grade \d/)
  })
})
