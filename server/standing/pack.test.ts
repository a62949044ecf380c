import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { openCompiler } from '../report/compiler.ts'
import { paperOf } from '../report/paper.ts'
import { findUaFailures, tableRoles } from '../testing/pdf-ua.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documents, factsOf, packOf } from './pack.ts'

const label = { name: 'Quiet Hour', languages: ['eng' as const], origins: [] }
const now = Date.UTC(2026, 10, 25)
const packFor = (more: Partial<Parameters<typeof factsOf>[0]['label']> = {}, env: Record<string, string> = {}) =>
  packOf(factsOf({ id: 'quiet-hour', label: { ...label, ...more }, config: readConfig(env), now }))

test('each document is PDF/UA-1 of at most six pages; the data map is an annex', async () => {
  const compile = openCompiler()
  for (const [name, markdown] of await packFor()) {
    const pdf = compile(paperOf(markdown, { fileName: name, author: 'Quiet Hour', time: now, footer: 'Gamalyze' }))
    expect(await findUaFailures(pdf, tableRoles), name).toEqual([])
    if (name !== 'data-map') expect((await readPdf(pdf)).pages.length, name).toBeLessThanOrEqual(6)
  }
})

test('what is said to hold a statement exists', () => {
  for (const name of documents) {
    const text = readFileSync(new URL(`../../docs/standing/${name}.md`, import.meta.url), 'utf8')
    for (const [, path = ''] of text.matchAll(/`((?:server|e2e|app|contract|i18n|scripts|docs)\/[\w./-]+\.\w+)`/g))
      expect(existsSync(path), `${name}: ${path}`).toBe(true)
  }
})

test('a label without country, controller and contact is told so in the document', async () => {
  const text = (await packFor()).get('data-protection')
  expect(text?.match(/\*\*not named\*\*/g)?.length).toBeGreaterThanOrEqual(4)
  const named = await packFor({
    country: 'DK',
    privacy: { controller: 'Quiet Hour Ltd', contact: 'privacy@quiet-hour.example', legalBasis: 'consent' },
  })
  for (const [, document] of named) expect(document).not.toContain('not named')
  expect(named.get('data-protection')).toContain('| Controller | Quiet Hour Ltd |')
})

test.each([
  [{ RETENTION_DAYS: '90' }, 'A game is removed after 90 days.'],
  [{ RETENTION_DAYS: '0' }, 'Games are **kept for good**'],
  [{ MAILS_PER_ADDRESS: '3' }, 'limit of 3 mails a day'],
])('with %j the documents say so', async (env: Record<string, string>, words) => {
  expect([...(await packFor({}, env)).values()].join('\n')).toContain(words)
})

test('a label that passes user ids or asks for results is described as one', async () => {
  const text = (await packFor({ terms: { partnerUserIds: true }, sharing: { purpose: { eng: 'Limits' }, what: ['category'] } })).get(
    'questions',
  )
  expect(text).toContain('The data are pseudonymous.')
  expect(text).toContain('may read the category of a result')
})
