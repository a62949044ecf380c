import { expect, test } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { reportDocument } from '../report/report-data.ts'
import { textsFor } from '../report/texts-for.ts'
import { allOperators } from '../testing/all-operators.ts'
import { unfirmReport } from '../testing/open-reports.ts'
import { sampleReport } from '../testing/sample-report.ts'
import { message } from './message.ts'

const operators = await allOperators()
const { fullReport } = sampleReport('runs', 45)

test.each(languages)(
  'the mail in %s has the same content in HTML and text, no remote content, and nothing of danger in its subject (ruling 57)',
  async (language) => {
    const operator = operators.get('mindway')
    const texts = await textsFor(operator, language)
    const { data } = reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card')
    const { subject, html, text } = message(data, texts)
    expect(subject).toBe(texts.report.title())
    expect(subject).not.toMatch(/[\r\n]/)
    const visibleText = html
      .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
    for (const line of text.split('\n').filter(Boolean)) expect(visibleText).toContain(line.replace(/\s+/g, ' '))
    expect(html).not.toMatch(/<img|<link|<script|src=|href="(?!tel:|sms:)|url\(|https?:/i)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(Buffer.byteLength(html)).toBeLessThan(12_000)
  },
)

test('the mail says heading, counted fact and doubt in this order, or of a game without a score why (ruling 64)', async () => {
  const operator = operators.get('mindway')
  const texts = await textsFor(operator, 'eng')
  const toldOf = (report: typeof fullReport) => {
    const { html, text } = message(reportDocument(report, operator, texts, 'https://gamalyze.example/method-card').data, texts)
    const lines = text.split('\n\n')[1]?.split('\n') ?? []
    expect(html.indexOf('>A computer playing')).toBeLessThanOrEqual(html.indexOf('of 100'))
    return lines.map((line) => line.replace(/(?<=^.{30}).*/, '…'))
  }
  expect(toldOf(fullReport)).toEqual([
    'Risky behaviour in this game',
    '30 of your last 60 cards came …',
    'A computer playing like you sc…',
    '56 of 100',
  ])
  expect(toldOf(unfirmReport(sampleReport('turns', 45), 'too_fast'))).toEqual([
    'No score this time',
    'You drew half of the cards in …',
    'This is no reflection on you.',
  ])
})

test('in French every colon of mail and report has its space', async () => {
  const operator = operators.get('grand-large')
  const texts = await textsFor(operator, 'fre')
  const { data } = reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card')
  const { logos, theme, ...words } = data
  for (const said of [message(data, texts).text, JSON.stringify(words)]) expect(said.match(/.{9}[\p{L})]: .{9}/gu)).toBeNull()
})

test('numbers of help and danger are links on one line, and danger is neither small nor last (ruling 57)', async () => {
  const operator = operators.get('draftkings')
  const texts = await textsFor(operator, 'us')
  const { data } = reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card')
  const { html, text } = message(data, texts)
  const numbers = [...data.help.lines.map(({ phone }) => phone), ...data.help.danger.rows.flatMap(({ links }) => links)]
    .filter((each) => each !== null)
    .filter(({ href }) => /^(tel|sms):/.test(href))
  expect(numbers.length).toBeGreaterThan(2)
  for (const { href, text: number } of numbers) {
    const [link = ''] = html.split(`<a href="${href}"`).slice(1)
    expect(link.slice(0, link.indexOf('</a>')).replace(/^[^>]*>|<[^>]*>/g, '')).toBe(number)
    for (const piece of number.split(/ (?=\()/)) expect(link).toContain(`<span style="white-space:nowrap">${piece}</span>`)
  }
  const [, danger = ''] = html.split(data.help.danger.title)
  expect(danger.slice(0, danger.indexOf('</td>'))).not.toMatch(/font-size|class="soft"/)
  expect(danger).toContain(texts.report.mail.once().slice(0, 10))
  expect(text.indexOf(data.help.danger.title)).toBeLessThan(text.indexOf(data.help.ways[0]?.title ?? ''))
})

test('a right-to-left set marks its direction in the mail, also for clients that drop the surrounding page', async () => {
  const operator = operators.get('mindway')
  const texts = await textsFor(operator, 'eng')
  const directionOf = (dir?: 'rtl') => {
    const set = { ...texts, info: { ...texts.info, ...(dir && { dir }) } }
    const { html } = message(reportDocument(fullReport, operator, set, 'https://gamalyze.example/method-card').data, set)
    expect(html).not.toMatch(/text-align:(left|right)/)
    return [...html.matchAll(/ dir="(\w+)"/g)].map(([, found]) => found)
  }
  expect(directionOf()).toEqual(['ltr', 'ltr'])
  expect(directionOf('rtl')).toEqual(['rtl', 'rtl'])
})

test('an operator’s texts are escaped in the HTML', async () => {
  const operator = operators.get('mindway')
  const texts = await textsFor(operator, 'eng')
  const { data } = reportDocument(fullReport, operator, texts, 'https://gamalyze.example/method-card')
  const { html } = message({ ...data, operator: '<script>alert("1")</script>&' }, texts)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;')
  expect(html).not.toContain('<script')
})
