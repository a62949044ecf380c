import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { riskBorders } from '../../contract/scales.ts'
import { sets } from '../../i18n/sets.ts'
import { readJson } from '../operators/read-json.ts'
import { readConfig } from '../process/config.ts'
import { openCompiler } from '../report/compiler.ts'
import { paperOf } from '../report/paper.ts'
import { newFolder } from '../testing/new-folder.ts'
import { readSource, readWithFailures, tableRoles } from '../testing/pdf-ua.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { textsRead } from './annexes.ts'
import { controllerQuestions, providerQuestions, readAnswers } from './answers.ts'
import type { Needs } from './needs.ts'
import { contradictionsOf, openPointsOf } from './open-points.ts'
import { packOf, pages } from './pack.ts'

const operator = { name: 'Quiet Hour', defaultLanguage: 'eng' as const, languages: ['eng' as const], origins: [] }
const needsFor = (more: Partial<Needs['operator']> = {}, env: Record<string, string> = {}, found: Partial<Needs> = {}): Needs => ({
  id: 'quiet-hour',
  operator: { ...operator, ...more },
  state: 'live',
  hasOpenUserIds: more.userIds === 'open',
  hasLinkedGames: false,
  ownGroup: undefined,
  answers: {},
  config: readConfig(env),
  now: Date.UTC(2026, 10, 25),
  ...found,
})
const compile = openCompiler()
const filesFor = async (...needs: Parameters<typeof needsFor>) => (await packOf(needsFor(...needs))).files
const sheetFor = async (...needs: Parameters<typeof needsFor>) => (await filesFor(...needs))['sheet.md'] ?? ''
const sound = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://test.gamalyze.dk',
  PROVIDER_URL: 'https://gamalyze.dk/',
  CONTACT_EMAIL: 'contact@gamalyze.dk',
  SMTP_URL: 'smtps://mail.gamalyze.dk',
}
const stated = { controller: 'Quiet Hour Ltd', contact: 'privacy@quiet-hour.example', legalBasis: 'consent' as const }
/** As it is read from operator.json */
const privacy = readJson(JSON.stringify(stated)).value as typeof stated
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test('each document is marked PDF/UA-1, passes our own check of its structure, and has at most six pages; the data map is an annex', async () => {
  const { papers } = await packOf(needsFor())
  const links = new Set(papers.map(({ fileName }) => `${fileName}.pdf`))
  for (const paper of papers) {
    const document = paperOf(paper)
    const pdf = compile(document)
    const { failures, pages } = await readWithFailures(pdf, tableRoles)
    expect(failures, paper.fileName).toEqual([])
    if (paper.fileName !== 'annex-data-map') expect(pages.length, paper.fileName).toBeLessThanOrEqual(6)
    const tables = document.template === 'paper' ? document.data.blocks.filter((block) => block.kind === 'table') : []
    for (const { head } of tables) expect(head.every((cell) => cell.length > 0)).toBe(true)
    const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
    expect(readSource(pdf).match(/\/S \/TH\s[^>]*\/Scope \/Row/g) ?? [], 'rows with a header').toHaveLength(rows)
    expect(paper.markdown, 'a document by its name').not.toMatch(/(?<![*\\])\*\w[^*\n]*\*(?!\*)/)
    for (const [, link] of paper.markdown.matchAll(/\]\(([\w-]+\.pdf)\)/g)) expect(links).toContain(link)
  }
})

test('the sheet of a label with all that a label can have, and all open, has three pages at most', async () => {
  const long = (length: number) => 'Wide words, '.repeat(length).slice(0, length)
  const everything = needsFor(
    {
      name: long(60),
      country: 'US-NJ',
      languages: Object.keys(sets).slice(0, 15) as Needs['operator']['languages'],
      ageMark: 21,
      sharing: { purpose: { eng: long(400) }, what: ['category', 'score'] },
      terms: {},
      study: { id: 's'.repeat(40), until: '2027-06-30', coachingPopups: false },
    },
    { RETENTION_DAYS: '0', PUBLIC_URL: `http://${'long.'.repeat(20)}example` },
    {
      state: 'paused',
      hasOpenUserIds: true,
      hasLinkedGames: true,
      uncoachedUntil: '2027-06-30',
      ownGroup: { version: 'own-1', n: 1234 },
      problem: long(300),
    },
  )
  const sheets = [everything, { ...everything, operator: { ...everything.operator, privacy: { ...privacy, controller: long(120) } } }]
  for (const needs of sheets) {
    const [sheet] = (await packOf(needs)).papers
    expect(sheet?.fileName).toBe('sheet')
    expect((await readPdf(compile(paperOf(sheet as never)))).pages.length).toBeLessThanOrEqual(3)
  }
})

test('sheet and pages have 9,000 words at most, and no document names a test', async () => {
  const files = await filesFor({ country: 'US' })
  expect(wordsIn(['sheet', ...pages].map((name) => files[`${name}.md`]).join('\n'))).toBeLessThanOrEqual(9000)
  for (const [name, text] of Object.entries(files)) expect(text, name).not.toMatch(/\.(test|spec)\b|\be2e\/|store-contract/)
})

test.each(pages)('%s is a page as it stands: nothing in it is filled in', async (name) => {
  expect((await filesFor())[`${name}.md`]).toBe(readFileSync(`docs/standing/${name}.md`, 'utf8'))
  expect((await filesFor())[`${name}.md`]).not.toMatch(/\{\{|\[\[/)
})

test('what a label does not name and nobody filled in is open on its sheet and in the annex, and an answer stands there', async () => {
  const bare = openPointsOf(needsFor())
  expect(bare.filter(({ answer }) => answer === undefined)).toEqual(bare)
  const files = await filesFor()
  for (const { field, file } of bare) {
    expect(files['sheet.md']).toContain(`(\`${field}\`)`)
    expect(files['annex-answers.md']).toContain(`| \`${field}\` in ${file} |`)
  }
  const said = (questions: Record<string, string>) =>
    Object.fromEntries(Object.keys(questions).map((field) => [field, `Answer ${field} |*`]))
  const found = { answers: { ...said(providerQuestions), operators: { 'quiet-hour': said(controllerQuestions) } } }
  for (const legalBasis of ['consent', 'public_task'] as const) {
    const filled = await filesFor({ country: 'DK', privacy: { ...privacy, legalBasis } }, { RETENTION_DAYS: '0' }, found)
    expect(filled['sheet.md']).toContain('| Controller | Quiet Hour Ltd |')
    expect(filled['sheet.md']).toMatch(/\n0 of \d+ questions/)
    const text = filled['annex-answers.md'] ?? ''
    expect(filled['sheet.md'] + text).not.toContain('**open**')
    expect(text.includes('Answer publicTask \\|\\*')).toBe(legalBasis === 'public_task')
    expect(text.includes('Answer articleNine \\|\\*')).toBe(legalBasis === 'public_task')
    expect(text.includes('Answer explicitConsent \\|\\*')).toBe(legalBasis === 'consent')
    expect(text).toContain('Answer keptForGood \\|\\*')
  }
})

test.each(['TBD', 'company number 000000', '…'])('the placeholder "%s" is no answer', (hosting) => {
  expect(openPointsOf(needsFor({}, {}, { answers: { hosting } })).find(({ field }) => field === 'hosting')?.answer).toBeUndefined()
})

test('the one file of answers is read, and refused with its place', async () => {
  const operatorsDir = newFolder(onTestFinished)
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
})

test('every answer is named in the page about data', () => {
  const page = readFileSync('docs/data.md', 'utf8')
  for (const field of Object.keys({ ...providerQuestions, ...controllerQuestions })) expect(page).toContain(`| \`${field}\` |`)
})

test.each<[string, Record<string, string>, Partial<Needs>, string[]]>([
  ['none', {}, {}, []],
  ['an open line', { PUBLIC_URL: 'http://127.0.0.1:8080' }, {}, ['PUBLIC_URL is http://127.0.0.1:8080']],
  [
    'names that lead to nobody',
    { PROVIDER_URL: 'https://gamalyze.example/', CONTACT_EMAIL: 'me@example.com' },
    {},
    ['providerUrl in PROVIDER_FILE is', 'contactEmail in PROVIDER_FILE is'],
  ],
  ['no mail server', { SMTP_URL: '' }, {}, ['SMTP_URL is not set']],
  ['accounts that the label keeps quiet about', {}, { hasLinkedGames: true }, ['There are games of Quiet Hour with its own user ids']],
  ['accounts that open results without asking', {}, { hasOpenUserIds: true }, ['An account opens results without asking']],
  [
    'results that are asked for too early',
    {},
    { operator: { ...operator, sharing: { purpose: { eng: 'Limits' }, what: ['category'] } } },
    ['asks for results, while it is open'],
  ],
  ['answers that cannot be read', {}, { problem: 'Not JSON.' }, ['Not JSON.']],
])('of contradictions between settings and documents, %s is told', (_, env, found, words) => {
  const settings = Object.fromEntries(Object.entries({ ...sound, ...env }).filter(([, value]) => value !== ''))
  expect(contradictionsOf(needsFor({}, settings, found))).toEqual(words.map((each) => expect.stringContaining(each)))
})

test('the words that players read are those of the label: with an account other terms, and the question that it asks', async () => {
  const anonymous = (await filesFor())['annex-words.md'] ?? ''
  expect(anonymous).toContain('Your game is stored without your name')
  expect(anonymous).not.toContain('Share this result')
  expect(anonymous, 'a label that asks for nothing').not.toContain('We ask again after each game')
  const shared = await filesFor({
    privacy,
    terms: { partnerUserIds: true },
    sharing: { purpose: { eng: 'To *help* you' }, what: ['category'] },
  })
  for (const words of [
    'is linked to your account at Quiet Hour',
    'Data controller: Quiet Hour Ltd. If you have a question about your data, write to privacy@quiet-hour.example.',
    'Share this result',
    'To \\*help\\* you',
  ])
    expect(shared['annex-words.md']).toContain(words)
})

test('words of the label’s own stand beside those that they replace, and sheet and annex name the sets that have some', async () => {
  const own = { 'landing.title': 'Know *your* game', 'shell.notice': 'Take a break.' }
  const languages = ['dan', 'us', 'ger', 'gre'] as const
  const files = await filesFor({ languages: [...languages], ownTexts: { dan: own, us: own, ger: own, gre: {} } })
  expect(files['sheet.md']).toContain(
    '| Its own words | in Danish (da), American English (en-US), German (de): see *Words that players read* |',
  )
  const words = files['annex-words.md'] ?? ''
  expect(words).toContain('in American English (en-US); the sets of the other')
  expect(words).toContain('- German (de), `landing.title`: “Know \\*your\\* game” in place of “Wie spielen Sie?”')
  expect(words).toContain('- Greek (el): none')
  const without = await filesFor({ languages: ['dan'] })
  expect(without['sheet.md']).toContain('| Its own words | none |')
  expect(without['annex-words.md']).toContain('in English, which this label does not offer;')
})

test('what data-protection.md says of single sentences of the test is said of sentences that players read', async () => {
  const [, explained = ''] = readFileSync('docs/standing/data-protection.md', 'utf8').split("## How the test's own words")
  const read = ((await filesFor())['annex-words.md'] ?? '').replaceAll('’', "'").toLowerCase()
  const quoted = [...explained.matchAll(/^- \*"([^"]+)"/gm)].map(([, words = '']) => words.toLowerCase())
  expect(quoted.length).toBeGreaterThan(4)
  for (const words of quoted) expect(read).toContain(words)
})

test('a name with Markdown in it stands on the sheet as it is', async () => {
  const [sheet] = (await packOf(needsFor({ name: 'A|B [[x]] *C* & \\D' }))).papers
  expect(JSON.stringify(paperOf(sheet as never).data).replaceAll('"},{"text":"', '')).toContain('on the pages of A|B [[x]] *C* & \\\\D:')
})

test.each<[string, Parameters<typeof needsFor>, string]>([
  ['the usual time', [], '| Games are kept | 730 days after the test was opened, begun or not'],
  ['another time', [{}, { RETENTION_DAYS: '90' }], '| Games are kept | 90 days after'],
  ['no end', [{}, { RETENTION_DAYS: '0' }], '| Games are kept | **for ever**'],
  ['a limit of mails', [{}, { MAILS_PER_ADDRESS: '3' }], '| Mailed reports | 3 of a game at most; to one mailbox 3 a day by pages'],
  ['a pause', [{}, {}, { state: 'paused' }], '| State | **paused**'],
  ['an end', [{}, {}, { state: 'ended' }], '| State | **ended**'],
  ['the volunteers', [], '| Compared with | 665 healthy volunteers'],
  ['own group', [{}, {}, { ownGroup: { version: 'own-1', n: 1234 } }], '1234 first games of this installation’s own players (group own-1)'],
  ['a study', [{ study: { id: 'retest-2027', until: '2027-06-30' } }], '| Study | **retest-2027**, until 2027-06-30'],
  ['user ids', [{ terms: { partnerUserIds: true } }], 'The data are pseudonymous'],
  ['user ids of stored games', [{}, {}, { hasLinkedGames: true }], 'The data are pseudonymous'],
  ['open user ids', [{ userIds: 'open' }], 'opens them without asking the player'],
  ['no accounts', [], '| Earlier results | no account can open one'],
  ['sharing', [{ sharing: { purpose: { eng: 'Limits' }, what: ['category'] } }], 'the category of a result, once the player agreed to it'],
  ['its purpose', [{ sharing: { purpose: { eng: 'Limits' }, what: ['score'] } }], 'The purpose that players read: “Limits”'],
  ['contradictions', [], '**Settings of this installation contradict these documents'],
  ['help', [{ country: 'DK' }], 'Helplines: StopSpillet (70 22 28 25; source: the service or an authority) in Danish.'],
  ['a crisis', [{ country: 'DK' }], 'In a crisis: Livslinien (70 201 201; source: one dated page)'],
  ['how old its sources are', [{ country: 'DK' }], 'the earliest dated one is from 2015-10-26'],
  ['help of a state in a crisis', [{ country: 'US-NJ' }], 'In a crisis: 988 Suicide'],
])('the sheet says %s', async (_, needs, words) => {
  expect(await sheetFor(...needs)).toContain(words)
})

test('settings that contradict nothing are not complained of, and every country of the list has its help in the annex', async () => {
  const files = await filesFor({}, sound)
  expect(files['sheet.md']).toContain('No setting contradicts a document.')
  expect(files['sheet.md']).not.toContain('Settings of this installation contradict')
  expect(files['annex-help.md']).toContain('- **Denmark (DK).** Helplines: StopSpillet (70 22 28 25;')
})

test('sheet, annex and pages say who has read the texts, from one source, as does the hazard log', async () => {
  const files = await filesFor()
  expect(textsRead).toBe('native-read: none of 20 sets; read by a clinician: no')
  for (const name of ['sheet', 'annex-answers', 'questions', 'accessibility-information'])
    expect(files[`${name}.md`], name).toContain(textsRead)
  expect(files['safety.md']).toContain('No clinician has read them yet')
})

test('accessibility-information.md says how many criteria are met in part, as the conformance report does', () => {
  expect(readFileSync('dist/docs/accessibility.md', 'utf8')).toMatch(/Of 55 criteria \d+ are met, 1 in part, 0 not/)
  expect(readFileSync('docs/standing/accessibility-information.md', 'utf8')).toContain('Of the 55 criteria')
})

test('figures in purpose.md are those of the method card', () => {
  const page = readFileSync('docs/standing/purpose.md', 'utf8')
  const card = readFileSync('docs/method-card.md', 'utf8')
  for (const [said, shown] of [
    ['665 healthy volunteers', 'a player with 665 research volunteers'],
    [
      'a standard error of 11 points; without such change it would be .64 and 9 points',
      'correlate r = 0.64; the standard error of one score is 9.0 points',
    ],
    ['in only 16 to 36 % of cases', '24 to 69, 16 % |'],
    ['.661, 95 % interval .566 to .757', 'with a chance (AUC) of 0.661'],
    ['44 of 100 healthy volunteers, and 54 of 100', '44 of 100 healthy people are told "risky" or higher, and 54 of 100'],
    ['95 to 97 % of cases, "likely" in 77 to 80 %, "perhaps" in 58 to 60 %', '| very likely | 27 % | 97 % | 96 % | 97 % | 95 % | 97 % |'],
    ['the weights alone flatter it by .015', 'flatters the AUC by 0.015'],
    ['Of 1,991 statements in 120 whole reports of 1.0.0, 156', 'Of 120 whole reports of 1.0.0'],
    ['12,453 in the last 300 reports of this version, 39', '| ninth, the same | 100 | 4102 | 1 (0.0 %) | 6 (0.1 %) |'],
  ] as const) {
    expect(page).toContain(said)
    expect(card).toContain(shown)
  }
  const [medium, risky, high] = riskBorders
  expect(page).toContain(
    `low risk below ${medium}, medium risk from ${medium} to ${risky - 1}, risky from ${risky} to ${high - 1}, high risk from ${high}`,
  )
})
