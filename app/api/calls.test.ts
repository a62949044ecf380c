import { expect, test } from 'vitest'
import { claimKeys } from '../../contract/claims.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createCount } from './create-count.ts'
import { fetchReport, termsUrl } from './report.ts'

test('a count is sent and forgotten', async () => {
  const { recorded } = await openRecorder()
  const count = createCount({ get: () => ({ id: 'nfl' }) }, { isTest: () => false })
  count('fits_yes', claimKeys[0])
  count('report')
  count('report')
  count('help')
  await expect.poll(() => recorded.length).toBe(4)
  expect(recorded.every(({ call, headers }) => call === 'POST /api/v1/counts/nfl' && headers['content-type'] === 'application/json')).toBe(
    true,
  )
  const bodies = recorded.map(({ body }) => body as { event: string; claim?: string })
  expect(bodies.map(({ event, claim }) => `${event} ${claim}`).sort()).toEqual([
    `fits_yes ${claimKeys[0]}`,
    'help undefined',
    'report undefined',
    'report undefined',
  ])
})

test('terms have an address of their own, and another for who has an account', async () => {
  const { url } = await openRecorder()
  expect(termsUrl('nfl', 'eng', false)).toBe(`${url}/api/v1/terms.pdf?operator=nfl&language=eng`)
  expect(termsUrl('nfl', 'eng', true)).toBe(`${url}/api/v1/terms.pdf?operator=nfl&language=eng&linked=1`)
})

test('a report is a file with the name that the server gives it', async () => {
  const named = { 'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''Spilletest%20%C3%A6.pdf; more=1` }
  const { url } = await openRecorder((_, nth) => [{ headers: named, text: '%PDF' }, { text: '%PDF' }, { status: 404 }][nth])
  const file = await fetchReport(`${url}/a.pdf`)
  expect({ name: file.name, type: file.type, text: await file.text() }).toEqual({
    name: 'Spilletest æ.pdf',
    type: 'application/pdf',
    text: '%PDF',
  })
  expect((await fetchReport(`${url}/a.pdf`)).name).toBe('report.pdf')
  await expect(fetchReport(`${url}/a.pdf`)).rejects.toThrow('No report')
})
