import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unpackSdk } from '../../scripts/contract-life.ts'
import type { Handle } from '../../sdk/index.ts'
import { expect, test } from '../test.ts'
import { bundle } from './support/bundle.ts'
import { frameOf, goToReport, told } from './support/partner-site.ts'

const versions = readdirSync('contract/released').filter((name) => name !== 'README.md')

for (const version of versions)
  test(`the packed SDK of ${version} mounts today’s frame, passes commands and events (D14, ruling 49)`, async ({ page, partner }) => {
    const folder = mkdtempSync(join(tmpdir(), 'released-sdk-'))
    const code = await bundle(pathToFileURL(join(unpackSdk(version, folder), 'dist/index.js')))
    rmSync(folder, { recursive: true })
    const sdk = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    partner.pages = { released: `<div id="test"></div><script type="module">${partner.mountScript(sdk)}; begin()</script>` }
    await page.goto(`${partner.origin}/released`)
    await goToReport(page)
    expect(await told(page)).toEqual(expect.arrayContaining(['ready', 'started', 'progress', 'results']))
    expect(await page.evaluate("handle.update({ language: 'ger' })")).toBe(true)
    await expect.poll(() => frameOf(page).evaluate(() => document.documentElement.lang)).toBe('de')
    expect(await page.evaluate('handle.restart()')).toBe(true)
    expect(await page.evaluate('handle.pause()')).toBe(false)
    await page.evaluate('handle.destroy()')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect((await told(page)).at(-1)).toBe('call')
  })

for (const version of versions)
  test(`a page with the modules of ${version} goes on once the provider serves today’s: it mounts a test, sizes it, opens a modal`, async ({
    page,
    partner,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'released-sdk-'))
    const dist = join(unpackSdk(version, folder), 'dist')
    await page.route('**/sdk/v1/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync(join(dist, new URL(route.request().url()).pathname.slice('/sdk/v1'.length)), 'utf8'),
      }),
    )
    partner.pages = { released: `<div id="test"></div><script type="module">${partner.mountScript()}</script>` }
    await page.goto(`${partner.origin}/released`)
    await page.waitForFunction('window.begin')
    await page.unroute('**/sdk/v1/**')
    rmSync(folder, { recursive: true })
    await page.evaluate('begin().ready')
    // What sizes the frame is a part of today.
    await expect.poll(() => page.evaluate<number>('handle.frame.clientHeight')).toBeGreaterThan(480)
    await page.evaluate(async () => {
      const { handle, begin } = window as unknown as { handle: Handle; begin(...how: unknown[]): Handle }
      const { openModal } = await import(`${new URL(handle.frame.src).origin}/sdk/v1/modal.js`)
      handle.destroy()
      await begin('', 'mindway', (_: string, options: object) => openModal(options).handle).ready
    })
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog, iframe')).toHaveCount(0)
    expect(await told(page)).toEqual(expect.arrayContaining(['ready', 'call', 'ready', 'call']))
  })
