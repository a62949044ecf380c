import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { stackTypes } from '../../contract/constants.ts'
import { cardValue } from '../analysis/decks.ts'
import { drawsOf, mixedStacks, onSqliteFirst } from '../testing/test-server.ts'

onSqliteFirst('game', (server) => {
  const valueFor = (query: Record<string, string>) => server().call('GET', `/api/v1/game/card_value?${new URLSearchParams(query)}`)
  const store = (body: unknown) => server().call('POST', '/api/v1/game/store_card_selection', body)
  const answer = (body: unknown) => server().call('POST', '/api/v1/game/popup_answer', body)
  const score = async (uid: string) => (await server().call('GET', `/api/v1/results/game_score/${uid}`)).body

  test('card_value comes from the decks, is never 0, and may be cached forever (R9, R221)', async () => {
    for (const structure of [0, 8])
      for (const stack of stackTypes)
        for (const index of [0, 41, 79]) {
          const reply = await valueFor({ selection_from_stack: `${index}`, stack_type: stack, reward_structure_id: `${structure}` })
          expect(reply).toMatchObject({ status: 200, body: { card_value: cardValue(structure, stack, index) } })
          expect(reply.headers.get('cache-control')).toContain('immutable')
        }
  })

  test.each([
    { stack_type: 'e' },
    { stack_type: 'A' },
    { stack_type: '' },
    { selection_from_stack: '80' },
    { selection_from_stack: '-1' },
    { selection_from_stack: '1.5' },
    { selection_from_stack: '01' },
    { selection_from_stack: '1e1' },
    { selection_from_stack: '' },
    { reward_structure_id: '9' },
    { reward_structure_id: 'x' },
    { more: '1' },
  ])('card_value refuses %o (R148, R221)', async (wrong) => {
    const query = { selection_from_stack: '0', stack_type: 'a', reward_structure_id: '0', ...wrong }
    const reply = await valueFor(query as Record<string, string>)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', status: 400 } })
    expect(reply.headers.get('content-type')).toContain('application/problem+json')
  })

  test('the server stores 80 draws of a registered game, each once, and the score is 2000 and their sum (R218, R222, R230, R246)', async () => {
    const uid = await server().newGame()
    const draws = drawsOf(uid, mixedStacks())
    let sum = 2000
    expect(await score(uid)).toEqual({ score: 2000 })
    for (const [index, draw] of draws.entries()) {
      expect(await store(draw)).toMatchObject({ status: 200, body: { stored: true, cards_turned: index + 1 } })
      expect(await store(draw)).toMatchObject({ status: 200, body: { stored: true, cards_turned: index + 1 } })
      sum += draw.card_value
    }
    expect(await score(uid)).toEqual({ score: sum })
    expect(await store({ ...draws[79], selection_id: 81 })).toMatchObject({ status: 400 })
    expect(await store({ ...draws[0], id: randomUUID() })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test.each([
    { id: 'x' },
    { time: '1' },
    { time: 1.5 },
    { time: -1 },
    { reaction_time: -1 },
    { reaction_time: null },
    { selection_id: 0 },
    { selection_id: 81 },
    { selection_id: '1' },
    { stack_type: 'e' },
    { card_placement: 4 },
    { reward_structure_id: 9 },
    { card_color: 'red' },
    { card_color: '#12345' },
    { card_value: 1.5 },
    { more: 1 },
    { card_value: undefined },
  ])('store_card_selection refuses %o (R146, R245, ruling 10)', async (wrong) => {
    const uid = await server().newGame()
    expect(await store({ ...drawsOf(uid, ['a'])[0], ...wrong })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await score(uid)).toEqual({ score: 2000 })
  })

  test('bodies that are not one of our JSON objects get one clear answer', async () => {
    const send = async (body: string, type = 'application/json') => {
      const reply = await fetch(`${server().url}/api/v1/game/store_card_selection`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      })
      return { status: reply.status, body: await reply.json() }
    }
    for (const body of ['', '{', '[]', 'null', '"x"', '1']) expect(await send(body)).toMatchObject({ body: { code: 'invalid' } })
    expect(await send(`{"id":"${'x'.repeat(9000)}"}`)).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(await send('{}', 'text/plain')).toMatchObject({ body: { code: 'invalid' } })
  })

  test('popup answers are stored once, with an answer that belongs to the popup (R150, R223)', async () => {
    const id = await server().newGame()
    const body = { id, time: 1_767_225_600_000, popup_message: 'inactivity', popup_answer: 'yes' }
    expect(await answer(body)).toMatchObject({ status: 200, body: { stored: true } })
    expect(await answer(body)).toMatchObject({ status: 200, body: { stored: true } })
    expect(await answer({ ...body, popup_answer: 'no' })).toMatchObject({ status: 400 })
    expect(await answer({ ...body, popup_answer: 'pause' })).toMatchObject({ status: 409 })
    expect(await answer({ ...body, popup_message: 'unknown' })).toMatchObject({ status: 400 })
    expect(await answer({ ...body, more: true })).toMatchObject({ status: 400 })
    expect(await answer({ ...body, id: randomUUID() })).toMatchObject({ status: 403 })
  })

  test('a game takes 300 answers and refuses the next permanently, so that no client retries forever', async () => {
    const id = await server().newGame()
    const body = { id, popup_message: 'inactivity', popup_answer: 'yes' }
    const replies = await Promise.all(Array.from({ length: 300 }, (_, minute) => answer({ ...body, time: 1_767_225_600_000 + minute })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await answer({ ...body, time: 1_767_225_700_000 })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await answer({ ...body, time: 1_767_225_600_000 })).toMatchObject({ status: 200 })
  })
})
