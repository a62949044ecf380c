import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { textsFor } from '../report/texts-for.ts'
import { problemText } from './problem.ts'
import { type Operators, openOperators } from './registry.ts'

const source = fileURLToPath(new URL('../../operators/', import.meta.url))
const provider = { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example', retentionDays: 730 }
let dir: string
let operators: Operators

/** The folder of an operator with German and English texts. */
const write = (name: string, content: string | Uint8Array) => writeFileSync(join(dir, 'spielruhe/texts', name), content)
const open = async () => {
  operators = await openOperators({ dir, provider })
  return operators.problems().map(problemText)
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'operators-'))
  for (const id of ['mindway', 'spielruhe']) cpSync(join(source, id), join(dir, id), { recursive: true })
  mkdirSync(join(dir, 'spielruhe/texts'))
})
afterEach(() => {
  operators.close()
  rmSync(dir, { recursive: true })
})

describe('own texts of an operator', () => {
  it('appear in the PDF and the e-mail in their language, and for no other operator', async () => {
    write('ger.json', JSON.stringify({ 'report.mail.subject': 'Ihr Bericht von Spielruhe', 'landing.start': 'Los geht’s' }))
    expect(await open()).toEqual([])
    const own = await textsFor(operators.get('spielruhe'), 'ger')
    expect({ subject: own.report.mail.subject(), start: own.root.landing.start() }).toEqual({
      subject: 'Ihr Bericht von Spielruhe',
      start: 'Los geht’s',
    })
    const others = await Promise.all([textsFor(operators.get('spielruhe'), 'eng'), textsFor(operators.get('mindway'), 'ger')])
    for (const { report } of others) expect(report.mail.subject()).not.toContain('Spielruhe')
  })

  it.each([
    ['markup', 'landing.start', '<b>Los</b>', 'landing.start: markup'],
    ['a lost placeholder', 'game.scoreNow', 'Ihr Punktestand', 'game.scoreNow: missing_placeholder'],
    ['a strange placeholder', 'landing.start', 'Los, {name}', 'landing.start: unknown_placeholder'],
    ['a plural without a number', 'landing.start', 'Los{{|s}}', 'landing.start: plural_place'],
    ['too much', 'landing.start', 'Los '.repeat(20).trim(), 'landing.start: too_long'],
    ['a stigmatising word', 'landing.start', 'Hilfe für Spielsüchtige', 'landing.start: forbidden_word'],
    ['another form of address', 'landing.start', 'Sieh dein Ergebnis', 'landing.start: address'],
    ['an unknown key', 'landing.begin', 'Los', 'landing.begin: unknown_key'],
    ['a key of Object.prototype', '__proto__', 'Los', '__proto__: unknown_key'],
    ['a text that is the same for every operator', 'terms.cookies.none', 'Nur wenige.', 'terms.cookies.none: fixed_text'],
  ])('with %s are refused with file, line, key and reason', async (_, key, text, reason) => {
    write('ger.json', `{\n  ${JSON.stringify(key)}: ${JSON.stringify(text)}\n}`)
    expect((await open())[0]).toMatch(`operators/spielruhe/texts/ger.json:2 error: ${reason}. Fix: `)
    expect(operators.has('spielruhe')).toBe(false)
  })

  it.each([
    ['broken JSON', 'ger.json', '{', /ger\.json:1 error: Not JSON/],
    ['a list', 'ger.json', '[]', /ger\.json:1 error: It is not an object/],
    ['a number', 'ger.json', '{ "landing.start": 1 }', /landing\.start: no_text/],
    [
      'a duplicate key',
      'ger.json',
      '{ "landing.start": "Los",\n "landing.start": "Start" }',
      /ger\.json:2 error: landing\.start: double_key/,
    ],
    ['Latin-1', 'ger.json', Buffer.from('{ "landing.start": "Schließen" }', 'latin1'), /not UTF-8/],
    ['UTF-16', 'ger.json', Buffer.from('\ufeff{ "landing.start": "Los" }', 'utf16le'), /not UTF-8/],
    ['far too many bytes', 'ger.json', `{}${' '.repeat(9000)}`, /It is 9002 bytes long/],
    ['a language that is not offered', 'swe.json', '{}', /swe\.json:1 error: Its name is not a language the operator offers/],
  ])('in %s are refused', async (_, name, content, reason) => {
    write(name, content)
    expect(await open()).toEqual([expect.stringMatching(reason)])
  })

  it('may start with a byte order mark', async () => {
    write('ger.json', '\ufeff{ "landing.start": "Los" }')
    expect(await open()).toEqual([])
  })

  it('are reloaded after a change, and keep their last good state', async () => {
    write('ger.json', '{ "landing.start": "Los" }')
    await open()
    write('ger.json', '{ "landing.start": "<i>Los</i>" }')
    await vi.waitFor(() => expect(operators.problems()).toHaveLength(1), 5000)
    expect(operators.get('spielruhe').view.ownTexts).toEqual({ ger: { 'landing.start': 'Los' } })
    write('ger.json', '{ "landing.start": "Beginnen" }')
    await vi.waitFor(() => expect(operators.get('spielruhe').view.ownTexts?.ger).toEqual({ 'landing.start': 'Beginnen' }), 5000)
  })

  it('cost operators without them nothing', async () => {
    await open()
    expect(JSON.stringify(operators.get('mindway').view)).not.toContain('ownTexts')
  })
})
