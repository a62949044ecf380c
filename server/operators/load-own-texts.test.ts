import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adviceKeys } from '../../contract/advice-keys.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import { mayWord } from '../../i18n/worded-texts.ts'
import { textsFor } from '../report/texts-for.ts'
import { copyOperators, testProvider as provider, operatorsFolder as source } from '../testing/all-operators.ts'
import { checkOperator } from './check-operator.ts'
import { readFonts } from './fonts.ts'
import { formerKeys, successorOf } from './former-keys.ts'
import { readOperatorFolder } from './operator-files.ts'
import { parseOwnTexts } from './parse-own-texts.ts'
import { problemText } from './problem.ts'
import { type Operators, openOperators } from './registry.ts'

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
  copyOperators(dir, 'mindway', 'spielruhe')
  mkdirSync(join(dir, 'spielruhe/texts'))
})
afterEach(() => {
  operators.close()
  rmSync(dir, { recursive: true })
})

describe('own texts of an operator', () => {
  it('appear in the PDF and the e-mail in their language, and for no other operator', async () => {
    const tip = 'Schreiben Sie vorher auf, wie viel Zeit Sie sich nehmen.'
    write('ger.json', JSON.stringify({ 'advice.items.plan_ahead.text': tip, 'landing.title': 'Wie spielen Sie?' }))
    expect(await open()).toEqual([])
    const own = await textsFor(operators.get('spielruhe'), 'ger')
    expect({ tip: own.advice.items.plan_ahead.text(), title: own.root.landing.title() }).toEqual({ tip, title: 'Wie spielen Sie?' })
    const others = await Promise.all([textsFor(operators.get('spielruhe'), 'eng'), textsFor(operators.get('mindway'), 'ger')])
    for (const { advice } of others) expect(advice.items.plan_ahead.text()).not.toBe(tip)
  })

  it.each([
    ['markup', 'landing.title', '<b>Los</b>', 'landing.title: markup'],
    ['a strange placeholder', 'landing.title', 'Los, {name}', 'landing.title: unknown_placeholder'],
    ['a plural without a number', 'landing.title', 'Los{{|s}}', 'landing.title: plural_place'],
    ['too much', 'landing.title', 'Los '.repeat(40).trim(), 'landing.title: too_long'],
    [
      'a stigmatising word',
      'landing.title',
      'Hilfe für Spielsüchtige',
      'landing.title: labels_people, as “Spielsüchtige” names people by a problem or as its victims',
    ],
    [
      'another form of address',
      'landing.title',
      'Sieh dein Ergebnis',
      'landing.title: address, as “dein” is another form of address than “Sie”',
    ],
    ['an unknown key', 'landing.begin', 'Los', 'landing.begin: unknown_key'],
    ['a key of Object.prototype', '__proto__', 'Los', '__proto__: unknown_key'],
  ])('with %s are refused with file, line, key and reason', async (_, key, text, reason) => {
    write('ger.json', `{\n  ${JSON.stringify(key)}: ${JSON.stringify(text)}\n}`)
    expect((await open())[0]).toMatch(`operators/spielruhe/texts/ger.json:2 error: ${reason}. Fix: `)
    expect(operators.has('spielruhe')).toBe(false)
  })

  it.each([
    ['broken JSON', 'ger.json', '{', /ger\.json:1 error: Not JSON/],
    ['a list', 'ger.json', '[]', /ger\.json:1 error: It is not an object/],
    ['a number', 'ger.json', '{ "landing.title": 1 }', /landing\.title: no_text/],
    ['a key twice', 'ger.json', '{ "landing.title": "Los",\n "landing.title": "Start" }', /ger\.json:2 error: landing\.title: double_key/],
    ['Latin-1', 'ger.json', Buffer.from('{ "landing.title": "Schließen" }', 'latin1'), /not UTF-8/],
    ['UTF-16', 'ger.json', Buffer.from('\ufeff{ "landing.title": "Los" }', 'utf16le'), /not UTF-8/],
    ['far too many bytes', 'ger.json', `{}${' '.repeat(9000)}`, /It is 9002 bytes long/],
    ['a language that is not offered', 'swe.json', '{}', /swe\.json:1 error: Its name is not a language the operator offers/],
  ])('in %s are refused', async (_, name, content, reason) => {
    write(name, content)
    expect(await open()).toEqual([expect.stringMatching(reason)])
  })

  it('leave out a text that is the same for every operator: the label goes on, and one line names them all (ruling 58)', async () => {
    write('eng.json', '{\n  "landing.title": "Do you know your game?",\n  "consent.share": "Do not share this"\n}')
    write('ger.json', '{ "consent.share": "Nicht teilen", "terms.cookies.text": "Nur wenige." }')
    expect(await open()).toEqual([
      expect.stringMatching(
        /^operators\/spielruhe\/texts\/eng\.json:3 warning: consent\.share, terms\.cookies\.text: fixed_text\. Fix: remove/,
      ),
    ])
    expect(operators.get('spielruhe').view.ownTexts).toEqual({ eng: { 'landing.title': 'Do you know your game?' }, ger: {} })
  })

  it('leave out a text whose key is gone, and name its successor: a label from before goes on', async () => {
    write(
      'eng.json',
      '{\n  "landing.title": "Do you know your game?",\n  "feedback.yourScore": "Your score",\n  "feedback.dots": "Dots"\n}',
    )
    expect(await open()).toEqual([
      'operators/spielruhe/texts/eng.json:3 warning: feedback.yourScore (its words are feedback.gauge now), feedback.dots (no successor): ' +
        'former_key. Fix: remove it: no page shows this text any more.',
    ])
    expect(operators.get('spielruhe').view.ownTexts).toEqual({ eng: { 'landing.title': 'Do you know your game?' } })
  })

  it('name a successor for a key that is gone only where such a text stands', async () => {
    const ours = await loadTexts('eng')
    expect(formerKeys).toEqual([...new Set(formerKeys)].toSorted())
    expect(formerKeys.filter((key) => ours.has(key) || (successorOf(key) !== '' && !ours.has(successorOf(key) ?? '')))).toEqual([])
  })

  it('are refused for every key that is not listed, and used for every one that is (ruling 58)', async () => {
    const ours = await loadTexts('eng')
    expect(ours.size).toBeGreaterThan(500)
    for (const [key, text] of ours) {
      const { own = {}, faults, unused } = parseOwnTexts(JSON.stringify({ [key]: text }), 'eng')
      const expected = mayWord(key) ? { own: { [key]: text }, unused: [] } : { own: {}, unused: [{ key, line: 1, reason: 'fixed_text' }] }
      expect({ own, faults, unused }, key).toEqual({ ...expected, faults: [] })
    }
    expect([...ours.keys()].filter(mayWord)).toHaveLength(5 + adviceKeys.length)
    // The same of a label of the console, a few files at a time.
    const files = await readOperatorFolder(source, 'spielruhe')
    const fixed = [...ours.keys()].filter((key) => !mayWord(key))
    for (let start = 0; start < fixed.length; start += 50) {
      const keys = fixed.slice(start, start + 50)
      const texts = Buffer.from(JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'Play now']))))
      const { checks } = await checkOperator('spielruhe', new Map(files).set('texts/eng.json', texts), {
        provider,
        extraOrigins: [],
        fonts: readFonts(),
      })
      expect({ publishable: checks.publishable, ownTexts: checks.view?.ownTexts }).toEqual({ publishable: false, ownTexts: { eng: {} } })
      expect(checks.problems).toEqual([expect.objectContaining({ message: `${keys.join(', ')}: fixed_text.` })])
    }
  })

  it('may start with a byte order mark', async () => {
    write('ger.json', '\ufeff{ "landing.title": "Los" }')
    expect(await open()).toEqual([])
  })

  it('are reloaded after a change, and keep their last good state', async () => {
    write('ger.json', '{ "landing.title": "Los" }')
    await open()
    write('ger.json', '{ "landing.title": "<i>Los</i>" }')
    await expect.poll(() => operators.problems()).toHaveLength(1)
    expect(operators.get('spielruhe').view.ownTexts).toEqual({ ger: { 'landing.title': 'Los' } })
    write('ger.json', '{ "landing.title": "Beginnen" }')
    await expect.poll(() => operators.get('spielruhe').view.ownTexts?.ger).toEqual({ 'landing.title': 'Beginnen' })
  })

  it('cost operators without them nothing', async () => {
    await open()
    expect(JSON.stringify(operators.get('mindway').view)).not.toContain('ownTexts')
  })
})
