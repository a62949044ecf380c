import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { playerOf } from '../../sdk/playwright.ts'
import { drawUntil, testFrameOf } from '../game/player.ts'
import { listen } from './support/listen.ts'
import { eventNames, expect, test } from './support/test.ts'

/** What partners received with 1.0.0: the packed package and the frame's end of the contract. */
const unpack = (name: 'sdk' | 'frame') => {
  const folder = mkdtempSync(join(tmpdir(), 'gamalyze-1.0.0-'))
  execFileSync('tar', ['-xzf', new URL(`fixtures/1.0.0/${name}.tgz`, import.meta.url).pathname, '-C', folder])
  return { path: (file: string) => join(folder, 'package', file), remove: () => rmSync(folder, { recursive: true }) }
}

const examples = `http://localhost:${process.env.E2E_EXAMPLES_PORT}`

/** A partner's page with the packed 1.0.0, bundled as a partner would. */
const openOldPage = async () => {
  const old = unpack('sdk')
  const build = await rolldown({ input: old.path('dist/index.js') })
  const { output } = await build.generate({ format: 'es', codeSplitting: false })
  await build.close()
  old.remove()
  return listen('localhost', (request, reply) => {
    if (request.url === '/sdk.js') return void reply.setHeader('content-type', 'text/javascript').end(output[0].code)
    reply.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,"><div id="test"></div>')
  })
}

test("a page with the packed SDK 1.0.0 plays a whole game against today's server: completed arrives, with the reference", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const { baseUrl, secrets } = await (await request.get(`${examples}/config.json`)).json()
  const host = await openOldPage()
  await page.goto(host.origin)
  await page.evaluate(
    async (settings) => {
      const { mount } = await import('/sdk.js' as string)
      window.handle = mount('#test', settings)
      window.log = []
      for (const name of ['ready', 'started', 'completed', 'error'] as const)
        window.handle.on(name, (payload) => window.log.push([name, payload, 0]))
    },
    { operator: 'bettingexpert', secret: secrets.bettingexpert, baseUrl },
  )
  const player = playerOf(page)
  await player.start()
  await drawUntil(await testFrameOf(page), 80)
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started', 'completed'])
  const { uid, operator } = await page.evaluate(() => window.log[2]?.[1] as { uid: string; operator: string })
  expect(uid).toMatch(/^rf_[0-9a-f]{33}$/)
  expect(operator).toBe('bettingexpert')
  await host.close()
})

test('this SDK works with the 1.0.0 frame; its completed event names no game, and its uid is not passed on', async ({ page, embed }) => {
  const old = unpack('frame')
  const code = readFileSync(old.path('frame.js'), 'utf8')
  old.remove()
  await page.route('**/guest.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  const { outcome, guest } = await embed()
  expect(await outcome).toBe('ready')
  const frame = await guest()
  expect(await frame.evaluate(() => window.guest.version)).toBe(2)
  await frame.evaluate(() => {
    const send = window.guest.send as (name: string, payload: object) => void
    send('started', {})
    send('progress', { cardsTurned: 1, cardsTotal: 80 })
    send('completed', { uid: 'u'.repeat(36), operator: 'demo', duration: 5 })
  })
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started', 'progress', 'completed'])
  expect(await page.evaluate(() => window.log.at(-1)?.[1])).toEqual({ reference: '', operator: 'demo', duration: 5 })
})
