import { expect, inject, test } from 'vitest'
import { browse, loseAnswers } from '../testing/open-console.tsx'
import { callConsole } from './call.ts'

const params = { operator: 'spelro' }
const path = '/api/console/operators/spelro/look/drafts'
const add = (name: string) => callConsole('addDraft', { params, body: { name, start: { from: 'published' } } })
const drafts = async () => (await callConsole('look', { params })).drafts.filter(({ name }) => name.startsWith('Lost '))

test('a call whose answers get lost is repeated, by itself and by each press, and makes one thing; later it is another press', async () => {
  const { url, owner } = inject('server').console
  browse(url, owner)
  loseAnswers('POST', path, 1)
  const { id: once } = await add('Lost once')
  expect(await drafts()).toMatchObject([{ id: once }])
  const { id: again } = await add('Lost once')
  loseAnswers('POST', path, 4)
  for (const _press of [1, 2]) await expect(add('Lost often')).rejects.toMatchObject({ code: 'offline' })
  const { id: often } = await add('Lost often')
  expect((await drafts()).map(({ id }) => id).sort()).toEqual([once, again, often].sort())
  for (const { id } of await drafts()) await callConsole('removeDraft', { params: { ...params, draft: `${id}` } })
})
