import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'
import { expect, test } from 'vitest'
import { message } from '../mail/message.ts'
import { termsDocument } from '../report/build-document.ts'
import { typeset } from '../report/compiler.ts'
import { reportDocument } from '../report/report-data.ts'
import { textsFor } from '../report/texts-for.ts'
import { allOperators } from '../testing/all-operators.ts'
import { findUaFailures, readSource } from '../testing/pdf-ua.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { lettersWithoutTypeface, typefaceFiles } from './typefaces.ts'

const operators = await allOperators()

/** Letters of the typefaces for documents that are in none of the two that come first. */
const gap = (() => {
  const fonts = typefaceFiles().filter((file) => file.endsWith('_400Regular.ttf'))
  const lettersOf = (file: string) =>
    Object.keys(opentype.parse(new Uint8Array(readFileSync(file)).buffer).tables.cmap?.glyphIndexMap ?? {}).map(Number)
  const first = new Set(fonts.slice(0, 2).flatMap(lettersOf))
  const codes = new Set(fonts.flatMap(lettersOf).filter((code) => code > 0x20 && !first.has(code)))
  return [...codes].map((code) => String.fromCodePoint(code)).filter((letter) => !/[\p{C}\p{Z}]/u.test(letter))
})()
/** A greeting in twenty scripts. */
const scripts = (
  'Latin Welcome|Vietnamese Chào mừng|Greek Καλώς ήρθατε|Cyrillic Добро пожаловать|Hebrew שָׁלוֹם עֲלֵיכֶם|Arabic مرحبا بكم ١٢٣|Persian خوش‌آمدید|' +
  'Urdu خوش آمدید|Armenian Բարի գալուստ|Georgian კეთილი|Hindi स्वागत क्षत्रिय|Bengali স্বাগতম|Tamil வரவேற்பு|Telugu స్వాగతం|Thai ยินดีต้อนรับน้ำ|' +
  'Khmer សូមស្វាគមន៍|Amharic እንኳን ደህና መጡ|Chinese 欢迎光临|Japanese ようこそ|Korean 환영합니다'
)
  .split('|')
  .map((each): [string, string] => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)])
const isWhole = process.env.REPORTS === 'all'
const texts: [string, string][] = [
  ...scripts.filter(([name]) => isWhole || ['Hebrew', 'Arabic', 'Hindi', 'Thai', 'Chinese'].includes(name)),
  ['every letter that only another typeface has', gap.join(' ')],
  ['letters with marks of their own', 'q̃ x̱ ñ̈ Z̴a̵l̶g̷o̸'],
  ['emoji of several parts', '👩‍👩‍👧 🇩🇰 1️⃣ ✈️ ☑ ✓ ▶'],
  ['right-to-left in the middle', 'Bet שלום 24 Play (עכשיו) ▶ now'],
  ['400 letters in one word', 'w'.repeat(400)],
  ['400 strange letters', '漢'.repeat(400)],
  ['private and unassigned letters', '\ue000\uffff\u{10ffff}\u0378a'],
]
/** In `npm run soak -- reports`: 200 names, each text with others around it. */
const variants = isWhole ? ['', ' ✓', ' 24', ' & Co', ' ▶ Play', ' €', ' 🍀', ' (שלום)', ' 中', ' ع'] : ['']
const cases = texts.flatMap(([what, text]) => variants.map((more): [string, string] => [`${what}${more}`, `${text}${more}`]))

const { fullReport } = sampleReport('runs', 45)

test.each(cases)('report and mail are made for a name and texts with %s', async (_what, text) => {
  const own = { operator: [...text].slice(0, 60).join(''), header: text, title: text, footer: text }
  const report = reportDocument(fullReport, operators.get('hc'), await textsFor(operators.get('hc'), 'eng'), 'https://gamalyze.example/')
  Object.assign(report.data, own)
  expect(readSource(await typeset(report))).toMatch(/\/Type \/Pages/)
  expect(message(report.data, await textsFor(operators.get('hc'), 'eng')).text).toContain(text)
})

test('a name in Hebrew is shown in its letters', async () => {
  const terms = termsDocument(operators.get('nfl'), await textsFor(operators.get('nfl'), 'eng'), false)
  terms.data.header = 'שלום'
  const pdf = await typeset(terms)
  expect(readSource(pdf)).toContain('+Rubik-Regular')
  expect(await findUaFailures(pdf)).toEqual([])
})

test('letters that no typeface has are named once', () => {
  expect(lettersWithoutTypeface(['Ærlig Ψ Ж ש ع Ł', 'Lucky 中 🍀 中'])).toBe('中🍀')
})
