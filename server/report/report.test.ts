import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { claimKeys } from '../../contract/claims.ts'
import { languages } from '../../contract/languages.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { scoreSum } from '../../i18n/score-sum.ts'
import { sets } from '../../i18n/sets.ts'
import { readFonts } from '../operators/fonts.ts'
import { methodUrl, openReports, samples, unfirmReport } from '../testing/open-reports.ts'
import { findPageFailures } from '../testing/page-failures.ts'
import { findUaFailures, readSource, readWithFailures } from '../testing/pdf-ua.ts'
import { allTags, plain, type ReadPdf, readPdf, textOf } from '../testing/read-pdf.ts'
import { sampleReport, styles } from '../testing/sample-report.ts'
import { openCompiler } from './compiler.ts'
import { textsFor } from './texts-for.ts'

const soak = process.env.REPORTS === 'all'
const compile = openCompiler()
const { operators, report } = await openReports()

/** The components of a sample's score. */
const sumOf = (sample: number) => {
  const results = samples[sample]?.fullReport.results
  if (!results?.parts) throw new Error('the sample must be of the method in force')
  return scoreSum(results.parts, results.risk_score).text
}

/** From the tree of pages, which costs no reading of the whole file. */
const pageCount = (pdf: Buffer) => Number(/\/Type \/Pages\s[^>]*?\/Count (\d+)\b/.exec(readSource(pdf))?.[1])

const tagsOf = ({ pages }: ReadPdf) => pages.flatMap(({ tags }) => allTags(tags))
/** Names of the fonts in a file, without the subset prefix. */
const fontsOf = (pdf: Buffer) =>
  [...new Set([...readSource(pdf).matchAll(/\/BaseFont \/[A-Z]{6}\+([A-Za-z\d]+-[A-Za-z]+)/g)].map(([, name]) => name))].sort()

describe.each(languages)('the report in %s', (language) => {
  test('has two tagged pages in our fonts, with every text, heading and alternative text (R14)', async () => {
    const document = await report(language)
    const { data } = document
    const bytes = compile(document)
    const pdf = await readWithFailures(bytes)
    expect(bytes.length).toBeLessThanOrEqual(60_000)
    expect(pdf.failures).toEqual([])
    expect(pdf).toMatchObject({ tagged: true, ua: '1', title: data.title })
    expect(sets[language].lang).toContain(pdf.language)
    expect(pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      Array(2).fill(data.paper === 'us-letter' ? [612, 792] : [595, 842]),
    )
    const font = language === 'gre' ? 'Commissioner' : 'Figtree'
    expect(fontsOf(bytes)).toEqual([`${font}-Regular`, `${font}-SemiBold`])

    const text = textOf(pdf)
    const { verdict, gauge, why, others, profile } = data
    if (!gauge || !why || !others || !profile) throw new Error('the sample must be of a firm game')
    const shown = [
      verdict.lead,
      verdict.doubt,
      `${gauge.score}`,
      gauge.of,
      ...gauge.band.map(String),
      why.cards.key,
      ...why.losses.bars.flatMap(({ label, words }) => [label, words]),
      why.average,
      sumOf(0),
      ...why.counted.texts,
      others.you,
      others.guessed,
      others.sentence,
      others.range,
      others.striking,
      others.guessSentence,
      others.group,
      ...profile.traits.flatMap((trait) => [trait.level, trait.explanation, trait.text]),
      data.game.amount,
      data.game.note,
      data.game.marked,
      ...data.advice.tips.flatMap((tip) => [tip.text, tip.reason]),
      data.help.text,
      ...data.method.paragraphs.map((part) => part.text),
      data.method.version,
      data.header,
      data.footer,
    ]
    for (const words of shown) expect(text).toContain(plain(words ?? ''))

    const tags = tagsOf(pdf)
    const headings = (role: string) => tags.filter((tag) => tag.role === role).map((tag) => tag.text)
    expect(headings('H1')).toEqual([plain(verdict.headline)])
    const h2 = [why, others, profile, data.advice, data.help, data.game, data.method].map(({ title }) => title)
    expect(headings('H2')).toEqual(h2.map(plain))
    const h3 = [
      why.counted.title,
      ...profile.traits.map(({ name }) => name),
      ...[...data.advice.tips, data.help.danger, ...data.method.paragraphs].map(({ title }) => title),
    ]
    expect(headings('H3')).toEqual(h3.map(plain))
    expect(pdf.bookmarks.map(plain)).toEqual(expect.arrayContaining([verdict.headline, ...h2, ...h3].map(plain)))
    // It would be lost when copying from a PDF, and with it the space between thousands.
    expect([...pdf.bookmarks, text].join(' ')).not.toContain('\u202f')
    const figures = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => plain(alt ?? ''))
    expect(figures).toEqual([gauge.alt, why.cards.alt, others.alt, data.game.alt].map(plain))
    expect(pdf.links).toContain(methodUrl)
  })

  // The first play is covered by the test above, and all by the longest texts below.
  test.each(soak ? samples.map((_, n) => n).slice(1) : [])('fits two pages for play %i', async (sample) => {
    expect(pageCount(compile(await report(language, 'mindway', sample)))).toBe(2)
  })
})

test('English sets show four measures, the others two (R160, R162)', async () => {
  for (const language of languages) {
    const { data } = await report(language)
    expect(data.profile?.traits).toHaveLength(sets[language].lang.startsWith('en') ? 4 : 2)
  }
})

// All, and all in Greek too, in `npm run soak -- reports`.
test('reports have the operator’s branding on two pages, in its own language, for some in Greek too', {
  timeout: soak ? 1_800_000 : 240_000,
}, async () => {
  const shown = operators.list().filter((_, index) => soak || index % 16 === 0)
  for (const [index, { id, operator }] of shown.entries())
    for (const language of soak || index % 4 === 0 ? [operator.defaultLanguage, 'gre'] : [operator.defaultLanguage]) {
      const document = await report(language, id)
      const bytes = compile(document)
      expect(bytes.length, id).toBeLessThanOrEqual(60_000)
      expect(document.data.theme.primary).toBe(operator.theme.colorPrimary)
      const { pages } = await readPdf(bytes)
      expect(pages, id).toHaveLength(2)
      // Later pages show the operator's name.
      expect(pages[1]?.text, id).toContain(document.data.operator)
    }
})

test('the logo matches the language', async () => {
  const [dutch, english] = await Promise.all([report('nlHC', 'hc'), report('enHC', 'hc')])
  expect(dutch.data.logos).toHaveLength(1)
  expect(english.data.logos).toHaveLength(1)
  expect(dutch.data.logos[0]?.image).not.toBe(english.data.logos[0]?.image)
})

test('the same report gives the same bytes', async () => {
  const [one, other] = [compile(await report('dan')), compile(await report('dan'))]
  expect(one.equals(other)).toBe(true)
})

test('play on one deck is reported as what was done, without habits and comparison (ruling 21)', async () => {
  const document = await report('eng', 'mindway', Object.keys(styles).indexOf('one'))
  expect(document.data).toMatchObject({
    others: { title: 'Your guess', curve: null, sentence: null, range: null, striking: null, group: null },
    profile: { traits: [1, 2, 3, 4].map(() => ({ level: null, steps: null, text: '' })) },
  })
  expect(document.data.gauge).not.toBeNull()
  const pdf = await readPdf(compile(document))
  expect(textOf(pdf)).toContain('72 of your 80 cards came from one deck')
  expect(pdf.pages).toHaveLength(2)
})

test('a game without a firm result gets no score or category, nor reasons for one (ruling 21)', async () => {
  const document = await report('eng', 'mindway', unfirmReport(sampleReport('turns', 45), 'scripted'))
  expect(document.data).toMatchObject({ gauge: null, why: null, others: null, profile: null, game: { marked: null } })
  const pdf = await readPdf(compile(document))
  const text = textOf(pdf)
  for (const words of ['No score this time', 'This is no reflection on you', 'Pause whenever you like']) expect(text).toContain(words)
  expect(text).not.toMatch(/risky|-risk|lower than|higher than/)
  expect(pdf.pages).toHaveLength(2)
})

test('a result of an earlier method keeps its numbers and says so, without sentences on habits (ruling 68)', async () => {
  const [first] = samples
  if (!first) throw new Error('no sample')
  const { fullReport } = first
  const { data } = await report('eng', 'mindway', { ...fullReport, results: { ...fullReport.results, score_version: 'risk-3' } })
  expect(data.verdict.doubt).toMatch(/^This result was worked out by an earlier method/)
  expect(data.gauge?.score).toBe(fullReport.results.risk_score)
  expect(data.profile?.traits.map(({ text }) => text)).toEqual(['', '', '', ''])
})

test.each([0, 60])('the widest numbers, %i cards from losing decks and the longest words fit', async (count) => {
  const document = await report('ger')
  const { data } = document
  Object.assign(data.gauge ?? {}, { score: 100, guess: 0, band: [91, 100] })
  data.game.amount = '−1.130 €'
  if (data.why) data.why.cards.count = count
  Object.assign(data.others ?? {}, { you: `${data.others?.you}0`, score: 100, guess: 0, band: [91, 100] })
  data.verdict.headline = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe '.repeat(3)
  for (const tip of data.advice.tips) tip.text = `${tip.text} ${tip.text}`
  const pdf = await readPdf(compile(document))
  expect(pdf.pages).toHaveLength(2)
  expect(textOf(pdf)).toContain('−1.130 €')
})

/** Every string in an object of texts, longest first. */
const textsOf = (texts: unknown): string[] => {
  const below = Object.values(texts as object)
  return below.length === 0 ? [(texts as (numbers: object) => string)(numbersOfTexts)] : below.flatMap(textsOf).toSorted(byLength)
}
const byLength = (one: string, other: string) => other.length - one.length
const counts = { frequent_wins: 80, cards: 80, of: 80, changes: 79, run: 72, wins: 79, losses: 79, median: 28, limit: 100 }
const left = { left_wins: 79, left_losses: 79, stayed_wins: 79, stayed_losses: 79 }
const numbersOfTexts = {
  ...counts,
  ...left,
  score: 100,
  guess: 100,
  points: -1130,
  share: 100,
  top: 100,
  bottom: 100,
  low: 91,
  high: 100,
  same: 100,
  seconds: 0.25,
}

test.each(languages)('the longest texts of %s combined fit on two pages', async (language) => {
  const document = await report(language)
  const { data } = document
  data.help = (await report('us', 'draftkings')).data.help
  data.notice = (await report('nlHC', 'hc')).data.notice
  const { profile, advice, result } = await textsFor(operators.get('mindway'), language)
  const one = (key: string) => claimSentence({ key, counts: numbersOfTexts }, { profile })
  const longest = (beginning: string) =>
    claimKeys
      .filter((key) => key.startsWith(beginning))
      .map(one)
      .toSorted(byLength)[0] ?? ''
  data.verdict.headline =
    ['low_risk', 'medium_risk', 'risky', 'high_risk'].map((name) => one(`verdict_${name}`)).toSorted(byLength)[0] ?? ''
  const { limits } = profile.learnMore
  data.verdict.lead = [one('count_losing_cards'), one('part_losses_neutral')].toSorted(byLength)[0] ?? ''
  data.verdict.doubt = [one('verdict_repeat'), one('verdict_towards_middle'), limits.low()].join(' ')
  const counted = { title: result.how(), texts: [result.parts.counted(), `${result.parts.model()} ${longest('part_losses')}`] }
  Object.assign(data.why ?? {}, { sum: scoreSum({ bad_share: 40, loss_effect: 25 }, 100).text, limits: [longest('part_at')], counted })
  const compared = { sentence: one('verdict_higher_than'), range: profile.percentileRange(numbersOfTexts) }
  Object.assign(data.others ?? {}, { ...compared, striking: longest('striking_'), guessSentence: longest('guess_') })
  const measures = ['arew', 'apun', 'betaF', 'betaP']
  const traits = data.profile?.traits.map((trait, n) => ({
    ...trait,
    text: longest(`habit_${measures[n]}_`),
    level: textsOf(profile.levels)[0] ?? '',
  }))
  if (data.profile && traits) data.profile.traits = traits
  const reasons = textsOf(advice.reasons)
  data.advice.tips = Object.values(advice.items)
    .map(({ title, text }) => ({ title: title(), text: text() }))
    .toSorted((one, other) => byLength(one.title + one.text, other.title + other.text))
    .slice(0, 3)
    .map((tip, n) => ({ ...tip, reason: reasons[n] ?? '' }))
  expect(traits?.[0]?.text.length).toBeGreaterThan(100)
  const pdf = compile(document)
  expect(pageCount(pdf)).toBe(2)
  if (soak || languages.indexOf(language) % 5 === 0) expect(await findPageFailures(pdf)).toEqual([])
})

test('a right-to-left set is right-aligned, and keeps to PDF/UA and two pages', async () => {
  const document = await report('eng')
  const edgesOf = async (dir: 'ltr' | 'rtl') => {
    const bytes = compile({ ...document, data: { ...document.data, dir } })
    expect(await findUaFailures(bytes)).toEqual([])
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    expect(pdf.numPages).toBe(2)
    const page = await pdf.getPage(1)
    const [, , pageWidth = 0] = page.view
    const { items } = await page.getTextContent()
    const headline = items.find((item) => 'str' in item && item.str.length > 3 && document.data.verdict.headline.startsWith(item.str))
    if (!headline || !('str' in headline)) throw new Error('the headline is not on the first page')
    return { left: headline.transform[4] as number, right: pageWidth - (headline.transform[4] as number) - headline.width }
  }
  const margin = (19 / 25.4) * 72
  expect((await edgesOf('ltr')).left).toBeCloseTo(margin, 0)
  // Letters stand closer in a headline, and the last one is measured without that.
  expect(Math.abs((await edgesOf('rtl')).right - margin)).toBeLessThan(1)
})

describe.each([...readFonts().keys()])('in the typeface %s', (family) => {
  test.each(soak ? languages : (['gre'] as const))('its operators’ reports in %s fit on two pages', async (language) => {
    const own = operators.list().find(({ operator }) => operator.theme.fontFamily.replaceAll("'", '').startsWith(`${family},`))
    const pdf = compile(await report(language, own?.id))
    const hasGreek = ['Manrope', 'Roboto Slab', 'Source Serif 4'].includes(family)
    const font = language === 'gre' && !hasGreek ? 'Commissioner' : family.replaceAll(' ', '')
    expect(fontsOf(pdf)).toEqual([`${font}-Regular`, `${font}-SemiBold`])
    expect(pageCount(pdf)).toBe(2)
  })
})

test('levels are steps: a span ends in half a step, as does the middle of two; split and denied ones have none (ruling 67)', async () => {
  const [first] = samples
  if (!first) throw new Error('no sample')
  const { results } = first.fullReport
  const named = { probability: 0.8, named: true, near_border: false } as const
  const levels: typeof results.levels = {
    arew: { ...named, level: 'medium_high', named: 'span', span: ['medium_high', 'high'] },
    apun: { ...named, level: 'low', probability: 0.6 },
    betaF: { ...named, level: 'low', named: false, status: 'denied' },
    betaP: { ...named, level: 'very_high' },
  }
  const { data } = await report('eng', 'mindway', { ...first.fullReport, results: { ...results, levels } })
  expect(data.profile?.traits.map(({ level, steps }) => [level, steps])).toEqual([
    ['Medium-high – high', { full: 3, to: 4, of: 4 }],
    ['Around the middle', { full: 1, to: 2, of: 2 }],
    ['No level: your cards and our analysis point in different directions.', null],
    ['Very often', { full: 5, to: 5, of: 5 }],
  ])
})

test('a player’s report bears no signature, and says that it proves nothing and must not be demanded (ruling 50)', async () => {
  const document = await report('eng')
  const source = readSource(compile(document))
  expect(source).not.toMatch(/\/ByteRange|\/Sig\b/)
  expect(document.data.method.paragraphs.at(-1)?.text).toMatch(/It is not signed and proves nothing to others\. Others must not demand it/)
})

test('the player’s own game is drawn card by card, and its words give the same sums', async () => {
  const { data } = await report('eng')
  const { pairs, alt, balance, start, marked } = data.game
  const decks = pairs.flatMap(([, drawn]) => drawn)
  expect(decks.map(({ losing }) => losing)).toEqual([false, false, true, true])
  expect(decks.flatMap(({ bars }) => bars.map(([turn]) => turn)).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 80 }, (_, turn) => turn),
  )
  const draws = samples[0]?.fullReport.draws ?? []
  for (const [turn, , won] of decks.flatMap(({ bars }) => bars)) expect(won).toBe((draws[turn]?.card_value ?? 0) > 0)
  for (const { name, bars } of decks) expect(alt).toMatch(new RegExp(`${name}: Cards ${bars.length}, Amount [+−]?€`))
  expect({ length: balance.length, first: balance[0] }).toEqual({ length: 81, first: start })
  expect({ lowest: Math.min(...balance), highest: Math.max(...balance) }).toEqual({ lowest: 0, highest: 1 })
  const marks = decks.flatMap(({ marks: turns }) => turns)
  expect(marked).toContain(`${marks.length} `)
  for (const turn of marks) {
    expect(draws[turn]?.card_value).toBeLessThan(0)
    expect(draws[turn]?.stack_type).not.toBe(draws[turn + 1]?.stack_type)
  }
})
