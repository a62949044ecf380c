import { expect, it } from 'vitest'
import { loadTexts } from '../../i18n/load-texts.ts'
import { setFileFaults, unfinishedFaults } from './set-file.ts'

const english = await loadTexts('eng')
// Whole, also while texts of it are open.
const german = Object.fromEntries(await loadTexts('ger'))
/** The faults of the German file with some lines changed; what is undefined goes. */
const faultsWith = (changes: Record<string, unknown>, unfinished: string[] = []) =>
  setFileFaults('ger', JSON.stringify({ ...german, ...changes }, null, 2), english, unfinished)

it('a misspelt key is named with its file and the key that was meant', () => {
  expect(faultsWith({ 'landing.start': undefined, 'landing.strat': 'Los' })).toEqual([
    'i18n/ger.json landing.strat: unknown_key (write landing.start)',
    'i18n/ger.json landing.start: missing_key (write a text for: Start game)',
  ])
})

it.each<[string, Record<string, unknown>, string]>([
  ['a key that is gone', { 'feedback.yourScore': 'Dein Wert' }, 'feedback.yourScore: unknown_key (write feedback.gauge)'],
  ['a surplus key', { 'shop.basket': 'Korb' }, 'shop.basket: unknown_key (remove it: English has no such text)'],
  ['a missing key', { 'common.close': undefined }, 'common.close: missing_key (write a text for: Close)'],
  ['a missing placeholder', { 'game.scoreNow': 'Punkte' }, 'game.scoreNow: missing_placeholder (write {score|money}, and no other)'],
  [
    'a misspelt placeholder',
    { 'instructions.step': 'Schritt {step} von {stesp}' },
    'instructions.step: missing_placeholder (write {step} and {steps}, and no other)',
  ],
  ['a surplus placeholder', { 'common.close': 'Zu {x}' }, 'common.close: unknown_placeholder (write it without braces)'],
  ['an empty text', { 'common.close': ' ' }, 'common.close: empty (write a text for: Close)'],
  ['what is no text', { 'common.close': 1 }, 'common.close: no_text (write a text in quotes)'],
])('%s is named with what to write', (_, change, fault) => {
  expect(faultsWith(change)).toEqual([`i18n/ger.json ${fault}`])
})

it('a key that stands twice, on one line or many, is named with its lines', () => {
  const content = JSON.stringify(german, null, 2)
  const start = (more: string) => setFileFaults('ger', content.replace('{', `{${more}`), english, [])
  const line = content.split('\n').findIndex((each) => each.includes('"common.close"')) + 1
  const fault = (...lines: number[]) => [`i18n/ger.json common.close: double_key (remove all but one: lines ${lines.join(', ')})`]
  expect(start('\n  "common.close" : "Zu",')).toEqual(fault(2, line + 1))
  expect(start('"common.\\u0063lose":"Zu",')).toEqual(fault(1, line))
})

it.each([
  ['"no object"', '1 no object (write { "key": "text" })'],
  ['[]', '1 no object (write { "key": "text" })'],
  ['{\n  "common.close": "Zu",\n}', '3 Not JSON: property name expected. Fix: correct the JSON at this place.'],
  ['\ufeff{}', '1 Not JSON: a byte order mark. Fix: save it as UTF-8 without a byte order mark.'],
])('%j is refused as a file', (content, fault) => {
  expect(setFileFaults('ger', content, english, [])).toEqual([`i18n/ger.json:${fault}`])
})

it('a text may be missing if it is listed as unfinished, and only then', () => {
  expect(faultsWith({ 'common.close': undefined }, ['ger common.close'])).toEqual([])
  expect(faultsWith({ 'common.close': undefined }, ['dan common.close'])).toHaveLength(1)
  expect(faultsWith({}, ['ger common.close'])).toEqual([
    'i18n/ger.json common.close: not_open (remove the line "ger common.close" of i18n/unfinished.txt)',
  ])
})

const isNoText = 'no_text (write a set and one of its keys, or remove the line)'
it.each([
  ['ger common.close', []],
  ['uk common.close', ['not_open (remove the line: what uk leaves out is that of eng)']],
  ['eng common.close', [isNoText]],
  ['xyz common.close', [isNoText]],
  ['ger common.cloze', [isNoText]],
  ['ger common.close twice', [isNoText]],
  ['ger', [isNoText]],
])('the line "%s" of the list of unfinished texts has the faults %j', (line, faults) => {
  expect(unfinishedFaults([line], english)).toEqual(faults.map((fault) => `i18n/unfinished.txt ${line}: ${fault}`))
})

it('a variant may leave out every text, and write none that English has not', () => {
  expect(setFileFaults('us', '{}', english, [])).toEqual([])
  expect(setFileFaults('us', '{\n  "common.cloze": "Close"\n}', english, [])).toEqual([
    'i18n/us.json common.cloze: unknown_key (write common.close)',
  ])
})
