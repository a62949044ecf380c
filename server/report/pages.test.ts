import { readFileSync } from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { expect, test } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { typefaceFiles } from '../operators/typefaces.ts'
import { readConfig } from '../process/config.ts'
import { packOf } from '../standing/pack.ts'
import { mulberry32 } from '../testing/mulberry32.ts'
import { openReports, samples, unfirmReport, unlosingReport } from '../testing/open-reports.ts'
import { findPageFailures } from '../testing/page-failures.ts'
import { termsDocument } from './build-document.ts'
import { type Document, openCompiler } from './compiler.ts'
import { paperOf } from './paper.ts'
import { textsFor } from './texts-for.ts'

const soak = process.env.REPORTS === 'all'
const compile = openCompiler()
const { operators, report } = await openReports()
const [runs, turns, one, drift] = samples
if (!runs || !turns || !one || !drift) throw new Error('a sample is missing')

const ofReport =
  (play: Parameters<typeof report>[2]) =>
  (language: string, operator: string): Promise<Document> =>
    report(language, operator, play)
const ofTerms = (linked: boolean) => async (language: string, id: string) => {
  const operator = operators.get(id)
  return termsDocument(operator, await textsFor(operator, language), linked)
}

/** What a player can get as a document, by kind of result. */
const kinds: Record<string, (language: string, operator: string) => Promise<Document>> = {
  'a firm result': ofReport(0),
  'a high score': ofReport(3),
  'one deck and no losses': ofReport(unlosingReport(one)),
  'one deck': ofReport(2),
  'play too fast, on one deck': ofReport(unfirmReport(one, 'too_fast')),
  'play at random': ofReport(unfirmReport(turns, 'random_play')),
  'a result at a label with the longest name and no picture': async (language, operator) => {
    const { data, ...document } = await report(language, operator)
    return { ...document, data: { ...data, operator: 'W'.repeat(60), logos: [] }, images: {} }
  },
  'a script without losses': ofReport(unfirmReport({ ...drift, fullReport: unlosingReport(drift) }, 'scripted')),
  'terms of an account': ofTerms(true),
  terms: ofTerms(false),
  'no losses': ofReport(unlosingReport(runs)),
}

const random = mulberry32(31)
const drawn = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const labels = operators.list().map(({ id }) => id)
/** Every other kind once, at labels and in languages drawn by a seed. All of all in `npm run soak -- reports`. */
const looked = Object.keys(kinds).flatMap((kind, index) =>
  soak
    ? languages.flatMap((language) => labels.map((label) => ({ kind, language, label })))
    : index % 2 === 0
      ? [{ kind, language: drawn(languages), label: drawn(labels) }]
      : [],
)

/** What a pack tells of a label that says as little as a label may. */
const packFor = (id: string) =>
  packOf({
    id,
    operator: operators.get(id).operator,
    state: 'live',
    hasOpenUserIds: false,
    hasLinkedGames: false,
    ownGroup: undefined,
    answers: {},
    config: readConfig({}),
    now: Date.UTC(2026, 10, 25),
  })

test('so it is on the sheet of a label, and on a page of its pack', { timeout: soak ? 600_000 : 240_000 }, async () => {
  const failures: string[] = []
  for (const label of soak ? labels : [drawn(labels)]) {
    const [sheet, ...others] = (await packFor(label)).papers
    const papers =
      soak && label === labels[0] ? others : soak ? [] : [drawn(others.filter(({ fileName }) => fileName !== 'annex-data-map'))]
    for (const paper of [...(sheet ? [sheet] : []), ...papers])
      for (const failure of await findPageFailures(compile(paperOf(paper)))) failures.push(`${label}, ${paper.fileName}, ${failure}`)
  }
  expect(failures).toEqual([])
})

test('on every page words have 4.5 : 1 to what lies below them, no lines touch, nothing runs out, no page is mostly empty', {
  timeout: soak ? 14_400_000 : 240_000,
}, async () => {
  const failures: string[] = []
  for (const { kind, language, label } of looked)
    for (const failure of await findPageFailures(compile((await kinds[kind]?.(language, label)) as Document)))
      failures.push(`${label} in ${language}, ${kind}, ${failure}`)
  expect(failures).toEqual([])
})

const fontBlobs = typefaceFiles()
  .filter((file) => file.includes('figtree'))
  .map((file) => readFileSync(file))
const plainCompiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })

test.each([
  [
    'words in the colour of what lies below them',
    '#block(fill: navy, inset: 1em, text(fill: navy)[In danger now?])',
    /#001f3f on #001f3f, 1\.00 : 1/,
  ],
  ['grey words', '#text(fill: luma(130))[Small print]', /“Small print” is #828282 on #ffffff, 3\.\d\d : 1/],
  ['a rule through words', '#place(dy: 6pt, line(length: 100%))Stop for the day', /“Stop for the day” is crossed/],
  [
    'a rule at the foot of words',
    '#place(dy: 9pt, line(length: 100%, stroke: .6pt + luma(220)))Stop for the day',
    /“Stop for the day” is crossed/,
  ],
  ['words on words', '#place(dy: 5pt)[Do not chase]Stop for the day', /“Do not chase” touches “Stop for the day”/],
  ['words out of a box', '#block(fill: luma(230), width: 3em, box(width: 20em)[Too long for its box])', /is crossed by a line or an edge/],
  ['words beyond the margin', '#move(dx: 40mm, box(width: 200mm)[#h(130mm)Too far])', /“Too far” runs out of the page/],
  ['a page half empty', 'Above #v(1fr) Below', /% of its height are empty/],
  ['a few lines on a last page', 'The beginning #pagebreak() The end', /the last page has 1 lines/],
  ['a row on two pages', '#v(245mm)#table(columns: 2)[Short][#lorem(60)]', /a row of a table is on two pages/],
])('%s are found', async (_, body, failure) => {
  const source = `#set page(paper: "a4", margin: 19mm)\n#set text(font: "Figtree", size: 10pt)\n#set document(title: "x")\n${body}`
  const pdf = plainCompiler.pdf({ mainFileContent: source })
  expect(await findPageFailures(pdf)).toContainEqual(expect.stringMatching(failure))
})
