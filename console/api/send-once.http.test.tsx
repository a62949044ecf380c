import { expect, inject, test } from 'vitest'
import { loseAnswers, openConsole } from '../testing/open-console.tsx'
import { callConsole } from './call.ts'

const params = { operator: 'spelro' }
const path = '/api/console/operators/spelro/look/drafts'
const drafts = async (name: string) => (await callConsole('look', { params })).drafts.filter((draft) => draft.name === name)

test('a call whose answer got lost is repeated by itself and makes one thing; the same call later is another press', async () => {
  await openConsole('/', { cookie: inject('server').console.owner })
  const request = { params, body: { name: 'Lost once', start: { from: 'published' as const } } }
  loseAnswers('POST', path, 1)
  const { id } = await callConsole('addDraft', request)
  expect(await drafts('Lost once')).toMatchObject([{ id }])
  await callConsole('addDraft', request)
  expect(await drafts('Lost once')).toHaveLength(2)
  for (const draft of await drafts('Lost once')) await callConsole('removeDraft', { params: { ...params, draft: `${draft.id}` } })
})

test('a further press is the same press while no answer has come', async () => {
  await openConsole('/', { cookie: inject('server').console.owner })
  const request = { params, body: { name: 'Lost often', start: { from: 'published' as const } } }
  loseAnswers('POST', path, 4)
  for (const _press of [1, 2]) await expect(callConsole('addDraft', request)).rejects.toMatchObject({ code: 'offline' })
  const { id } = await callConsole('addDraft', request)
  expect(await drafts('Lost often')).toMatchObject([{ id }])
  await callConsole('removeDraft', { params: { ...params, draft: `${id}` } })
})
