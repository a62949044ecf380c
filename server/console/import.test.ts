import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { lookCalls } from '../../contract/console/look-calls.ts'
import { type Reason, reasonText } from '../../contract/console/reasons.ts'
import type { Operator } from '../../contract/operator.ts'
import { followLooks } from '../operators/follow-looks.ts'
import { hashFiles, readOperatorFolder } from '../operators/operator-files.ts'
import { openStore } from '../store/open-store.ts'
import { type ConsoleClient, signedIn } from '../testing/console-client.ts'
import { makePng } from '../testing/png.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

const { look, takeOver, addDraft, saveDraft, checkLook, importFolder, publish, putFile, draft, removeDraft, versions } = lookCalls
const { checkText, savePage } = consoleCalls
const at = { operator: 'nfl' }
const nflFiles = await readOperatorFolder('operators', 'nfl')
const operatorJson: Operator = JSON.parse(String(nflFiles.get('operator.json')))
const png = makePng(1, 1)
const svg = (fill: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`)

type Given = { path: string; data: string }
const file = (path: string, bytes: Buffer | string): Given => ({ path, data: Buffer.from(bytes).toString('base64') })
const folder = (...more: Given[]): Given[] => {
  const replacedPaths = new Set(more.map(({ path }) => path))
  return [...[...nflFiles].filter(([path]) => !replacedPaths.has(path)).map(([path, bytes]) => file(path, bytes)), ...more]
}
const label = (more: object): Given[] => folder(file('operator.json', JSON.stringify({ ...operatorJson, ...more })))
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

const strangePaths = [
  '../operator.json',
  '/etc/passwd.json',
  'texts/../../secret.json',
  'texts/eng.json/..',
  'a/logo.png',
  'texts\\eng.json',
  'logo.svg\u0000.png',
  'OPERATOR.JSON',
  'Logo.png',
  '.hidden.png',
  'label.zip',
  'page.html',
  '__proto__',
  'logo.svg ',
  'ｌogo.png',
]
const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(200)])
/** Files that are never part of a label, whatever their path says. */
const refusedFiles: [string, Given[]][] = [
  ['a file twice', [...folder(), file('operator.json', '{}')]],
  ['a file twice, differing only in case', folder(file('texts/eng.json', '{}'), file('texts/ENG.json', '{}'))],
  ['an archive', folder(file('logo.png', zip))],
  ['an image with an appended archive', folder(file('logo.png', Buffer.concat([png, zip])))],
  // One picture; the others that are refused are in `server/operators/check-svg.test.ts`, and pages in `check-origins.test.ts`.
  ['a base address', folder(file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" xml:base="https://x.example/"><path/></svg>'))],
  ['JSON nested thousands of levels deep', folder(file('operator.json', deep(100_000)))],
  ['texts nested thousands of levels deep', folder(file('texts/eng.json', `{"landing.title":${deep(50_000)}}`))],
  ['no operator.json', [file('logo.svg', svg('#123456'))]],
]
/** Accepted as an unfinished draft, reported, and never published. */
const unfit: [string, Given[]][] = [
  ['a list', folder(file('operator.json', '[]'))],
  ['nothing', folder(file('operator.json', 'null'))],
  ['no JSON', folder(file('operator.json', zip))],
  ['other types', label({ theme: 5, languages: {}, origins: 'x' })],
  ['unknown keys', label({ script: 'alert(1)' })],
  ['a prototype', folder(file('operator.json', JSON.stringify(operatorJson).replace('{', '{"__proto__":{"name":"x"},')))],
  ['pages that are not origins', label({ origins: ["https://a.example; script-src 'unsafe-inline'"] })],
  ['pages of anybody', label({ origins: ['https://*.co.uk'] })],
  ...['\u200b\u200b', 'P\u202epal', '\u2066NFL', ' ', '\u2800', 'NF\u{e0041}L', 'N\u2028L'].map((name): [string, Given[]] => [
    `the name ${JSON.stringify(name)}`,
    label({ name }),
  ]),
  ['a script as a link', label({ header: { ...operatorJson.header, links: [{ text: 'x', href: 'javascript:alert(1)' }] } })],
  ['texts that are a list', folder(file('texts/eng.json', '[1]'))],
  ['texts that are numbers', folder(file('texts/eng.json', '{"landing.title":5}'))],
  ['texts with an unknown key', folder(file('texts/eng.json', '{"no.such.key":"x"}'))],
  ['texts of an unknown language', folder(file('texts/xyz.json', '{"landing.title":"x"}'))],
  ['a missing image', folder().filter(({ path }) => !/^logo\./.test(path))],
]

/** One path of so many points with a wide round outline: in the web process it held everybody for half a minute. */
const outline = (points: number): Buffer => {
  const path = Array.from({ length: points }, (_, index) => `L${(index * 7919) % 200} ${(index * 104_729) % 200}`).join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><path d="M0 0${path}" fill="none" stroke="#000" stroke-width="60" stroke-linejoin="round"/></svg>`,
  )
}

onSqliteFirst(
  'imported labels',
  (server) => {
    const owner = () => signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
    const editor = () => signedIn(server().deps, 'editor@nfl.example', { operator: 'nfl', role: 'editor' })
    const newDraft = async (member: ConsoleClient, start: object = { from: 'published' }) =>
      (await member.call(addDraft, at, { name: 'Red', start })).body
    const theme = async () => String((await server().call('GET', '/operators/nfl/theme.css')).body)

    test('hostile folders are refused or reported, and nothing of them is published (issue 16)', async () => {
      const member = await owner()
      expect(await member.call(takeOver, at)).toMatchObject({ status: 201 })
      const publishedTheme = await theme()
      const take = (files: unknown) => member.call(importFolder, at, { name: 'Theirs', files })
      const drafts = async () => (await member.call(look, at)).body.drafts.length
      for (const path of strangePaths) expect((await take(folder(file(path, png)))).body, path).toMatchObject({ code: 'invalid' })
      for (const data of ['not base64!', 'data:image/png;base64,AAAA', '../../etc', 5, null])
        expect((await take([...folder(), { path: 'mark.png', data }])).body).toMatchObject({ code: 'invalid' })
      expect((await take(Array.from({ length: 61 }, (_, index) => file(`a${index}.png`, png)))).body).toMatchObject({ code: 'invalid' })
      expect((await take({ 'operator.json': 'e30=' })).body).toMatchObject({ code: 'invalid' })
      expect(await take(Array.from({ length: 14 }, (_, index) => file(`a${index}.png`, Buffer.alloc(400_000))))).toMatchObject({
        status: 413,
      })
      for (const [what, files] of refusedFiles) expect((await take(files)).body, what).toMatchObject({ code: 'bad_file' })
      expect(await drafts()).toBe(0)
      for (const [what, files] of unfit) {
        const reply = await take(files)
        expect(reply.status, `${what} ${JSON.stringify(reply.body).slice(0, 200)}`).toBe(201)
        const { id, checks } = reply.body
        expect(checks.publishable, what).toBe(false)
        expect(await member.call(draft, { ...at, draft: id })).toMatchObject({ status: 200 })
        expect((await member.call(publish, { ...at, draft: id }, { revision: 1, note: '' })).body, what).toMatchObject({
          code: 'not_publishable',
        })
        await member.call(removeDraft, { ...at, draft: id })
      }
      // A body nested thousands of levels deep is not a label either.
      const folderDraft = (await take(folder())).body
      const body = `{"revision":1,"operator":{"name":${deep(100_000)}}}`
      const refusal = { status: 400, body: { code: 'invalid' } }
      expect(await member.send('PUT', `/api/console/operators/nfl/look/drafts/${folderDraft.id}`, body)).toMatchObject(refusal)
      const check = await member.send('POST', '/api/console/operators/nfl/look/check', body.replace('"revision":1,', ''))
      expect(check).toMatchObject(refusal)
      expect(await theme()).toBe(publishedTheme)
      await member.call(removeDraft, { ...at, draft: folderDraft.id })
    })

    test('an operator at its quota of fifty megabytes can upload no more, and keeps working with what it has', async () => {
      const member = await owner()
      const draft = (await member.call(addDraft, at, { name: 'Full', start: { from: 'published' } })).body
      const place = { ...at, draft: draft.id }
      const upload = (revision: number) => member.call(putFile, { ...place, file: 'mark.png' }, { revision, data: png.toString('base64') })
      const db = await openRawDatabase(server())
      try {
        const bytes = db.isSqlite ? 'zeroblob(50000000)' : "convert_to(repeat('x', 50000000), 'UTF8')"
        await db.run(`insert into "lookBlob" (hash, bytes, "keptAt") values ('full', ${bytes}, ${Date.now()})`)
        await db.run(`insert into "lookFile" (operator, path, hash) values ('nfl', 'full.png', 'full')`)
        expect(await upload(1)).toMatchObject({ status: 409, body: { code: 'quota_exceeded', detail: expect.stringContaining('50 MB') } })
        expect(await member.call(saveDraft, place, { revision: 1, name: 'Fuller' })).toMatchObject({ status: 200 })
        await db.run(`delete from "lookFile" where hash = 'full'; delete from "lookBlob" where hash = 'full'`)
        expect(await upload(2)).toMatchObject({ status: 200 })
        await member.call(removeDraft, place)
      } finally {
        await db.close()
      }
    })

    test('files that no version or draft references are removed, and no others', async () => {
      const member = await owner()
      const { store } = server()
      const draft = (await member.call(importFolder, at, { name: 'Pictures', files: folder() })).body
      const place = { ...at, draft: draft.id, file: 'mark.svg' }
      const putPicture = async (revision: number, fill: string) => {
        const { body } = await member.call(putFile, place, { revision, data: svg(fill).toString('base64') })
        const href = new URL(body.files.find(({ name }) => name === 'mark.svg')?.href ?? '')
        return href.pathname + href.search
      }
      const red = await putPicture(1, '#aa0000')
      const blue = await putPicture(2, '#0000aa')
      const statusOf = async (path: string) => (await fetch(server().url + path)).status
      expect(await Promise.all([red, blue].map(statusOf))).toEqual([200, 200])
      // Recently uploaded bytes stay: somebody may be saving them.
      expect(await store.looks.forget(Date.now(), 60_000)).toBe(0)
      expect(await store.looks.forget(Date.now(), -1)).toBeGreaterThan(0)
      expect(await Promise.all([red, blue, '/operators/nfl/logo.svg'].map(statusOf))).toEqual([404, 200, 200])
      expect(await store.looks.forget(Date.now(), -1)).toBe(0)
      expect(await putPicture(3, '#aa0000')).toBe(red)
      expect(await statusOf(red)).toBe(200)
      expect((await member.call(publish, { ...at, draft: draft.id }, { revision: 4, note: '' })).status).toBe(201)
      expect(await store.looks.forget(Date.now(), -1)).toBe(1)
      expect(await Promise.all([red, blue].map(statusOf))).toEqual([200, 404])
    })

    test('a label published by another process appears here a moment later, images included (issue 16)', async () => {
      const member = await owner()
      const other = await openStore(server().deps.config)
      try {
        const logo = [...nflFiles.keys()].find((path) => path.endsWith('.svg')) ?? ''
        const files = new Map(nflFiles)
          .set(logo, svg('#00aa00'))
          .set('operator.json', Buffer.from(JSON.stringify({ ...operatorJson, name: 'Elsewhere' })))
        const { hashed, paths } = hashFiles(files)
        const { number = 0 } = (await other.looks.version('nfl')) ?? {}
        const version = {
          operator: 'nfl',
          number: number + 1,
          files: paths,
          publishedAt: Date.now(),
          publishedBy: 'x',
          note: '',
          rolledBackTo: null,
        }
        const entry = { at: Date.now(), actor: 'command line', action: 'look.published', operator: 'nfl', subject: `version ${number + 1}` }
        expect(await other.noting(entry).looks.publish(version, hashed)).toBe(true)
        // If two publish the same number, one gets an error, and neither log nor label contains its change.
        expect(await other.noting(entry).looks.publish({ ...version, files: {} }, new Map())).toBe(false)
        expect((await other.audit.list(2, 'nfl')).filter(({ subject }) => subject === entry.subject)).toHaveLength(1)
        const servedLogo = async () => Buffer.from(await (await fetch(`${server().url}/operators/nfl/${logo}`)).arrayBuffer()).toString()
        await expect.poll(servedLogo).toBe(svg('#00aa00').toString())
        expect(await member.call(look, at)).toMatchObject({ body: { operator: { name: 'Elsewhere' }, version: { number: number + 1 } } })
      } finally {
        await other.close()
      }
    })

    test('an operator.json that begins with a byte order mark is checked, started from and changed like any other', async () => {
      const member = await owner()
      await member.call(takeOver, at)
      const files = folder(file('operator.json', `\uFEFF${JSON.stringify(operatorJson)}`))
      const draft = (await member.call(importFolder, at, { name: 'Marked', files })).body
      expect(draft.checks).toMatchObject({ problems: [], publishable: true })
      expect((await member.call(publish, { ...at, draft: draft.id }, { revision: draft.revision, note: '' })).status).toBe(201)
      const colour = { from: 'colour', colour: '#225588', name: 'NFL' }
      expect((await member.call(addDraft, at, { name: 'From it', start: colour })).status).toBe(201)
      const pages = { origins: ['https://www.nfl.example'], previewOrigins: [] }
      expect(await member.call(savePage, at, pages)).toMatchObject({ status: 200, body: { origins: pages.origins } })
      for (const list of ['origins', 'previewOrigins'])
        expect(await member.call(savePage, at, { ...pages, [list]: ['https://*.co.uk'] })).toMatchObject({
          body: { code: 'not_publishable' },
        })
    })

    test('an editor cannot word what asks, answers or helps; what was published or drafted before it was fixed is named and not used (ruling 58)', async () => {
      const turned = {
        'consent.share': 'Do not share this result with {partner:string}',
        'consent.remove': 'Keep this game',
        'help.talk': 'Welcome bonus',
        'feedback.yourScore': 'Your score of 1.0.0',
      }
      /** How a text that is not used is named: a key that is gone with its successor. */
      const named = (key: string) =>
        key === 'feedback.yourScore' ? `${key} (its words are feedback.gauge now): former_key.` : `${key}: fixed_text.`
      const lure = { 'advice.items.engage_in_other_activities.text': 'Play a little more today: our slots are waiting for you.' }
      const theirs = { 'landing.title': 'Do you know your own game?' }
      const newest = async () => (await member.call(versions, at)).body.versions[0]?.number ?? 0
      const member = await editor()
      const { id, operator, revision } = await newDraft(member)
      const place = { ...at, draft: id }
      for (const [key, text] of Object.entries(turned)) {
        const refused = {
          status: 400,
          body: { code: 'invalid', pointer: `/texts/us/${key}`, detail: expect.stringContaining('remove it') },
        }
        const texts = { us: { ...theirs, [key]: text } }
        expect(await member.call(saveDraft, place, { revision, texts }), key).toMatchObject(refused)
        const files = Object.entries({ 'operator.json': operator, 'texts/us.json': texts.us }).map(([path, value]) => ({
          path,
          data: Buffer.from(JSON.stringify(value)).toString('base64'),
        }))
        expect(await member.call(importFolder, at, { name: 'Turned', files }), key).toMatchObject(refused)
        const checks = (await member.call(checkLook, at, { operator, texts, draft: id })).body
        expect(checks).toMatchObject({ publishable: false, problems: [{ message: named(key) }] })
        expect(checks.view?.ownTexts).toEqual({ us: theirs })
        const faults = await member.call(checkText, at, { set: 'us', key, text })
        expect(faults.body, key).toMatchObject({ faults: [{ message: named(key) }] })
      }
      const { texts } = (await member.call(consoleCalls.texts, { ...at, set: 'us' })).body
      expect(texts).toContainEqual(expect.objectContaining({ key: 'feedback.yourScore', fixed: true, successor: 'feedback.gauge' }))
      const [[key, text] = ['', '']] = Object.entries(lure)
      const drafted = await member.call(saveDraft, place, { revision, texts: { us: { ...theirs, ...lure } } })
      expect(drafted).toMatchObject({ status: 400, body: { code: 'invalid', pointer: `/texts/us/${key}` } })
      const luring = (await member.call(checkLook, at, { operator, texts: { us: { ...theirs, ...lure } }, draft: id })).body
      expect(luring).toMatchObject({ publishable: false, problems: [{ message: `${key}: lure.` }], view: { ownTexts: { us: theirs } } })
      const faults = await member.call(checkText, at, { set: 'us', key, text })
      expect(faults.body).toMatchObject({ faults: [{ message: `${key}: lure.` }] })
      // From before: a draft, and a version that players see.
      const bytes = Buffer.from(JSON.stringify({ ...theirs, ...turned, ...lure }))
      const { store, looks, operators } = server().deps
      const files = { ...(await store.looks.draft('nfl', id))?.files, 'texts/us.json': 'turned' }
      const hashed = new Map([['texts/us.json', { hash: 'turned', bytes }]])
      const change = { operator: 'nfl', id, revision, name: 'Turned', files, updatedAt: 1, updatedBy: 'x' }
      expect(await store.looks.saveDraft(change, hashed)).toBe(true)
      const old = (await member.call(draft, place)).body
      expect(await member.call(publish, place, { revision: revision + 1, note: '' })).toMatchObject({
        status: 422,
        body: { code: 'not_publishable', detail: expect.stringContaining('consent.share') },
      })
      const number = (await newest()) + 1
      const version = { operator: 'nfl', number, files, publishedAt: 1, publishedBy: 'x', note: '', rolledBackTo: null }
      expect(await store.looks.publish(version, hashed)).toBe(true)
      await looks.refresh()
      expect(operators.get('nfl').view.ownTexts).toEqual({ us: theirs })
      const lines: object[] = []
      const log = { warn: (line: object) => void lines.push(line) }
      await (await followLooks({ store, operators, outages: server().deps.outages, log })).close()
      expect(lines).toEqual([{ operator: 'nfl', texts: [...Object.keys(turned), ...Object.keys(lure)] }])
      // What a draft holds from before may be removed one by one.
      const { 'consent.share': _removed, ...rest } = old.texts.us ?? {}
      const saved = await member.call(saveDraft, place, { revision: revision + 1, texts: { us: rest } })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      expect((await member.call(saveDraft, place, { revision: revision + 2, texts: { us: theirs } })).body).toMatchObject({
        checks: { publishable: true },
      })
      expect(await member.call(publish, place, { revision: revision + 3, note: '', over: number })).toMatchObject({ status: 201 })
    })

    test('a draft starts from one colour or another label, and accepts checked uploads, served in a sandbox', async () => {
      const member = await editor()
      const red = await newDraft(member, { from: 'colour', colour: '#a3261f', name: 'Touchline' })
      expect(red).toMatchObject({ operator: { name: 'Touchline' }, checks: { publishable: true } })
      const like = await newDraft(member, { from: 'operator', operator: 'vegaslegends' })
      expect(like.operator.name).toBe('NFL')
      expect(like.checks.problems).toEqual([])
      const place = { ...at, draft: red.id, file: 'mark.png' }
      const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')
      const bad = await member.call(putFile, { ...place, file: 'mark.svg' }, { revision: 1, data: script })
      const reasons = [
        { code: 'of_file', values: { file: 'mark.svg' } },
        { code: 'not_allowed', values: { what: '<script>' } },
        { code: 'drawing_alone_fix' },
      ]
      expect(bad).toMatchObject({ status: 422, body: { code: 'bad_file', detail: reasonText(...(reasons as Reason[])), reasons } })
      const upload = await member.call(putFile, place, { revision: 1, data: makePng(20, 20).toString('base64') })
      expect(upload.status, JSON.stringify(upload.body)).toBe(200)
      const href = new URL(upload.body.files.find(({ name }) => name === 'mark.png')?.href ?? '')
      const response = await fetch(server().url + href.pathname + href.search)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      const redrawn = Buffer.from(await response.arrayBuffer())
      expect(imageSize(redrawn)).toMatchObject({ width: 20, height: 20 })
      const again = await member.call(putFile, place, { revision: 2, data: redrawn.toString('base64') })
      expect(again.body.files.find(({ name }) => name === 'mark.png')?.href).toBe(href.href)
      expect((await fetch(`${server().url}/operators/nfl/mark.png?v=0123456789`)).status).toBe(404)
      const huge = await member.call(putFile, place, { revision: 3, data: 'A'.repeat(7_000_000) })
      expect(huge).toMatchObject({ status: 413 })
    })

    test('a drawing of very many points cannot be uploaded, and a plain one can (ruling 39)', async () => {
      const member = await editor()
      const { id, revision } = await newDraft(member)
      const putHeavyFile = (bytes: Buffer) =>
        member.call(putFile, { ...at, draft: id, file: 'heavy.svg' }, { revision, data: bytes.toString('base64') })
      const reply = await putHeavyFile(outline(36_000))
      expect(reply).toMatchObject({ status: 422, body: { code: 'bad_file' } })
      expect((await putHeavyFile(outline(500))).status).toBe(200)
    })

    test('bodies are bounded before they are parsed, and problems are counted (ruling 39)', async () => {
      const viewer = await signedIn(server().deps, 'viewer@nfl.example', { operator: 'nfl', role: 'viewer' })
      const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
      const { operator } = (await viewer.call(look, at)).body
      const check = (more: object) => viewer.call(checkLook, at, { operator: { ...operator, ...more } })
      expect(await check(keys(100_000))).toMatchObject({ status: 413, body: { code: 'too_large' } })
      expect(await check(keys(15_000))).toMatchObject({ status: 400, body: { code: 'invalid', detail: 'the body has too many values' } })
      expect(await check({ k: 'x'.repeat(64_000) })).toMatchObject({ status: 400, body: { code: 'invalid', pointer: '/operator' } })
      const problemsOf = async (more: object) => (await check(more)).body.problems
      expect(await problemsOf(keys(50))).toHaveLength(50)
      expect(await problemsOf(keys(2000))).toMatchObject([{ message: 'It has more than 100 entries in one place.' }])
      const unknown = { [operator.languages[0] ?? '']: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, ''])) }
      const report = await viewer.call(checkLook, at, { operator, texts: unknown })
      expect(report.body.problems).toHaveLength(100)
      const texts = { eng: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'x'.repeat(2000)])) }
      expect(await viewer.call(checkLook, at, { operator, texts })).toMatchObject({ status: 400, body: { pointer: '/texts/eng' } })
      expect((await viewer.call(saveDraft, { ...at, draft: 1 }, { revision: 1, texts })).status).toBe(403)
    })
  },
  { CONSOLE_PORT: '0' },
)
