import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openOperators } from '../operators/registry.ts'
import { termsDocument } from '../report/build-document.ts'
import { openCompiler } from '../report/compiler.ts'
import { textsFor } from '../report/texts-for.ts'
import { findUaFailures, readSource, sourceFailures, treeFailures } from './pdf-ua.ts'
import { readPdf } from './read-pdf.ts'
import { simplePdf } from './simple-pdf.ts'

const operators = await openOperators({
  dir: fileURLToPath(new URL('../../operators', import.meta.url)),
  provider: { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example', retentionDays: 730 },
  hot: false,
})
const operator = operators.get('ncpg')
const pdf = openCompiler()(termsDocument(operator, await textsFor(operator, 'us'), false))
const source = readSource(pdf)
const read = await readPdf(pdf)

test('our documents have no failures', async () => {
  expect(await findUaFailures(pdf)).toEqual([])
})

test('an inaccessible PDF has many failures', async () => {
  expect(await findUaFailures(simplePdf('A title'))).toEqual([
    '06-002 no PDF/UA part',
    '06-003 no title in the metadata',
    '07-001 title not displayed',
    '11-006 no language',
    '31-009 font not embedded',
    '01-006 not tagged',
    '14-002 first heading is not of level 1',
    '01-005 content neither tagged nor decoration',
  ])
})

test.each([
  ['/Suspects false', '/Suspects true', '01-007 Suspects'],
  ['/RoleMap', '/Nothing', '02-001 role without a standard role'],
  ['<pdfuaid:part>1<', '<pdfuaid:part>2<', '06-002 no PDF/UA part'],
  ['dc:title', 'dc:other', '06-003 no title in the metadata'],
  ['/DisplayDocTitle true', '/DisplayDocTitle false', '07-001 title not displayed'],
  ['/Lang ', '/Nothing ', '11-006 no language'],
  ['/S /P', '/S /Figure', '13-004 figure without words'],
  ['/Type /Catalog', '/Encrypt 9 0 R', '26-001 encrypted'],
  ['/Tabs /S', '/Tabs /R', '28-008 page with links without order'],
  ['/StructParent ', '/Nothing ', '28-011 link without tag'],
  ['/Contents (', '/Nothing (', '28-012 link without words'],
  ['/FontFile2 ', '/Nothing ', '31-009 font not embedded'],
  ['/ToUnicode ', '/Nothing ', '31-027 font without Unicode'],
])('the check finds %s as %s', (from, to, failure) => {
  // Add a strong role, so that roles have to be mapped.
  const strong = source.includes('/S /Strong') ? source : source.replace('/S /P', '/S /Strong')
  expect(sourceFailures(strong.replaceAll(from, to))).toContain(failure)
})

test.each([
  [['H2'], '14-002 first heading is not of level 1'],
  [['H1', 'H3'], '14-003 heading level skipped'],
  [['H1', 'Table'], '02 role Table'],
])('the check reads headings and roles %j', (names, failure) => {
  const tags = { role: 'Document', text: '', children: names.map((role) => ({ role, text: '', children: [] })) }
  const [page] = read.pages
  expect(treeFailures({ ...read, pages: page ? [{ ...page, tags }] : [] })).toEqual([failure])
  expect(treeFailures({ ...read, bookmarks: [] })).toEqual(['heading without bookmark'])
})
