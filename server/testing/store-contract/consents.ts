import { expect } from 'vitest'
import type { Answer } from '../../store/consents.ts'
import type { GameRecord } from '../../store/games.ts'
import { viewLasts } from '../../store/views.ts'
import { at } from '../sample-draws.ts'
import { analysis } from './samples.ts'
import type { ContractTest, Stores } from './stores.ts'

const world = { operator: 'nfl', test: false }
const answer = (given: Partial<Answer>): Answer => ({
  open: false,
  share: false,
  textVersion: 'v1',
  what: ['category'],
  at,
  by: 'game',
  ...given,
})
const by = { session: true, folderUserIds: 'sessions' } as const

/** Consents that only the tab that played gives, and the view ids of those who open a game by an account (requirements, ruling 36). */
export const consents = (test: ContractTest): void => {
  /** An analysed game of a player whom the partner knows. */
  const played = async ({ store, newGame, newSession }: Stores) => {
    const externalHash = `e${Math.random()}`
    const { uid } = await newGame(externalHash)
    await store.addAnalysis(uid, analysis, at)
    const { id } = (await store.findGame(uid)) as GameRecord
    const { session, key } = await newSession(externalHash)
    const open = async (newest = true) => store.views.open({ world, externalHash, by, newest, secretHash: session.hash, at })
    return { uid, id, key, open }
  }

  test('nothing is added to a game that was removed in the meantime', async (stores) => {
    const { store, other } = stores
    const { uid, id } = await played(stores)
    await other.removeGame(uid, at)
    const refusal = { code: 'not_found' }
    await expect(store.consents.give(id, answer({ open: true }))).rejects.toMatchObject(refusal)
    await expect(store.idempotencyKeys.claim({ hash: uid, request: 'r', gameId: id, at }, at)).rejects.toMatchObject(refusal)
    expect(await store.consents.history(id)).toEqual([])
  })

  test('what was agreed to keeps its text, time and extent until a new text is agreed to', async (stores) => {
    const { store, other } = stores
    const { id } = await played(stores)
    const first = { sharedText: 'v1', sharedAt: at, what: 'category' }
    expect(await store.consents.give(id, answer({ share: true }))).toMatchObject({ ...first, openBy: 'game', shareBy: 'game' })
    const wider = { share: true, what: ['category', 'score'], at: at + 1 }
    expect(await other.consents.give(id, answer(wider))).toMatchObject({ ...first, createdAt: at })
    expect(await other.consents.give(id, answer({ ...wider, open: true }))).toMatchObject({ ...first, open: true, createdAt: at + 1 })
    expect(await store.consents.give(id, answer({ ...wider, textVersion: 'v2' }))).toMatchObject({
      sharedText: 'v2',
      sharedAt: at + 1,
      what: 'category,score',
    })
  })

  test('whoever may only take back lowers what stands, changes nothing else, and gives nothing', async (stores) => {
    const { store, other } = stores
    const { id } = await played(stores)
    const asked = (given: Partial<Answer>) => answer({ textVersion: 'theirs', what: ['score'], at: at + 9, by: 'account', ...given })
    expect(await store.consents.takeBack(id, asked({ share: true }))).toBeUndefined()
    expect(await store.consents.takeBack(id, asked({}))).toMatchObject({ open: false, share: false, textVersion: '' })
    expect(await store.consents.history(id)).toEqual([])
    await store.consents.give(id, answer({ open: true, share: true }))
    expect(await other.consents.takeBack(id, asked({ open: true, share: true }))).toMatchObject({ createdAt: at, textVersion: 'v1' })
    expect(await store.consents.history(id)).toHaveLength(1)
    const shared = { sharedText: 'v1', sharedAt: at, what: 'category' }
    const lowered = { ...shared, open: false, share: true, textVersion: 'v1', createdAt: at + 9, openBy: 'account', shareBy: 'game' }
    expect(await other.consents.takeBack(id, asked({ share: true }))).toMatchObject(lowered)
    expect(await other.consents.takeBack(id, asked({ open: true, share: true }))).toBeUndefined()
    expect(await store.consents.find(id)).toMatchObject(lowered)
    expect(await store.consents.takeBack(id, asked({ open: true }))).toMatchObject({ share: false, openBy: 'account', shareBy: 'account' })
    expect(await store.consents.find(id)).toMatchObject({ sharedText: null, sharedAt: null, what: '' })
  })

  test('a game keeps the newest 50 times that its result was opened or read, and the number of the others', async (stores) => {
    const { store, other } = stores
    const { id, uid, open } = await played(stores)
    await store.consents.give(id, answer({ open: true, share: true }))
    for (let index = 0; index < 60; index++) expect(await open()).toMatchObject([{ uid }])
    const { opened, openedMore, read, readMore } = await other.consents.uses(id)
    expect(opened).toHaveLength(50)
    expect({ openedMore, read, readMore }).toEqual({ openedMore: 10, read: [], readMore: 0 })
  })

  test('a list counts as one opening of each game and session, a look-up as one each time', async (stores) => {
    const { store } = stores
    const { id, open } = await played(stores)
    await store.consents.give(id, answer({ open: true }))
    await open(false)
    await open(false)
    expect((await store.consents.uses(id)).opened).toHaveLength(1)
    await open()
    expect((await store.consents.uses(id)).opened).toHaveLength(2)
  })

  test('no view outlives a consent that is taken back while the game is looked up, whoever takes it back', async (stores) => {
    const { store, other } = stores
    for (let turn = 0; turn < 12; turn++) {
      const { id, open } = await played(stores)
      await store.consents.give(id, answer({ open: true }))
      const takeBack = () => (turn % 2 ? other.consents.give(id, answer({})) : other.consents.takeBack(id, answer({ by: 'account' })))
      const [[one], , , [two]] = await Promise.all([open(), takeBack(), takeBack(), open()])
      for (const opened of [one, two]) if (opened) expect(await store.views.find(opened.viewId, at)).toBeUndefined()
      expect((await store.consents.history(id)).map(({ open }) => open)).toEqual([true, false])
    }
  })

  test('a view id ends after 24 hours, with its key, with the player’s consent for good, and with the game', async (stores) => {
    const { store, other } = stores
    const agreed = async () => {
      const game = await played(stores)
      await store.consents.give(game.id, answer({ open: true }))
      const [opened] = await game.open()
      const viewId = opened?.viewId ?? ''
      expect(await other.views.find(viewId, at)).toEqual({ uid: game.uid, operator: 'nfl', by: 'account', agreed: true })
      return { ...game, viewId }
    }
    const old = await agreed()
    expect(await store.views.find(old.viewId, at + viewLasts)).toBeUndefined()
    const revoked = await agreed()
    await store.keys.revoke(revoked.key.hash, at)
    expect(await other.views.find(revoked.viewId, at)).toBeUndefined()
    const withdrawn = await agreed()
    await store.consents.give(withdrawn.id, answer({}))
    await store.consents.give(withdrawn.id, answer({ open: true }))
    expect(await other.views.find(withdrawn.viewId, at)).toBeUndefined()
    const removed = await agreed()
    await store.removeGame(removed.uid, at)
    expect(await other.views.find(removed.viewId, at)).toBeUndefined()
    expect(await store.views.find(withdrawn.uid, at)).toBeUndefined()
    const other24 = await agreed()
    expect(await store.views.forget(at + 1, 0, 1000)).toBeGreaterThan(0)
    expect(await other.views.find(other24.viewId, at)).toBeUndefined()
  })

  test('an idempotency key is claimed once, over all processes, and again only after its time', async (stores) => {
    const { store, other } = stores
    const { id, uid } = await played(stores)
    const call = { hash: `h${uid}`, request: 'r', gameId: id, at }
    const claims = await Promise.all([store, other].map((one) => one.idempotencyKeys.claim(call, at - 10)))
    expect(claims.filter((claim) => claim === undefined)).toHaveLength(1)
    expect(await other.idempotencyKeys.claim({ ...call, request: 'q' }, at - 10)).toEqual({ request: 'r', answer: null, made: null })
    await store.idempotencyKeys.finish(call.hash, 'null', 'made')
    expect(await other.idempotencyKeys.claim(call, at - 10)).toEqual({ request: 'r', answer: 'null', made: 'made' })
    expect(await other.idempotencyKeys.claim({ ...call, at: at + 10 }, at)).toBeUndefined()
    await store.removeGame(uid, at)
    expect(await other.idempotencyKeys.find(call.hash)).toBeUndefined()
  })
}
