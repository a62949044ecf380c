import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { UserIdMode } from '../../contract/operator.ts'
import { operatorJsonOf } from '../operators/operator-files.ts'
import { signedIn } from '../testing/console-client.ts'
import { finishGame } from '../testing/play-game.ts'
import { openRawDatabase } from '../testing/raw-database.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

const { addDraft, allOperators, checkLook, exportFolder, importFolder, log, look, publish, putFile, saveDraft, setUserIds, takeOver } =
  consoleCalls
const decodeBase64 = (data: string) => Buffer.from(data, 'base64').toString()

onSqliteFirst(
  'user ids, which are the provider’s to open (ruling 37)',
  (server) => {
    const owner = (operator: string) => signedIn(server().deps, `owner@${operator}.example`, { operator, role: 'owner' })
    const provider = () => signedIn(server().deps, 'all@provider.example')
    const begin = async (operator: string, secret: string, externalId?: string): Promise<string> => {
      const uid = randomUUID()
      const query = externalId === undefined ? '' : `?extuserid=${externalId}`
      const reply = await server().call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/${operator}${query}`)
      expect(reply.status).toBe(201)
      return finishGame(server(), uid)
    }
    const lookUps = async (externalId: string, secret: string) => {
      const at = (name: string) => server().call('GET', `/api/v1/authentication/${name}/${externalId}/${secret}`)
      const [one, all] = [await at('external_uid'), await at('games')]
      return { status: [one.status, all.status], games: (all.body as { games?: unknown[] }).games?.length ?? 0 }
    }
    const closedOutcome = { status: [404, 404], games: 0 }

    test('an editor cannot open them, in any way a label can be changed, and no result opens', async () => {
      const member = await owner('nfl')
      const at = { operator: 'nfl' }
      const { store } = server()
      const [externalId, pageSecret] = [randomUUID(), await server().newSecret('nfl')]
      const { body: session } = await server().call(
        'POST',
        '/api/v1/partner/sessions',
        { externalId },
        { authorization: `Bearer ${await server().newKey('nfl')}` },
      )
      await begin('nfl', (session as { secret: string }).secret)
      expect(await member.call(takeOver, at)).toMatchObject({ status: 201 })
      const { id, operator } = (await member.call(addDraft, at, { name: 'Open', start: { from: 'published' } })).body
      const openOperator = { ...operator, userIds: 'open' }
      const place = { ...at, draft: id }
      const file = { path: 'operator.json', data: Buffer.from(JSON.stringify(openOperator)).toString('base64') }
      const refusal = {
        status: 400,
        body: { code: 'invalid', pointer: '/userIds', detail: expect.stringContaining('set by the provider') },
      }
      expect(await member.call(saveDraft, place, { revision: 1, operator: openOperator })).toMatchObject(refusal)
      for (const value of ['sessions', null, {}, 'OPEN'])
        expect(await member.call(saveDraft, place, { revision: 1, operator: { ...openOperator, userIds: value } })).toMatchObject(refusal)
      expect(await member.call(importFolder, at, { name: 'Theirs', files: [file] })).toMatchObject(refusal)
      const upload = await member.call(putFile, { ...place, file: 'operator.json' }, { revision: 1, data: file.data })
      expect(upload.status).toBe(400)
      expect((await member.call(checkLook, at, { operator: openOperator })).body).toMatchObject({
        publishable: false,
        problems: [{ pointer: '/userIds', message: expect.stringContaining('set by the provider') }],
      })
      // Not even a version that was written around all of this.
      const { files } = (await store.looks.draft('nfl', id)) ?? { files: {} }
      const versionFiles = new Map([['operator.json', { hash: 'open', bytes: Buffer.from(JSON.stringify(openOperator)) }]])
      const change = { operator: 'nfl', id, revision: 1, name: 'Open', files: { ...files, 'operator.json': 'open' } }
      expect(await store.looks.saveDraft({ ...change, updatedAt: 1, updatedBy: 'x' }, versionFiles)).toBe(true)
      expect(await member.call(publish, place, { revision: 2, note: '' })).toMatchObject({
        status: 422,
        body: { code: 'not_publishable', pointer: '/userIds' },
      })
      expect(await lookUps(externalId, pageSecret)).toEqual(closedOutcome)
      for (const body of [{ userIds: 'open' }, {}]) expect((await member.call(setUserIds, at, body)).status, JSON.stringify(body)).toBe(403)
      expect(await store.userIds.list()).toEqual(new Map())
    })

    test('the provider opens and closes them at once: only games that began in between are found, and the operator’s log says so', async () => {
      const operator = 'lottoland'
      const [member, all] = [await owner(operator), await provider()]
      const secret = await server().newSecret(operator)
      const [gameBefore, gameBetween] = [randomUUID(), randomUUID()]
      const key = { authorization: `Bearer ${await server().newKey(operator)}` }
      const session = (await server().call('POST', '/api/v1/partner/sessions', { externalId: gameBefore }, key)).body as { secret: string }
      await begin(operator, session.secret)
      const set = (userIds: UserIdMode) => all.call(setUserIds, { operator }, { userIds })
      const row = async () => (await all.call(allOperators)).body.operators.find(({ id }) => id === operator)
      const shownMode = () => server().deps.operators.get(operator).view.userIds ?? 'sessions'
      expect({ stored: (await row())?.userIds, shown: shownMode() }).toEqual({ stored: 'sessions', shown: 'sessions' })
      expect((await set('open')).status).toBe(204)
      expect({ stored: (await row())?.userIds, shown: shownMode() }).toEqual({ stored: 'open', shown: 'open' })
      await begin(operator, secret, gameBetween)
      expect(await lookUps(gameBetween, secret)).toEqual({ status: [200, 200], games: 1 })
      expect(await lookUps(gameBefore, secret)).toEqual({ status: [404, 200], games: 0 })
      expect((await set('sessions')).status).toBe(204)
      expect(await lookUps(gameBetween, secret)).toEqual(closedOutcome)
      expect(shownMode()).toBe('sessions')
      expect((await set('open')).status).toBe(204)
      expect(await lookUps(gameBetween, secret)).toEqual({ status: [200, 200], games: 1 })
      // A view id that an account got without the player's agreement ends with the mode too, whoever changed it.
      const ownSession = (await server().call('POST', '/api/v1/partner/sessions', { externalId: gameBetween }, key)).body as {
        secret: string
      }
      const lookUp = await server().call('GET', `/api/v1/authentication/external_uid/${gameBetween}/${ownSession.secret}`)
      const read = async () => (await server().call('GET', `/api/v1/results/results/${(lookUp.body as { uid: string }).uid}`)).status
      expect({ lookUp: lookUp.status, results: await read() }).toEqual({ lookUp: 200, results: 200 })
      const db = await openRawDatabase(server())
      await db.run(`update "operatorSetting" set "userIds" = 'sessions'`).finally(() => db.close())
      expect(await read()).toBe(404)
      const { entries } = (await member.call(log, { operator })).body
      expect(entries.map(({ what, subject }) => `${what} ${subject}`).slice(0, 3)).toEqual([
        'operator.user_ids open',
        'operator.user_ids sessions',
        'operator.user_ids open',
      ])
      for (const [values, body] of [
        [{ operator: 'nosuch' }, { userIds: 'open' }],
        [{ operator }, { userIds: 'all' }],
      ] as const)
        expect([400, 404]).toContain((await all.call(setUserIds, values, body)).status)
    })

    test('a folder may set them: neither look, draft, version nor export carries it, and the operator stays as it was', async () => {
      const operator = 'four-houses'
      const member = await owner(operator)
      const at = { operator }
      expect(
        decodeBase64((await server().deps.operators.folderFiles(operator)).get('operator.json')?.toString('base64') ?? ''),
      ).not.toContain('userIds')
      const exported = async () => {
        const { files } = (await member.call(exportFolder, at)).body
        return decodeBase64(files.find(({ path }) => path === 'operator.json')?.data ?? '')
      }
      expect(await exported()).not.toContain('userIds')
      expect((await member.call(look, at)).body).not.toHaveProperty('operator.userIds')
      expect(await member.call(takeOver, at)).toMatchObject({ status: 201 })
      expect(await exported()).not.toContain('userIds')
      const { operators } = server().deps
      expect({
        source: operators.source(operator),
        folder: operators.folderUserIds(operator),
        view: operators.get(operator).view.userIds,
      }).toEqual({ source: 'console', folder: 'open', view: 'open' })
      expect(operatorJsonOf(await operators.folderFiles('nfl'))).toContain('"name"')
    })
  },
  { CONSOLE_PORT: '0' },
)
