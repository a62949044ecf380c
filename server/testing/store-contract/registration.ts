import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CardSelection } from '../../../contract/game.ts'
import type { UserIdMode } from '../../../contract/operator.ts'
import type { GameRecord } from '../../store/games.ts'
import { at, sampleDraws } from '../sample-draws.ts'
import { advice, analysis, refusal } from './samples.ts'
import type { ContractTest } from './stores.ts'

/** Secrets, keys and the games registered under them. */
export const registration = (test: ContractTest): void => {
  test('the store keeps secrets and revokes them by a prefix of their hash, in every process at once', async (stores) => {
    const { store, other, newSecret } = stores
    const secret = await newSecret()
    const unused = { ...secret, state: 'live', lastUsed: null, sessionId: null }
    expect(await other.findSecret(secret.hash)).toMatchObject(unused)
    expect(await store.listSecrets('nfl')).toContainEqual(expect.objectContaining(unused))
    expect(await store.listSecrets('hc')).not.toContainEqual(expect.objectContaining(unused))
    await newSecret()
    expect(await store.revokeSecret('', at + 1)).toBeUndefined()
    expect(await other.revokeSecret(secret.hash.slice(0, 20), at + 1)).toMatchObject({ ...unused, revokedAt: at + 1 })
    expect(await store.findSecret(secret.hash)).toMatchObject({ ...unused, revokedAt: at + 1 })
    expect(await store.revokeSecret(secret.hash, at + 9)).toMatchObject({ ...unused, revokedAt: at + 1 })
  })

  test('the store registers a uid once; a repeat is no error, another operator or external id is', async (stores) => {
    const { store, other, newSecret, newGame } = stores
    const { uid, registration } = await newGame('e1')
    expect(await other.registerGame({ ...registration, at: at + 5 })).toBe('repeated')
    expect(await store.findGame(uid)).toMatchObject({ uid, operator: 'nfl', createdAt: at, revokedAt: null })
    const foreign = await newSecret('hc')
    await expect(store.registerGame({ ...registration, operator: 'hc', secretHash: foreign.hash })).rejects.toEqual(refusal('conflict'))
    await expect(store.registerGame({ ...registration, externalHash: 'e2' })).rejects.toEqual(refusal('conflict'))
  })

  test('a game moves to a new secret of its operator, and continues when the old one is revoked', async ({ store, newSecret, newGame }) => {
    const { uid, registration, secret } = await newGame()
    const rotated = await newSecret()
    expect(await store.registerGame({ ...registration, secretHash: rotated.hash })).toBe('repeated')
    await store.revokeSecret(secret.hash, at)
    expect(await store.addDraw(sampleDraws(uid, 1)[0] as CardSelection)).toBe(1)
  })

  test('no game is registered under an unknown or revoked secret', async ({ store, newSecret }) => {
    const secret = await newSecret()
    await store.revokeSecret(secret.hash, at)
    for (const secretHash of [secret.hash, 'unknown']) {
      const registration = { uid: randomUUID(), operator: 'nfl', secretHash, at }
      await expect(store.registerGame(registration)).rejects.toEqual(refusal('unauthorized'))
    }
  })

  test('the store lists a known player’s analysed games that may be opened, those with advice first, then the newest (ruling 22)', async (stores) => {
    const { store, other, newGame, newSecret } = stores
    const [operator, externalHash] = [`known-${randomUUID()}`, randomUUID()]
    const live = { operator, test: false }
    const { hash: secretHash } = await newSecret(operator)
    const openable = async (session: boolean, world = live) => {
      const by = { session, folderUserIds: 'sessions' } as const
      return (await other.views.open({ world, externalHash, by, newest: false, secretHash, at })).map(({ uid }) => uid)
    }
    const closed = await newGame(externalHash, operator)
    await store.userIds.set(operator, 'open', at)
    const games = [closed, await newGame(externalHash, operator), await newGame(externalHash, operator)]
    const [, first, second] = games.map(({ uid }) => uid) as [string, string, string]
    const all = async (world = live) => (await store.listExternal(world, externalHash)).map(({ uid }) => uid)
    expect(await all()).toEqual(games.map(({ uid }) => uid))
    expect(await openable(false)).toEqual([])
    for (const { uid } of games) await store.addAnalysis(uid, analysis, at + 7)
    expect(await openable(false)).toEqual([second, first])
    for (const world of [
      { operator: 'hc', test: false },
      { operator, test: true },
    ]) {
      expect(await openable(true, world)).toEqual([])
      expect(await all(world)).toEqual([])
    }
    await store.addAdvice(first, advice)
    expect(await openable(false)).toEqual([first, second])
    const { id } = (await store.findGame(closed.uid)) as GameRecord
    const answer = { open: true, share: false, textVersion: 'v1', what: [], at, by: 'game' } as const
    await store.consents.give(id, answer)
    expect(await openable(false)).toEqual([first, second])
    expect(await openable(true)).toEqual([first, second, closed.uid])
    await other.userIds.set(operator, 'sessions', at)
    expect(await openable(false)).toEqual([])
    expect(await openable(true)).toEqual([closed.uid])
    await other.consents.give(id, { ...answer, open: false })
    expect(await openable(true)).toEqual([])
    expect((await store.listExternal(live, externalHash))[1]).toMatchObject({ analysedAt: at + 7, completedAt: at + 7, startedAt: at })
  })

  test('the setting of user ids comes before the folder, in every process at once (ruling 37)', async (stores) => {
    const { store, other, newSecret, operator } = stores
    const externalHash = randomUUID()
    const { hash: secretHash } = await newSecret(operator)
    const begin = async (folderUserIds: UserIdMode | undefined) => {
      const uid = randomUUID()
      await store.registerGame({ uid, operator, secretHash, externalHash, ...(folderUserIds && { folderUserIds }), at })
      await store.addAnalysis(uid, analysis, at)
      return uid
    }
    const lookUp = { world: { operator, test: false }, externalHash, newest: false, secretHash, at }
    const open = (folderUserIds: UserIdMode) => other.views.open({ ...lookUp, by: { session: false, folderUserIds } })
    const openable = async (folderUserIds: UserIdMode) => (await open(folderUserIds)).map(({ uid }) => uid)
    await begin(undefined)
    await begin('sessions')
    const opened = await begin('open')
    expect(await openable('open')).toEqual([opened])
    expect(await openable('sessions')).toEqual([])
    const [view] = await open('open')
    expect(await store.views.find(view?.viewId ?? '', at)).toMatchObject({ by: 'page' })
    await store.userIds.set(operator, 'sessions', at)
    expect(await openable('open')).toEqual([])
    await begin('open')
    await other.userIds.set(operator, 'open', at)
    expect(await openable('sessions')).toEqual([opened])
    expect(await store.views.find(view?.viewId ?? '', at)).toBeUndefined()
    expect({ known: await store.userIds.find(operator), unknown: await store.userIds.find('none') }).toEqual({
      known: 'open',
      unknown: undefined,
    })
    expect((await other.userIds.list()).get(operator)).toBe('open')
  })

  test('a game does not move between live and test secrets, and gets no external id afterwards', async (stores) => {
    const { store, newSecret, newGame, newSession } = stores
    const { uid, registration } = await newGame()
    const test = await newSecret('nfl', true)
    await expect(store.registerGame({ ...registration, secretHash: test.hash })).rejects.toEqual(refusal('conflict'))
    await expect(store.registerGame({ ...registration, externalHash: 'e' })).rejects.toEqual(refusal('conflict'))
    const { register } = await newSession('e')
    await expect(register(uid)).rejects.toEqual(refusal('conflict'))
  })

  test('every game has a reference', async ({ store, other, newGame }) => {
    const { uid } = await newGame()
    const found = await store.findGame(uid)
    expect(found?.reference).toMatch(/^rf_[0-9a-f]{33}$/)
    const find = (operator: string, test: boolean) => other.findByReference({ operator, test }, found?.reference ?? '')
    expect(await find('nfl', false)).toMatchObject({ uid, completedAt: null })
    expect(await find('hc', false)).toBeUndefined()
    expect(await find('nfl', true)).toBeUndefined()
  })

  test('a secret is paused, an operator paused and ended, in every process at once; the day of the last use is kept', async (stores) => {
    const { store, other, newSecret, operator } = stores
    const secret = await newSecret(operator)
    const state = async () => (await other.findSecret(secret.hash))?.state
    expect(await store.pauseSecret(secret.hash.slice(0, 20), at)).toMatchObject({ state: 'paused' })
    expect(await state()).toBe('paused')
    await store.pauseSecret(secret.hash, null)
    expect(await state()).toBe('live')
    for (const decided of ['paused', 'paused', 'ended', 'paused', 'ended'] as const) {
      await store.operatorSettings.setState(operator, decided, at)
      expect([await state(), await other.operatorSettings.state(operator)]).toEqual([decided, decided])
    }
    // The stricter of the two counts.
    await store.pauseSecret(secret.hash, at)
    expect(await state()).toBe('ended')
    await store.pauseSecret(secret.hash, null)
    expect((await other.operatorSettings.states()).get(operator)).toBe('ended')
    await store.operatorSettings.setState(operator, 'live', at)
    expect([await state(), await other.operatorSettings.state(operator)]).toEqual(['live', 'live'])
    expect([await other.operatorSettings.hadKeys(operator), await other.operatorSettings.hadKeys(randomUUID())]).toEqual([true, false])
    await store.noteSecretUse(secret.hash, '2026-11-22')
    expect(await other.findSecret(secret.hash)).toMatchObject({ lastUsed: '2026-11-22' })
  })
}
