import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marked, type Tokens } from 'marked'
import { expect, test } from 'vitest'
import { FolderOperator } from '../../contract/operator.ts'
import { readConfig } from '../process/config.ts'
import { settingNames } from '../process/settings.ts'
import { openCompiler } from '../report/compiler.ts'
import { paperOf } from '../report/paper.ts'
import { findUaFailures, tableRoles } from '../testing/pdf-ua.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { controllerQuestions, providerQuestions, readAnswers } from './answers.ts'
import { factsOf } from './facts.ts'
import { contradictionsOf, openPointsOf } from './open-points.ts'
import { documents, packOf } from './pack.ts'
import { proofs } from './proofs.ts'

const label = { name: 'Quiet Hour', defaultLanguage: 'eng' as const, languages: ['eng' as const], origins: [] }
type Needs = Parameters<typeof factsOf>[0]
const needsFor = (more: Partial<Needs['label']> = {}, env: Record<string, string> = {}, found: Partial<Needs> = {}): Needs => ({
  id: 'quiet-hour',
  label: { ...label, ...more },
  hasOpenUserIds: more.userIds === 'open',
  hasLinkedGames: false,
  ownGroup: undefined,
  answers: {},
  config: readConfig(env),
  now: Date.UTC(2026, 10, 25),
  ...found,
})
const packFor = (...needs: Parameters<typeof needsFor>) => packOf(factsOf(needsFor(...needs)))
const sound = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://test.gamalyze.dk',
  PROVIDER_URL: 'https://gamalyze.dk/',
  CONTACT_EMAIL: 'contact@gamalyze.dk',
  SMTP_URL: 'smtps://mail.gamalyze.dk',
}
const privacy = { controller: 'Quiet Hour Ltd', contact: 'privacy@quiet-hour.example', legalBasis: 'consent' as const }

test('each document is marked PDF/UA-1, passes our own check of its structure, and has at most six pages; the data map is an annex', async () => {
  const compile = openCompiler()
  for (const [name, markdown] of await packFor()) {
    const pdf = compile(paperOf(markdown, { fileName: name, author: 'Quiet Hour', time: 0, footer: 'Gamalyze' }))
    expect(await findUaFailures(pdf, tableRoles), name).toEqual([])
    if (name !== 'data-map') expect((await readPdf(pdf)).pages.length, name).toBeLessThanOrEqual(6)
  }
})

const source = (name: string): string => readFileSync(`docs/standing/${name}.md`, 'utf8')

/** Sentences, items and rows after the title and the line below it; a placeholder alone is filled by code. */
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
    .filter((text) => !/^\{\{\w+\}\}$/.test(text))

test.each(documents)('each sentence of %s says what holds it', (name) => {
  expect(statements(source(name)).filter((sentence) => !/\[\[[\w, ]+\]\]/.test(sentence))).toEqual([])
})

test.each(Object.entries(proofs))('the proof %s exists: %s', (key, proof) => {
  expect(
    [...documents.map(source), ...['facts', 'words', 'pack'].map((name) => readFileSync(`server/standing/${name}.ts`, 'utf8'))].some(
      (text) => new RegExp(`\\[\\[([\\w, ]+, )?${key}(, [\\w, ]+)?\\]\\]`).test(text),
    ),
  ).toBe(true)
  const [, kind, rest = ''] = /^(setting|operator\.json|answer|law|promise|statement): (.*)$/.exec(proof) ?? []
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

test('what a label does not name and nobody filled in is open in its place and listed in one, and an answer stands in both', async () => {
  const bare = openPointsOf(needsFor())
  expect(bare.filter(({ answer }) => answer === undefined)).toEqual(bare)
  const text = [...(await packFor()).values()].join('\n')
  for (const { field, file } of bare) expect(text, field).toContain(`**to be filled in** (\`${field}\` in ${file})`)
  const said = (questions: Record<string, string>) =>
    Object.fromEntries(Object.keys(questions).map((field) => [field, `Answer ${field} |*`]))
  const found = { answers: { ...said(providerQuestions), operators: { 'quiet-hour': said(controllerQuestions) } } }
  for (const legalBasis of ['consent', 'public_task'] as const) {
    const filled = [
      ...(await packFor({ country: 'DK', privacy: { ...privacy, legalBasis } }, { RETENTION_DAYS: '0' }, found)).values(),
    ].join('\n')
    expect(filled).not.toContain('to be filled in** (')
    expect(filled).not.toContain('**open**')
    expect(filled).toContain('| Controller | Quiet Hour Ltd [1] |')
    expect(filled.includes('Answer articleNine \\|\\*')).toBe(legalBasis === 'public_task')
    expect(filled.includes('Answer explicitConsent \\|\\*')).toBe(legalBasis === 'consent')
    expect(filled).toContain('Answer keptForGood \\|\\*')
  }
})

test.each(['TBD', 'company number 000000', '…'])('the placeholder "%s" is no answer', (hosting) => {
  expect(openPointsOf(needsFor({}, {}, { answers: { hosting } })).find(({ field }) => field === 'hosting')?.answer).toBeUndefined()
})

test('the comparison group in force is named', async () => {
  expect((await packFor()).get('purpose')).toContain('the comparison is with 665 healthy volunteers')
  const own = await packFor({}, {}, { ownGroup: { version: 'own-1', n: 1234 } })
  expect(own.get('purpose')).toContain('with 1234 first games of its own players (group own-1)')
})

test('the one file of answers is read, and refused with its place', async () => {
  const operatorsDir = mkdtempSync(join(tmpdir(), 'standing-'))
  const say = (text: string) => writeFileSync(join(operatorsDir, '_standing.json'), text)
  expect(await readAnswers({ operatorsDir })).toEqual({ answers: {} })
  const answers = { hosting: 'Host Ltd, Denmark', operators: { nfl: { officer: 'None, by article 37' } } }
  say(JSON.stringify(answers))
  expect(await readAnswers({ operatorsDir })).toEqual({ answers })
  for (const [text, words] of [
    ['{', /_standing\.json cannot be read/],
    ['[]', /_standing\.json must be object/],
    ['{ "host": "x" }', /_standing\.json\/host is not known\./],
    ['{ "hosting": "" }', /\/hosting must match pattern/],
    ['{ "breachHours": "soon" }', /\/breachHours must match pattern/],
    ['{ "operators": { "nfl": { "officer": 1 } } }', /\/operators\/nfl\/officer must be string/],
  ] as const) {
    say(text)
    expect(await readAnswers({ operatorsDir })).toEqual({ answers: {}, problem: expect.stringMatching(words) })
  }
  rmSync(operatorsDir, { recursive: true })
})

test('every answer is named in the operations page', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  for (const field of Object.keys({ ...providerQuestions, ...controllerQuestions })) expect(page).toContain(`| \`${field}\` |`)
})

test.each<[string, Record<string, string>, Partial<Needs>, string[]]>([
  ['none', {}, {}, []],
  ['an open line', { PUBLIC_URL: 'http://127.0.0.1:8080' }, {}, ['PUBLIC_URL is http://127.0.0.1:8080']],
  [
    'names that lead to nobody',
    { PROVIDER_URL: 'https://gamalyze.example/', CONTACT_EMAIL: 'me@example.com' },
    {},
    ['PROVIDER_URL is', 'CONTACT_EMAIL is'],
  ],
  ['no mail server', { SMTP_URL: '' }, {}, ['SMTP_URL is not set']],
  [
    'games of accounts that the label keeps quiet about',
    {},
    { hasLinkedGames: true },
    ['There are games of Quiet Hour with its own user ids'],
  ],
  ['accounts that open results without asking', {}, { hasOpenUserIds: true }, ['An account opens results without asking']],
  [
    'results that are asked for too early',
    {},
    { label: { ...label, sharing: { purpose: { eng: 'Limits' }, what: ['category'] } } },
    ['asks for results, while it is open'],
  ],
  ['answers that cannot be read', {}, { problem: 'Not JSON.' }, ['Not JSON.']],
])('of contradictions between settings and documents, %s is told', (_, env, found, words) => {
  const settings = Object.fromEntries(Object.entries({ ...sound, ...env }).filter(([, value]) => value !== ''))
  expect(contradictionsOf(needsFor({}, settings, found))).toEqual(words.map((each) => expect.stringContaining(each)))
})

test('the words that players read are those of the label: with an account other terms, and the question that it asks', async () => {
  const anonymous = (await packFor()).get('words') ?? ''
  expect(anonymous).toContain('Your data is anonymous.')
  expect(anonymous).not.toContain('Share this result')
  expect(anonymous, 'a label that asks for nothing').not.toContain('We ask again after each game')
  expect(anonymous, 'a note behind its sentence').toMatch(
    /delete it yourself while your report is open\.\n\n\*\*How to understand it:\*\* That number is/,
  )
  const shared = await packFor({
    privacy,
    terms: { partnerUserIds: true },
    sharing: { purpose: { eng: 'To *help* you' }, what: ['category'] },
  })
  for (const words of [
    'is linked to your account at Quiet Hour',
    'Responsible for this data: Quiet Hour Ltd',
    'Share this result',
    'To \\*help\\* you',
  ])
    expect(shared.get('words')).toContain(words)
})

test('a label without accounts is told nothing of them, and a document with contradicted settings says so at its head', async () => {
  const texts = [...(await packFor()).entries()].filter(([name]) => name !== 'data-map')
  for (const [, text] of texts) expect(text).not.toContain('games of an account')
  expect(texts.find(([name]) => name === 'safety')?.[1]).toMatch(/^# Hazard log\n\n\*\*Settings of this installation contradict/)
  expect((await packFor({}, sound)).get('safety')).not.toContain('contradict')
})

test('a name with Markdown in it stands in the documents as it is', async () => {
  const text = (await packFor({ name: 'A|B [[x]] *C* & \\D' })).get('questions') ?? ''
  const { data } = paperOf(text, { fileName: '', author: '', time: 0, footer: '' })
  expect(JSON.stringify(data).replaceAll('"},{"text":"', '')).toContain('at A|B [[x]] *C* & \\\\D, 2026')
})

test.each([
  [{}, 'A game, begun or not, is removed 730 days after the test was opened, or earlier'],
  [{ RETENTION_DAYS: '90' }, 'A game, begun or not, is removed 90 days after the test was opened, or earlier'],
  [{ RETENTION_DAYS: '0' }, 'Games are **kept for good**'],
  [{ MAILS_PER_ADDRESS: '3' }, 'against the limit of 3 mails'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, 'A collector of traces of the provider is set up here'],
])('with %j the documents say so', async (env: Record<string, string>, words) => {
  expect([...(await packFor({}, env)).values()].join('\n')).toContain(words)
})

test('a label that passes user ids or asks for results is described as one', async () => {
  const text = (await packFor({ terms: { partnerUserIds: true }, sharing: { purpose: { eng: 'Limits' }, what: ['category'] } })).get(
    'questions',
  )
  expect(text).toContain('The data are pseudonymous.')
  expect(text).toContain('may read the category of a result')
  expect(text).toContain('that the player is told: “Limits”')
  expect(text).toContain('only if that was agreed to after the result')
  expect((await packFor({ userIds: 'open' })).get('questions')).toContain('opens results without asking the player')
})

test('the help of the label’s country is named with how sure it is and how old', async () => {
  const text = (await packFor({ country: 'DK' })).get('questions')
  expect(text).toMatch(
    /StopSpillet \(70 22 28 25; source: the service or an authority\), which speaks Danish; in a crisis Livslinien \(70 201 201; source: two dated pages or lists/,
  )
  expect(text).toMatch(/The sources were read from 20\d\d-\d\d-\d\d on; the earliest dated source is from 2018-12-21/)
  expect((await packFor()).get('questions')).toMatch(/Players choose their country.* With a helpline number: Argentina, /)
  expect(factsOf(needsFor()).helpOfEach).toContain('- In Denmark (DK) players are referred to StopSpillet (70 22 28 25;')
})
