import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unpackSdk } from '../../scripts/contract-life.ts'
import { bundle } from './support/bundle.ts'
import { expect, frameOf, goToReport, test, told } from './support/partner-site.ts'

for (const version of readdirSync('contract/released').filter((name) => name !== 'README.md'))
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
