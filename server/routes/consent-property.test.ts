import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConsentState } from '../../contract/player-calls.ts'
import { agree, knownPlayer } from '../testing/known-player.ts'
import { onSqliteFirst } from '../testing/test-server.ts'
import { textVersionOf } from '../testing/text-version.ts'

const sequences = Number(process.env.CONSENT_SEQUENCES ?? 25)
const operator = 'quiet-hour'

/** Words of now in two languages, and those of before. */
const text = fc.constantFrom('eng', 'ger', 'before')
const answer = fc.record({ open: fc.boolean(), share: fc.boolean(), text_version: text })
/** What the tab that played does, and what a partner's server can do with every right it has. `view` chooses one of the ids it got so far. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ by: fc.constant('tab' as const), answer, key: fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constant('account' as const),
      answer,
      view: fc.nat(),
      key: fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('look-up' as const), list: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('shared result' as const) }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('result' as const), view: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ by: fc.constant('own calls' as const), view: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ by: fc.constant('new game' as const), view: fc.nat() }) },
)

/** Found once in 2,000 sequences: the account's refusal under a key was the answer to the player's press under the same one. */
const sharedKey: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[] = [
  { by: 'tab', answer: { open: true, share: false, text_version: 'eng' }, key: undefined },
  { by: 'look-up', list: false },
  { by: 'account', answer: { open: true, share: true, text_version: 'ger' }, view: 0, key: 'k1' },
  { by: 'tab', answer: { open: true, share: true, text_version: 'ger' }, key: 'k1' },
]

onSqliteFirst('whatever a partner’s server does', (server) => {
  test(
    'no consent appears or widens that was not given by the uid, and no result is read that is not open now (ruling 36)',
    async () => {
      const key = await server().newKey(operator)
      const authorization = { authorization: `Bearer ${key}` }
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const player = knownPlayer(server(), operator, key)
          const session = await player.newSession()
          const { uid, reference } = await player.play(session, { draws: false })
          /** What the tab has agreed to and nobody has taken back. */
          const consent = { open: false, share: false }
          const inWords = async (answer: { open: boolean; share: boolean; text_version: string }) => ({
            ...answer,
            text_version: answer.text_version === 'before' ? 'before' : await textVersionOf(server().url, operator, answer.text_version),
          })
          let sharedText: string | undefined
          const pressedKeys = new Set<string>()
          const views: { id: string; ended: boolean }[] = []
          const viewOf = (index: number) => views[index % Math.max(1, views.length)] ?? { id: randomUUID(), ended: true }
          const lower = ({ open, share }: { open: boolean; share: boolean }) => {
            if (consent.open && !open) for (const view of views) view.ended = true
            consent.open &&= open
            consent.share &&= share
            if (!consent.share) sharedText = undefined
          }
          for (const step of steps) {
            if (step.by === 'tab') {
              const headers = step.key ? { 'idempotency-key': step.key } : {}
              const given = await inWords(step.answer)
              const { status } = await agree(server(), uid, given, headers)
              expect([200, 409]).toContain(status)
              const isRepeat = step.key !== undefined && pressedKeys.has(`tab ${step.key}`)
              if (step.key) pressedKeys.add(`tab ${step.key}`)
              const { open, share } = given
              if (given.text_version === 'before' && (open || share)) {
                const lowers = (consent.open && !open) || (consent.share && !share)
                const gives = (open && !consent.open) || (share && !consent.share)
                if (!isRepeat) {
                  expect(status).toBe(lowers && !gives ? 200 : 409)
                  lower(given)
                }
              } else if (status === 200 && !isRepeat) {
                lower(given)
                Object.assign(consent, { open, share })
                if (share) sharedText = given.text_version
              }
            } else if (step.by === 'account') {
              const view = viewOf(step.view)
              const headers = step.key ? { 'idempotency-key': step.key } : {}
              const { status } = await agree(server(), view.id, await inWords(step.answer), headers)
              if (view.ended) expect(status).toBe(404)
              const isRepeat = step.key !== undefined && pressedKeys.has(`account ${step.key}`)
              if (step.key && !view.ended) pressedKeys.add(`account ${step.key}`)
              if (status === 200 && !isRepeat) lower(step.answer)
            } else if (step.by === 'look-up') {
              if (!step.list) {
                const { status, body } = await player.lookUp(session)
                expect(status).toBe(consent.open ? 200 : 404)
                if (status === 200) views.push({ id: (body as { uid: string }).uid, ended: false })
              } else {
                const { body } = await server().call('GET', `/api/v1/authentication/games/${player.externalId}/${session}`)
                const { games } = body as { games: { uid: string }[] }
                expect(games).toHaveLength(consent.open ? 1 : 0)
                for (const game of games) views.push({ id: game.uid, ended: false })
              }
            } else if (step.by === 'shared result') {
              const { status, body } = await server().call('GET', `/api/v1/partner/results/${reference}`, undefined, authorization)
              expect(status).toBe(consent.share ? 200 : 404)
              if (status === 200) expect(body).toMatchObject({ textVersion: sharedText })
            } else if (step.by === 'result') {
              const view = viewOf(step.view)
              const { status } = await server().call('GET', `/api/v1/results/results/${view.id}`)
              expect(status).toBe(view.ended ? 404 : 200)
            } else {
              const view = viewOf(step.view)
              const path =
                step.by === 'own calls' ? `results/advice/${view.id}` : `authentication/user_secret/${view.id}/${session}/${operator}`
              if (!view.ended) expect((await server().call('POST', `/api/v1/${path}`)).status).toBe(403)
            }
            const reply = await server().call('GET', `/api/v1/results/consent/${uid}`)
            expect(reply.status, JSON.stringify(reply.body)).toBe(200)
            const state = reply.body as ConsentState
            expect({ open: state.open, share: state.share }).toEqual(consent)
          }
        }),
        { numRuns: sequences, examples: [[sharedKey]] },
      )
    },
    60_000 + sequences * 400,
  )

  test('after 200 answers a game loses what was agreed to and gains nothing: 202 are stored at most, whoever answers', async () => {
    const key = await server().newKey(operator)
    const steps = fc.array(fc.record({ answer, byAccount: fc.boolean() }), { minLength: 4, maxLength: 12 })
    const stand = fc.record({ open: fc.boolean(), share: fc.boolean() })
    /** Found by an attacker: each of these gives one half and takes back the other. */
    const turns = [0, 1, 2, 3].map((turn) => ({
      answer: { open: turn % 2 === 0, share: turn % 2 === 1, text_version: 'eng' },
      byAccount: false,
    }))
    await fc.assert(
      fc.asyncProperty(stand, steps, async (last, steps) => {
        const player = knownPlayer(server(), operator, key)
        const session = await player.newSession()
        const { uid, reference } = await player.play(session, { draws: false })
        const { id } = (await server().store.findGame(uid)) ?? { id: 0 }
        const give = (open: boolean, share: boolean, textVersion: string) =>
          server().store.consents.give(id, { open, share, textVersion, what: ['category'], at: server().deps.clock(), by: 'game' })
        for (let count = 0; count < 198; count++) await give(false, false, `v${count}`)
        await give(true, false, 'v1')
        const view = await player.open(session)
        await give(last.open, last.share, 'v2')
        const consent = { ...last }
        for (const { answer, byAccount } of steps) {
          const takesBack = (consent.open && !answer.open) || (consent.share && !answer.share)
          const text_version = await textVersionOf(server().url, operator)
          const { status } = await agree(server(), byAccount ? view : uid, { ...answer, text_version })
          if (!byAccount) expect(status).toBe(takesBack ? 200 : 429)
          if (status === 200) {
            consent.open &&= answer.open
            consent.share &&= answer.share
          }
          const state = (await server().call('GET', `/api/v1/results/consent/${uid}`)).body as ConsentState
          expect({ open: state.open, share: state.share }).toEqual(consent)
          expect(state.changes.length).toBeLessThanOrEqual(202)
        }
        const { body } = await server().call('GET', `/api/v1/partner/events?limit=100`, undefined, { authorization: `Bearer ${key}` })
        const { events } = body as { events: { type: string; data: { reference: string } }[] }
        const ofConsent = events.filter(({ type, data }) => data.reference === reference && /share|consent/.test(type))
        expect(ofConsent.length).toBeLessThanOrEqual(2)
      }),
      { numRuns: Math.ceil(sequences / 8), examples: [[{ open: false, share: true }, turns]] },
    )
  })
})
