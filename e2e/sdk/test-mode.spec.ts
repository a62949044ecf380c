import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { MountOptions } from '../../sdk/index.ts'
import { playerOf } from '../../sdk/playwright.ts'
import type { Gamalyze } from '../../sdk/script.ts'
import { type RealServer, startRealServer } from '../game/real-server.ts'
import { blockStorage } from '../screens/support/block-storage.ts'
import { expect, test } from '../test.ts'
import { lenientTimeouts } from './support/lenient-timeouts.ts'
import { listen } from './support/listen.ts'
import { reloadFrame } from './support/reload-frame.ts'

/** The product, and an operator with one listed and one preview page; the partner's site answers on any subdomain of localhost. */
let server: RealServer
let sites: { listed: string; local: string; preview: string; elsewhere: string }
let close = async () => {}

test.beforeEach(({ context }) => context.addInitScript(lenientTimeouts))
test.beforeAll(async () => {
  const page = '<!doctype html><title>Partner</title><div id="test"></div><div id="other"></div>'
  const script = () => `<script src="${server.url}/sdk/v1/gamalyze.js"></script>`
  const open = () => listen('localhost', (_, reply) => reply.setHeader('content-type', 'text/html').end(page + script()))
  const [listed, other] = await Promise.all([open(), open()])
  const named = (name: string) => other.origin.replace('localhost', `${name}.localhost`)
  sites = { listed: listed.origin, local: other.origin, preview: named('preview'), elsewhere: named('elsewhere') }

  const dir = mkdtempSync(join(tmpdir(), 'operators-'))
  cpSync('operators/mindway', join(dir, 'mindway'), { recursive: true })
  const file = join(dir, 'mindway', 'operator.json')
  const origins = { origins: [sites.listed], previewOrigins: [sites.preview] }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...origins }))
  server = await startRealServer(Number(process.env.E2E_PORT) + 60 + test.info().parallelIndex, { OPERATORS_DIR: dir })
  close = async () => {
    await Promise.all([server.close(), listed.close(), other.close()])
    rmSync(dir, { recursive: true })
  }
})
test.afterAll(() => close())

declare global {
  interface Window {
    mounted: ReturnType<Gamalyze['mount']>
    told: string[]
    codes: string[]
  }
}

/** Mounts in a page of the partner: 'ready' or the code of the error. */
const mount = async (page: Page, site: string, secret: string, options: Partial<MountOptions> = {}) => {
  await page.goto(site)
  return page.evaluate(
    (settings) => {
      window.mounted = window.Gamalyze.mount('#test', { operator: 'mindway', ...settings })
      window.told = []
      for (const name of ['ready', 'started', 'progress', 'reconnected', 'error'] as const)
        window.mounted.on(name, () => window.told.push(name))
      return new Promise<string>((resolve) => {
        window.mounted.ready.then(() => resolve('ready')).catch(() => {})
        window.mounted.on('error', ({ code }) => resolve(code))
      })
    },
    { secret, ...options },
  )
}
const frameOf = (page: Page) => page.frameLocator('iframe')
const pathOf = (page: Page) => page.frames()[1]?.evaluate(() => location.pathname + location.search)

test('a test that comes up takes no focus, scroll or history; a command moves the focus, Tab leaves, Shift+Tab comes back (D12)', async ({
  page,
}) => {
  await page.goto(sites.listed)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('afterbegin', '<input id="search"><p style="height: 3000px">Article</p>')
    document.querySelector('input')?.focus()
  })
  const length = await page.evaluate(() => history.length)
  const mounted = page.evaluate((secret) => {
    window.mounted = window.Gamalyze.mount('#test', { operator: 'mindway', secret })
    return window.mounted.ready
  }, server.testSecret)
  await page.keyboard.type('odds', { delay: 20 })
  await mounted
  await expect(frameOf(page).locator('#main h1')).toBeVisible()
  const place = () =>
    page.evaluate(() => [document.querySelector('input')?.value, document.activeElement?.localName, scrollY, history.length])
  expect(await place()).toEqual(['odds', 'input', 0, length])

  expect(await page.evaluate(() => window.mounted.focus())).toBe(true)
  await expect(frameOf(page).locator('#main h1')).toBeFocused()
  expect((await place())[1]).toBe('iframe')
  for (let presses = 0; presses < 60 && (await place())[1] === 'iframe'; presses++) await page.keyboard.press('Tab')
  expect((await place())[1]).not.toBe('iframe')
  for (let presses = 0; presses < 60 && (await place())[1] !== 'iframe'; presses++) await page.keyboard.press('Shift+Tab')
  expect((await place())[1]).toBe('iframe')
})

/** The failed checks, by the page's own `diagnose()`. */
const inTheWay = (page: Page) =>
  page.evaluate(async () => {
    const { ok, checks } = await window.mounted.diagnose()
    const failedChecks = checks.filter((check) => !check.ok)
    // What is only worth knowing stands in nobody's way.
    const isInTheWay = failedChecks.some(({ name }) => name !== 'storage' && name !== 'speed')
    return [ok !== isInTheWay, ...failedChecks.map(({ name, hint }) => `${name}: ${hint}`)]
  })

test('a page works as its origin is listed: with any secret, in test mode, or not at all; diagnose says why (D11)', async ({ context }) => {
  const { listed, local, preview, elsewhere } = sites
  const { secret, testSecret } = server
  const notAccepted = 'secret: The provider does not accept this secret for this operator'
  const refused = expect.stringContaining('frame: FRAME_REFUSED')
  const rows: [site: string, secret: string, options: Partial<MountOptions>, outcome: string, hints?: unknown[]][] = [
    [listed, secret, {}, 'ready'],
    [listed, testSecret, {}, 'ready'],
    [listed, 'x'.repeat(36), {}, 'UNAUTHORIZED', [`${notAccepted}.`]],
    [preview, testSecret, { test: true }, 'ready'],
    [preview, secret, { test: true }, 'UNAUTHORIZED'],
    [preview, testSecret, {}, 'FRAME_REFUSED', [`page: ${preview} is a preview page: mount it with test: true.`, refused]],
    [elsewhere, secret, {}, 'FRAME_REFUSED'],
    [elsewhere, testSecret, { test: true }, 'FRAME_REFUSED'],
    [
      elsewhere,
      testSecret,
      {},
      'FRAME_REFUSED',
      [`page: ${elsewhere} is not on the operator's list of pages: ask your provider to add it.`, refused],
    ],
    [local, secret, {}, 'UNAUTHORIZED', [`${notAccepted} here: this page may only run tests, so it needs a test secret.`]],
    [
      local,
      testSecret,
      { operator: 'mindwya' },
      'UNAUTHORIZED',
      ['operator: The provider has no operator "mindwya".', expect.stringContaining(notAccepted)],
    ],
  ]
  const outcomes = await Promise.all(
    rows.map(async ([site, value, options, , hints]) => {
      const page = await context.newPage()
      const outcome = await mount(page, site, value, options)
      return hints ? [outcome, ...(await inTheWay(page))] : [outcome]
    }),
  )
  expect(outcomes).toEqual(rows.map(([, , , outcome, hints]) => (hints ? [outcome, true, ...hints] : [outcome])))
})

test('a local page that is not listed works with a test secret, across reloads too (D13)', async ({ page }) => {
  expect(await mount(page, sites.local, server.testSecret)).toBe('ready')
  await frameOf(page).getByRole('radio', { name: 'Yes' }).check()
  await frameOf(page).getByRole('button', { name: 'Start game' }).click()
  await expect.poll(() => pathOf(page)).toBe('/gamalyze/instructions?operator=mindway&embed=1&test=1')
  const reconnection = page.evaluate(() => new Promise<void>((resolve) => window.mounted.once('reconnected', () => resolve())))
  await reloadFrame(page)
  await reconnection
  await expect(frameOf(page).locator('#main h1')).toBeVisible()
  expect(await pathOf(page)).toContain('&embed=1&test=1')
})

const told = (page: Page) => page.evaluate(() => window.told)

test('a game with storage blocked is told as kept in memory only, restarts in a reload, and can be ended (D10)', async ({ page }) => {
  await page.addInitScript(blockStorage)
  expect(await mount(page, sites.local, server.testSecret)).toBe('ready')
  const player = playerOf(page)
  await expect(player.test.getByText('This page can’t save your game')).toBeVisible()
  await player.start()
  await player.draw(2)
  await reloadFrame(page)
  await player.start()
  await player.draw(1)
  await expect.poll(() => told(page)).toEqual(['ready', 'started', 'progress', 'progress', 'reconnected', 'started', 'progress'])
  expect(await page.evaluate(() => window.mounted.fastForward('completed'))).toBe(true)
  await expect(player.test.getByRole('main').getByRole('status')).toHaveText('Your analysis is ready')
})

test('a secret that arrives after its timeout still opens the test; until then the player sees a refusal', async ({ page }) => {
  await page.goto(sites.local)
  await page.evaluate((secret) => {
    const late = () => new Promise<string>((resolve) => Object.assign(window, { give: () => resolve(secret) }))
    window.told = []
    const handle = window.Gamalyze.mount('#test', { operator: 'mindway', secret: late, secretTimeout: 100 })
    for (const name of ['refused', 'ready'] as const) handle.on(name, () => window.told.push(name))
    handle.on('error', ({ code }) => window.told.push(code))
  }, server.testSecret)
  await expect.poll(() => told(page)).toEqual(['SECRET_TIMEOUT', 'refused'])
  await page.evaluate(() => (window as unknown as { give(): void }).give())
  await expect.poll(() => told(page)).toEqual(['SECRET_TIMEOUT', 'refused', 'ready'])
})

test('the page /embed-check says the same without a partner page', async ({ page }) => {
  await page.goto(`${server.url}/embed-check?operator=mindway`)
  const check = async (site: string, secret: string, operator = 'mindway') => {
    await page.getByLabel('Operator').fill(operator)
    await page.getByLabel('Address of your page').fill(`${site}/article`)
    await page.getByLabel('Secret').fill(secret)
    await page.getByRole('button', { name: 'Check' }).click()
    const items = page.getByRole('status').locator('li')
    await expect(items.last()).toContainText('Content-Security-Policy')
    return (await items.allTextContents()).filter((line) => line.startsWith('✗'))
  }
  expect(await check(sites.listed, server.secret)).toEqual([])
  expect(await check(sites.local, server.testSecret)).toEqual([])
  expect(await check(sites.preview, server.testSecret)).toEqual([])
  expect(await check(sites.local, server.secret)).toEqual([expect.stringContaining('not a test secret')])
  expect(await check(sites.listed, 'x'.repeat(36))).toEqual([expect.stringContaining('does not accept it')])
  expect(await check(sites.listed, 'short')).toEqual([expect.stringContaining('this one has 5')])
  expect((await check(sites.elsewhere, server.testSecret))[0]).toContain('not on the operator’s list')
  expect((await check(sites.listed, server.secret, 'mindwya'))[0]).toContain('No such operator')
  expect((await check('http://shop.example', server.secret))[0]).toContain('Serve it over https')
})

test('a partner can fast-forward to a named screen or error, each told once, with a test secret only (D6)', async ({ page }) => {
  test.setTimeout(120_000)
  await mount(page, sites.listed, server.secret)
  expect(await page.evaluate(() => window.mounted.fastForward('advice'))).toBe(false)
  await mount(page, sites.listed, server.testSecret)
  const go = (to: Parameters<typeof window.mounted.fastForward>[0]) =>
    page.evaluate((name) => window.mounted.fastForward(name).catch(({ code }) => code), to)
  const at = (path: string) => expect.poll(() => pathOf(page)).toContain(path)
  expect(await go('fullReport')).toBe(true)
  await at('/gamalyze/full_report?')
  await expect(frameOf(page).locator('#main h1')).toBeVisible()
  expect((await told(page)).filter((name) => name === 'progress')).toHaveLength(80)
  for (const [name, path] of [
    ['feedback', '/gamalyze/feedback?'],
    ['notFound', '/not-found?'],
    ['UNAUTHORIZED', '/unauthorized?'],
    ['timeout', '/gamalyze?'],
  ] as const) {
    await expect.poll(() => go(name)).toBe(true)
    await at(path)
  }
  const codes = () => page.evaluate(() => window.codes)
  await page.evaluate(() => {
    window.codes = []
    window.mounted.on('error', ({ code }) => window.codes.push(code))
  })
  const errors = ['PAUSED', 'ENDED', 'UNREACHABLE', 'USER_ID_NEEDS_SESSION', 'GROWTH_LOOP', 'GAME_STOPPED', 'PROTOCOL_TOO_OLD'] as const
  for (const [index, name] of errors.entries()) {
    await expect.poll(() => go(name)).toBe(true)
    await expect.poll(codes).toEqual(errors.slice(0, index + 1))
  }
  await page.clock.install()
  await mount(page, sites.listed, server.testSecret)
  const answer = go('NO_ANSWER')
  // The SDK waits five seconds for an answer.
  await expect.poll(() => page.clock.runFor(5000).then(() => Promise.race([answer, 'none yet']))).toBe('NO_ANSWER')
})
