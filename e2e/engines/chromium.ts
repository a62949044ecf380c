import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/browsers.ts'
import type { Engine } from './engine.ts'

/** The full Chromium with its back/forward cache, which keeps what frames of other sites store. `heap` tells the bytes that the page holds. */
export const openChromium = async (): Promise<Engine & { heap(): Promise<number> }> => {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  mkdirSync(join(profile, 'Default'))
  writeFileSync(join(profile, 'Default/Preferences'), '{"profile":{"block_third_party_cookies":false,"cookie_controls_mode":0}}')
  const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  try {
    const context = await chromium.launchPersistentContext(profile, {
      ...chromiumLaunch(),
      channel: 'chromium',
      // Compiled code is the browser's, and comes when it likes: without it the heap is what the page keeps.
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--js-flags=--no-opt --no-maglev --no-sparkplug'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const [page = await context.newPage()] = context.pages()
    const client = await context.newCDPSession(page)
    const frame = () => {
      const [, first] = page.frames()
      if (!first) throw new Error('the page has no frame')
      return first
    }
    return {
      name: `Chromium ${context.browser()?.version()}`,
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack({ waitUntil: 'commit' })),
      evaluate: (code) => page.evaluate(`(async () => (${code}))()`),
      evaluateInFrame: (code) => frame().evaluate(`(async () => (${code}))()`),
      click: (selector) => frame().click(selector),
      async heap() {
        await client.send('Performance.enable')
        for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
        const { metrics } = await client.send('Performance.getMetrics')
        await client.send('Performance.disable')
        return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
      },
      async close() {
        await context.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
