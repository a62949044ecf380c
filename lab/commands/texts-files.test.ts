import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { longestFileBytes } from '../texts/text-file.ts'
import { call, copySets, exportSet, filesOf, importing } from './testing/texts-command.ts'

const { folder, remove } = await copySets()
afterAll(remove)
describe('files of texts', () => {
  it.each([
    ['po', (text: string) => text.replace('msgstr "Schließen"', 'msgstr "Zu"')],
    ['xlf', (text: string) => text.replace('>Schließen<', '>Zu<')],
    ['csv', (text: string) => text.replace('Close,Schließen', 'Close,Zu')],
  ])('takes over a changed text from %s', async (format, change) => {
    const { code, out } = await importing('ger', change(await exportSet('ger', format)), format)
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^common\.close\n {2}- Schließen\n {2}\+ Zu\n\d+ texts are valid, 1 changed$/m),
    })
  })

  it.each([
    ['another language’s', 'por', 'spa', (text: string) => text, /wrong_set \(the file is of the set "spa", not of "por"\)$/],
    [
      'another language’s under this one’s name',
      'por',
      'spa',
      (text: string) => text.replace('X-Set: spa', 'X-Set: por').replace('original="spa"', 'original="por"'),
      /^file: other_language \(the texts look like Spanish\)$/,
    ],
    ['in Latin-1', 'ger', 'ger', (text: string) => Buffer.from(text, 'latin1'), /^encoding: the file is not UTF-8: save it as UTF-8/],
    ['too long', 'ger', 'ger', (text: string) => text + ' '.repeat(longestFileBytes), /^size: the file is longer than 4 MB$/],
  ] as const)('refuses PO and XLIFF %s, and writes nothing', async (_, set, from, change, reason) => {
    const filesBefore = filesOf(folder)
    for (const format of ['po', 'xlf']) {
      const file = join(folder, `bad.${format}`)
      await writeFile(file, change(await exportSet(from, format)))
      expect(await call('import', set, file, '--dir', folder)).toEqual({ code: 1, out: '', err: expect.stringMatching(reason) })
    }
    expect(filesOf(folder)).toEqual(filesBefore)
  })

  it.each([
    [
      'po',
      'a quotation mark that does not end',
      (text: string) => text.replace('msgstr "Schließen"', 'msgstr "Schließen'),
      /^po: .*End-of-line within string at line \d+/,
    ],
    ['po', 'a bare quote', (text: string) => text.replace('"Schließen"', '"Schlie"ßen"'), /^po: .*Invalid key name "ßen" at line \d+/],
    ['po', 'an entry without its text', (text: string) => text.replace('msgstr "Schließen"\n', ''), /^po: .*"Close" in "common\.close"/],
    [
      'po',
      'an entry twice',
      (text: string) => `${text}\n\nmsgctxt "common.close"\nmsgid "Close"\nmsgstr "Zu"\n`,
      /^po: Duplicate msgid error: entry "Close" in "common\.close"/,
    ],
    ['po', 'no key', (text: string) => text.replace('msgctxt "common.close"\n', ''), /^po: an entry has no key \(msgctxt\): Close$/],
    [
      'po',
      'plurals of its own',
      (text: string) => text.replace('msgid "Close"\n', 'msgid "Close"\nmsgid_plural "Closes"\n'),
      /^po: common\.close has a msgid_plural/,
    ],
    ['po', 'no header', (text: string) => text.slice(text.indexOf('\n\n')), /^po: the header names no set: X-Set is missing$/],
    ['po', 'other content', () => 'set,key,english,text\r\n', /^po: /],
    ['xlf', 'a tag that does not end', (text: string) => text.slice(0, -20), /^xliff: \d+:\d+: /],
    [
      'xlf',
      'elements inside of a text',
      (text: string) => text.replace('>Schließen<', '>Schlie<g id="1">ß</g>en<'),
      /^xliff: common\.close: <g> inside of a text/,
    ],
    [
      'xlf',
      'a document type',
      (text: string) => text.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff'),
      /^xliff: a document type is not allowed$/,
    ],
    ['xlf', 'version 3', (text: string) => text.replace('version="1.2"', 'version="3.0"'), /^xliff: version 3\.0 instead of 1\.2 or 2$/],
    [
      'xlf',
      'a unit twice',
      (text: string) => text.replace(/<trans-unit id="common\.close"[\s\S]*?<\/trans-unit>/, '$&$&'),
      /^common\.close: double_row/,
    ],
    ['txt', 'another ending', (text: string) => text, /^format: the ending must be po, csv, xlf, xliff, json$/],
  ])('refuses %s with %s, and locates it', async (format, _, change, reason) => {
    const { code, err } = await importing('ger', change(await exportSet('ger', format === 'xlf' ? 'xlf' : 'po')), format)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(reason) })
  })

  it.each([
    ['po', (text: string) => text.replace('msgstr "Schließen"', 'msgstr ""').replace(/(?=msgctxt "common\.back")/, '#, fuzzy\n')],
    ['xlf', (text: string) => text.replace('>Schließen<', '><').replace(/(id="common\.back"[\s\S]*?state=")\w+/, '$1new')],
  ])('leaves what %s says is empty or unfinished, and reports it', async (format, change) => {
    const { code, out } = await importing('ger', change(await exportSet('ger', format)), format)
    expect(code).toBe(0)
    expect(out).toMatch(/, 0 changed\n\d+ are empty or marked as unfinished, and stay as they are: (?:\S+, )*common\.back, common\.close/)
  })
})
