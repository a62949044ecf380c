import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/load-texts.ts'
import { nativeSets } from '../../i18n/readers.ts'
import { sets as about, type Locales } from '../../i18n/sets.ts'
import { openKeys, readSetFile, setsFolder } from '../../scripts/texts/set-file.ts'
import { readStates, standings } from '../../scripts/texts/states.ts'
import { runAction } from '../../server/cli/command.ts'
import { longestFileBytes } from '../texts/po.ts'
import { actions } from './texts.ts'

/** A copy of the sets, which commands may write to. */
const folder = await mkdtemp(join(tmpdir(), 'texts-'))
await cp(setsFolder, folder, { recursive: true })
afterAll(() => rm(folder, { recursive: true }))

const call = async (...args: string[]) => {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runAction({ actions }, args, { out: (line) => out.push(line), err: (line) => err.push(line), env: {} })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
const [english, italian] = [await loadTexts('eng'), await loadTexts('ita')]
const [german, spanish] = [(await call('export', 'ger')).out, (await call('export', 'spa')).out]
const sets = (Object.keys(about) as Locales[]).filter((set) => set !== 'eng' && Object.keys(readSetFile(set)).length > 0)

/** A translator's file of one text. */
const poOf = (set: string, key: string, text: string, base = english.get(key) ?? 'Close') =>
  `msgid ""\nmsgstr ""\n"X-Set: ${set}\\n"\n\nmsgctxt "${key}"\nmsgid ${JSON.stringify(base)}\nmsgstr ${JSON.stringify(text)}\n`
const importing = async (set: string, content: string | Uint8Array, ...options: string[]) => {
  const file = join(folder, 'in.po')
  await writeFile(file, content)
  return call('import', set, file, '--dir', folder, ...options)
}
/** What an import would say; nothing is written. */
const checking = (set: string, content: string | Uint8Array) => importing(set, content, '--check')
/** The set files of the copy with their text; the states beside them change with each reading. */
const setFiles = () =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [[name, readFileSync(join(folder, name), 'utf8')]] : []))

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

  // A few sets; all: `npm run soak -- texts`.
  it.each(sets.filter((_, index) => process.env.TEXTS === 'all' || index % 6 === 0))(
    'imports its own export of %s without changing a file',
    async (set) => {
      const filesBefore = setFiles()
      expect(await importing(set, (await call('export', set)).out)).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringMatching(/, 0 changed$/m),
      })
      expect(setFiles()).toEqual(filesBefore)
    },
  )

  it.each([
    ['a lost placeholder', 'ger', 'instructions.step', 'Schritt {step}', 'missing_placeholder'],
    ['markup', 'ger', 'common.close', '<b>Schließen</b>', 'markup'],
    ['an unknown key', 'ger', 'common.shut', 'Zu', 'unknown_key'],
    ['an empty text', 'ger', 'common.close', ' ', 'empty'],
    ['a forbidden word', 'ger', 'common.title', 'Für Süchtige', 'labels_people'],
    ['a line break in a button', 'ger', 'common.close', 'Schlie\nßen', 'line_break'],
    [
      'a text left in English',
      'ger',
      'common.title',
      'How do you play? A test with cards for you and the others',
      'other_language (this looks like English',
    ],
    ['a letter of another language', 'ger', 'common.title', 'Wie spielen Sie? En selvtest på kort', 'other_language'],
    [
      'the text of another language',
      'spa',
      'popups.idleWarning.text',
      italian.get('popups.idleWarning.text') ?? '',
      'other_language (this is the Italian text)',
    ],
    ['a lost plural', 'ger', 'game.cardsLeftCount', 'Noch {count} Karten', 'plural_missing'],
    ['a plural that lacks a category', 'pol', 'game.cardsLeftCount', '{count} {{kart|karta|kart||kart|karty}}', 'plural_forms'],
    ['another form of address', 'ger', 'common.title', 'Wie spielst du?', 'address'],
  ])('refuses %s with its key, its reason and a fix', async (_, set, key, text, reason) => {
    const { code, err } = await checking(set, poOf(set, key, text))
    expect(code).toBe(1)
    expect(err).toMatch(/^\S+: \w+ \(.+\)$/m)
    expect(err).toContain(`${key}: ${reason}`)
  })

  it.each<[string, string, string | Uint8Array, string | RegExp]>([
    [
      'a row for an outdated English text',
      'ger',
      poOf('ger', 'common.close', 'Zu', 'Shut'),
      /^common\.close: english_changed \(.+: Close\)$/,
    ],
    ['another set', 'por', spanish, /wrong_set \(the file is of the set "spa", not of "por"\)$/],
    ['one under this set’s name', 'por', spanish.replace('X-Set: spa', 'X-Set: por'), 'file: other_language (the texts look like Spanish)'],
    ['no text', 'ger', german.slice(0, german.indexOf('\n\n')), 'file: no_rows (the file holds no finished text)'],
    [
      'a row twice',
      'ger',
      `${german}\n\nmsgctxt "common.close"\nmsgid "Shut"\nmsgstr "Zu"\n`,
      'common.close: double_row (remove one of the two rows)',
    ],
    ['Latin-1', 'ger', Buffer.from(german, 'latin1'), 'encoding: the file is not UTF-8: save it as UTF-8'],
    ['UTF-16', 'ger', Buffer.from(`\ufeff${german}`, 'utf16le'), /^encoding: /],
    ['UTF-16 without a byte order mark', 'ger', Buffer.from(german, 'utf16le'), /^encoding: /],
    ['big-endian UTF-16', 'ger', Buffer.from(`\ufeff${german}`, 'utf16le').swap16(), /^encoding: /],
    ['what is too long', 'ger', german + ' '.repeat(longestFileBytes), 'size: the file is longer than 4 MB'],
    [
      'a quotation mark that does not end',
      'ger',
      german.replace('msgstr "Schließen"', 'msgstr "Schließen'),
      /^po: .*End-of-line within string at line \d+/,
    ],
    ['a bare quote', 'ger', german.replace('"Schließen"', '"Schlie"ßen"'), /^po: .*Invalid key name "ßen" at line \d+/],
    ['an entry without its text', 'ger', german.replace('msgstr "Schließen"\n', ''), /^po: .*"Close" in "common\.close"/],
    [
      'an entry twice',
      'ger',
      `${german}\n\nmsgctxt "common.close"\nmsgid "Close"\nmsgstr "Zu"\n`,
      /^po: Duplicate msgid error: entry "Close" in "common\.close"/,
    ],
    ['no key', 'ger', german.replace('msgctxt "common.close"\n', ''), 'po: an entry has no key (msgctxt): Close'],
    [
      'plurals of its own',
      'ger',
      german.replace('msgid "Close"\n', 'msgid "Close"\nmsgid_plural "Closes"\n'),
      /^po: common\.close has a msgid_plural/,
    ],
    ['no header', 'ger', german.slice(german.indexOf('\n\n')), 'po: the header names no set: X-Set is missing'],
    ['other content', 'ger', 'set,key,english,text\r\n', /^po: /],
  ])('refuses a file with %s, locates it, and writes nothing', async (_, set, content, reason) => {
    const filesBefore = setFiles()
    const err = typeof reason === 'string' ? reason : expect.stringMatching(reason)
    expect(await importing(set, content)).toEqual({ code: 1, out: '', err })
    expect(setFiles()).toEqual(filesBefore)
  })

  it.each([
    ['with a byte order mark', `\ufeff${german}`],
    ['with line endings of Windows', german.replaceAll('\n', '\r\n')],
    ['with decomposed letters', german.normalize('NFD')],
  ])('reads a file %s as if it were without', async (_, content) => {
    expect(await checking('ger', content)).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/, 0 changed$/m) })
  })

  it.each([
    ['a changed text of a whole file', german.replace('msgstr "Schließen"', 'msgstr "Zu"')],
    ['the only text of a file with Weblate’s head', poOf('ger', 'common.close', 'Zu').replace('X-Set: ger', 'X-Generator: Weblate 5.8')],
    ['a text with its key of 1.0.0', poOf('ger', 'common.close', 'Zu').replace('"common.', '"root.common.')],
  ])('takes over %s', async (_, content) => {
    const { code, out, err } = await checking('ger', content)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^common\.close\n {2}- Schließen\n {2}\+ Zu\n\d+ texts are valid, 1 changed$/m)
  })

  it('leaves what is empty or fuzzy, and reports it', async () => {
    const content = german.replace('msgstr "Schließen"', 'msgstr ""').replace(/(?=msgctxt "common\.back")/, '#, fuzzy\n')
    const { code, out } = await checking('ger', content)
    expect(code).toBe(0)
    expect(out).toMatch(/, 0 changed\n\d+ are empty or marked as unfinished, and stay as they are: (?:\S+, )*common\.back, common\.close/)
  })

  it('refuses a set or file that there is not, the source itself, and an ending that it does not know', async () => {
    const missing = join(folder, 'nothing.po')
    const tries: [string[], string | RegExp][] = [
      [['export', '../eng'], /There is no set "\.\.\/eng"/],
      [['import', 'eng', missing], 'eng is the source of all sets: edit its files'],
      [['import', 'ger', missing], 'not_readable: the file cannot be read (ENOENT)'],
      [['import', 'ger', join(folder, 'ger.json')], /^format: the ending must be \.po; JSON goes in the place of i18n\/SET\.json/],
      [['export', 'ger', '--out', join(folder, 'ger.csv')], 'format: the ending must be .po or .json'],
    ]
    for (const [args, words] of tries)
      expect(await call(...args)).toEqual({ code: 1, out: '', err: typeof words === 'string' ? words : expect.stringMatching(words) })
  })

  it('writes the changed text in place, reports it, and records that nobody has reviewed it', async () => {
    const before = await readFile(join(folder, 'swe.json'), 'utf8')
    const { code, out } = await importing('swe', poOf('swe', 'game.lastCard', 'Det sista kortet!'))
    expect(code).toBe(0)
    expect(out).toContain('game.lastCard\n  - Sista kortet!\n  + Det sista kortet!')
    expect(await readFile(join(folder, 'swe.json'), 'utf8')).toBe(before.replace('Sista kortet!', 'Det sista kortet!'))
    const states = readStates('swe', folder)
    expect(states.readings[states.texts['game.lastCard']?.[2] ?? -1]).toMatchObject({ state: 'draft', by: 'import' })
  })

  it('writes an open text into its place, and takes it off the list of unfinished ones', async () => {
    const path = join(folder, 'ita.json')
    const whole = await readFile(path, 'utf8')
    await writeFile(path, whole.replace(/ {2}"game\.lastCard".*\n/, ''))
    await writeFile(join(folder, 'unfinished.txt'), 'ita game.lastCard\nita game.pause\n')
    expect(await importing('ita', poOf('ita', 'game.lastCard', 'Ultima carta davvero!'))).toMatchObject({ code: 0, err: '' })
    expect(await readFile(path, 'utf8')).toBe(whole.replace(/("game\.lastCard": ").*"/, '$1Ultima carta davvero!"'))
    expect(await readFile(join(folder, 'unfinished.txt'), 'utf8')).toBe('ita game.pause\n')
  })

  it('exports English as JSON, the source of tools that read the sets themselves', async () => {
    const file = join(folder, 'eng-source.JSON')
    await call('export', 'eng', '--out', file)
    expect(Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)).toEqual([...english])
  })

  it('records the name of a native reader for every text of the file', async () => {
    const file = join(folder, 'dan.po')
    await call('export', 'dan', '--out', file)
    expect(await call('import', 'dan', file, '--reader', 'A. Reader', '--dir', folder)).toMatchObject({ code: 0 })
    const { readings, texts } = readStates('dan', folder)
    expect(readings).toEqual([{ state: 'native-read', by: 'A. Reader', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    expect(Object.keys(texts)).toHaveLength(Object.keys(readSetFile('dan')).length)
  })

  it('writes only the differences of a variant', async () => {
    expect(await importing('uk', poOf('uk', 'game.lastCard', 'The last card!'))).toMatchObject({ code: 0 })
    const variant = await readFile(join(folder, 'uk.json'), 'utf8')
    expect(variant).toContain('behaviour on the task')
    expect(variant).toContain('The last card!')
    expect(variant).not.toContain('Are you still there?')
  })

  it('exports the key as context, and beside each text its note, screen, picture, length, glossary and state', async () => {
    const { out } = await call('export', 'dan')
    expect(out).toMatch(/^msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text\/plain; charset=utf-8\\n"\n/)
    expect(out).toContain('"Language: da\\n"\n"X-Set: dan\\n"')
    const [, ...entries] = out.split('\n\n')
    const keyOf = (entry: string) => /^msgctxt "(.+)"$/m.exec(entry)?.[1] ?? ''
    const open = openKeys('dan')
    const context = /^#\. (?!Screen: )[\s\S]*^#\. Screen: .+\n#\. Picture: .+\n#\. At most \d+ characters$/m
    expect(entries.filter((entry) => !context.test(entry) && !open.has(keyOf(entry))).map(keyOf)).toEqual([])
    const entryOf = (key: string) => entries.find((entry) => keyOf(entry) === key)?.split('\n')
    expect(entryOf('game.decks')).toContainEqual(expect.stringMatching(/^#\. Words: .*deck = bunke$/))
    expect(entryOf('landing.accept')).toEqual([
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
})
