import { readFileSync } from 'node:fs'
import { marked, type Tokens } from 'marked'
import { expect, test } from 'vitest'
import { FolderOperator } from '../../contract/operator.ts'
import { readConfig } from '../process/config.ts'
import { settingNames } from '../process/settings.ts'
import { openCompiler } from '../report/compiler.ts'
import { paperOf } from '../report/paper.ts'
import { findUaFailures, tableRoles } from '../testing/pdf-ua.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { documents, factsOf, packOf } from './pack.ts'
import { proofs } from './proofs.ts'

const label = { name: 'Quiet Hour', languages: ['eng' as const], origins: [] }
const now = Date.UTC(2026, 10, 25)
const packFor = (more: Partial<Parameters<typeof factsOf>[0]['label']> = {}, env: Record<string, string> = {}) =>
  packOf(factsOf({ id: 'quiet-hour', label: { ...label, ...more }, hasOpenUserIds: more.userIds === 'open', config: readConfig(env), now }))

test('each document is PDF/UA-1 of at most six pages; the data map is an annex', async () => {
  const compile = openCompiler()
  for (const [name, markdown] of await packFor()) {
    const pdf = compile(paperOf(markdown, { fileName: name, author: 'Quiet Hour', time: now, footer: 'Gamalyze' }))
    expect(await findUaFailures(pdf, tableRoles), name).toEqual([])
    if (name !== 'data-map') expect((await readPdf(pdf)).pages.length, name).toBeLessThanOrEqual(6)
  }
})

const source = (name: string): string => readFileSync(`docs/standing/${name}.md`, 'utf8')

/** Sentences, items and rows after the title and the line below it; what is to be completed states nothing yet. */
const statements = (markdown: string): string[] =>
  marked
    .lexer(markdown)
    .slice(3)
    .flatMap((token) => {
      if (token.type === 'table') return (token as Tokens.Table).rows.map((row) => row.map(({ text }) => text).join(' | '))
      const texts =
        token.type === 'list' ? (token as Tokens.List).items.map(({ text }) => text) : token.type === 'paragraph' ? [token.text] : []
      return texts.flatMap((text: string) => text.split(/(?<=[.!?]) (?=[A-Z"])/))
    })
    .filter((text) => !/\*\*to be completed\*\*/i.test(text))

test.each(documents)('each sentence of %s says what holds it', (name) => {
  expect(statements(source(name)).filter((sentence) => !/\[\[[\w, ]+\]\]/.test(sentence))).toEqual([])
})

test.each(Object.entries(proofs))('the proof %s exists: %s', (key, proof) => {
  expect(documents.some((name) => new RegExp(`\\[\\[([\\w, ]+, )?${key}(, [\\w, ]+)?\\]\\]`).test(source(name)))).toBe(true)
  const [, kind, rest = ''] = /^(setting|operator\.json|law|promise): (.*)$/.exec(proof) ?? []
  if (kind === 'setting') expect(settingNames).toContain(rest)
  else if (kind === 'operator.json') expect(Object.keys(FolderOperator.properties)).toContain(rest)
  else if (kind === undefined) {
    const [path = '', words = ''] = proof.split(/: (.*)/s)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(words)
    // A test that is skipped proves nothing.
    expect(text.slice(Math.max(0, text.indexOf(words) - 30), text.indexOf(words))).not.toMatch(/\.(skip|todo|fails|fixme)\b/)
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
  expect(named.get('data-protection')).toContain('| Controller | Quiet Hour Ltd [1] |')
})

test.each([
  [{}, 'A game is removed after 730 days, or when it is deleted ['],
  [{ RETENTION_DAYS: '90' }, 'A game is removed after 90 days, or when it is deleted ['],
  [{ RETENTION_DAYS: '0' }, 'Games are **kept for good**'],
  [{ MAILS_PER_ADDRESS: '3' }, 'limit of 3 mails a day'],
])('with %j the documents say so', async (env: Record<string, string>, words) => {
  expect([...(await packFor({}, env)).values()].join('\n')).toContain(words)
})

test('a label that passes user ids or asks for results is described as one', async () => {
  const text = (await packFor({ terms: { partnerUserIds: true }, sharing: { purpose: { eng: 'Limits' }, what: ['category'] } })).get(
    'questions',
  )
  expect(text).toContain('The data are pseudonymous [')
  expect(text).toContain('may read the category of a result')
  expect(text).toContain('only if the player agreed to it after that result')
  expect((await packFor({ userIds: 'open' })).get('questions')).toContain('opens results without asking the player')
})

test('the help of the label’s country is named with how sure it is and how old', async () => {
  const text = (await packFor({ country: 'DK' })).get('questions')
  expect(text).toMatch(/StopSpillet \(by the service's own page or an authority\), in a crisis Livslinien \(by two pages of others\)/)
  expect(text).toMatch(/The oldest of these sources was read on 20\d\d-\d\d-\d\d/)
  expect((await packFor()).get('questions')).toContain('Players choose their country')
})
