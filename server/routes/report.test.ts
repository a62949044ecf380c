import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Results } from '../../contract/results.ts'
import { storeWholeGame } from '../testing/play-game.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const uid = await storeWholeGame(server)
afterAll(() => server.close())

const get = (file: string, query = '') => fetch(`${server.url}/api/v1/results/report/${file}${query}`)
const read = async (reply: Response) => readPdf(new Uint8Array(await reply.arrayBuffer()))

test('the report is a PDF that may not be cached or indexed', async () => {
  const reply = await get(`${uid}.pdf`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-robots-tag')).toBe('noindex')
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
  const { body } = await server.call('GET', `/api/v1/results/results/${uid}`)
  const { pages } = await read(reply)
  expect(pages).toHaveLength(2)
  expect(pages[0]?.text).toContain(String((body as Results).risk_score))
})

test('the report is in the requested language, or the operator’s default where that is unknown or repeated', async () => {
  const language = async (query: string) => (await read(await get(`${uid}.pdf`, query))).language
  expect(await language('?language=ger')).toBe('de')
  expect(await language('?language=GER')).toBe('de')
  expect(await language('?language=sr-Latn')).toBe('sr')
  // The test server's games belong to nfl, whose default is us.
  expect(await language('')).toBe('en-US')
  expect(await language('?language=klingon')).toBe('en-US')
  expect(await language('?language=ger&language=dan')).toBe('en-US')
})

test('US language sets use Letter paper, the others A4', async () => {
  const size = async (language: string) => {
    const [page] = (await read(await get(`${uid}.pdf`, `?language=${language}`))).pages
    return [Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]
  }
  expect(await size('us')).toEqual([612, 792])
  expect(await size('uk')).toEqual([595, 842])
})

test('no report exists while one of its four parts is missing (R154, R215)', async () => {
  const half = await server.newGame()
  for (const file of [`${half}.pdf`, `${randomUUID()}.pdf`]) {
    const reply = await get(file)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ code: 'not_found' })
  }
})

test.each(['x.pdf', `${'a'.repeat(37)}.pdf`, `${'a'.repeat(36)}.PDF`, `${'%2E%2E%2F'.repeat(4)}.pdf`])(
  '%s is not a report',
  async (file) => {
    expect((await get(file)).status).toBe(400)
  },
)

test('many concurrent requests all get their reports', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => get(`${uid}.pdf`, '?language=dan')))
  expect(replies.map(({ status }) => status)).toEqual(Array(40).fill(200))
  const files = await Promise.all(replies.map(async (reply) => Buffer.from(await reply.arrayBuffer()).toString('base64')))
  expect(new Set(files).size).toBe(1)
})
