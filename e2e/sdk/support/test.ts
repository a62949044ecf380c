import type { Frame, Page } from '@playwright/test'
import type { MountOptions } from '../../../sdk/index.ts'
import { test as base, expect } from '../../test.ts'
import { lenientTimeouts } from './lenient-timeouts.ts'

/** Tests that embed a frame without the product into the pages of `sites`. */
export const test = base.extend<{ embed: Embed; mounted: Mounted }>({
  embed: async ({ page, sites }, use) => {
    let isOpen = false
    const expectNoProblems = async () => {
      if (isOpen && !page.isClosed()) expect(await page.evaluate(() => window.problems ?? [])).toEqual([])
    }
    await use(async (operator = 'demo', { policy = '', clock = false, before, ...options } = {}) => {
      if (!isOpen && clock) {
        await page.clock.install({ time: 0 })
        await page.clock.pauseAt(1000)
      } else if (!isOpen) await page.addInitScript(lenientTimeouts)
      await expectNoProblems()
      isOpen = true
      await openHost(page, `${sites.host}/?policy=${policy}`, sites.frame)
      if (before) await page.evaluate(before)
      const outcome = page.evaluate((settings) => window.embed(settings), { frame: sites.frame, operator, ...options })
      outcome.catch(() => {}) // a test may end first
      return { outcome, guest: () => guestOf(page, sites.frame) }
    })
    await expectNoProblems()
  },
  mounted: async ({ embed }, use) => {
    await use(async (...how) => {
      const { outcome, guest } = await embed(...how)
      expect(await outcome).toBe('ready')
      return guest()
    })
  },
})

/** Opens a partner's page that has loaded the SDK. */
export const openHost = async (page: Page | Frame, address: string, frame: string) => {
  await page.goto(address)
  await page.waitForSelector('html[data-loaded]', { state: 'attached' })
  await page.evaluate((origin) => window.load(origin), frame)
}

type Options = Partial<Omit<MountOptions, 'secret' | 'signal'>> & {
  policy?: string
  /** The page's clock stands still until the test moves it: no time of the SDK is over before. */
  clock?: boolean
  /** Code that the page runs before it mounts. */
  before?: string
}
/**
 * Opens a partner page and mounts: the `outcome` is 'ready' or an error code, `guest` the frame to drive from inside. No page that it opens
 * may have an error that nobody handled.
 */
export type Embed = (operator?: string, options?: Options) => Promise<{ outcome: Promise<string>; guest: () => Promise<Frame> }>
/** The same where the test comes up: its frame. */
type Mounted = (...how: Parameters<Embed>) => Promise<Frame>

/** The frame from this origin, once it has started. */
export const guestOf = async (page: Page, origin: string): Promise<Frame> => {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin))
  await expect
    .poll(() =>
      find()
        ?.evaluate(() => !!window.config)
        .catch(() => false),
    )
    .toBe(true)
  return find() as Frame
}

/** Waits until so many frames of the page have loaded, or failed to, and lets its clock run on. */
export const runAfterLoads = async (page: Page, loads: number, ms: number) => {
  await expect.poll(() => page.evaluate(() => window.loads)).toBeGreaterThanOrEqual(loads)
  await page.clock.runFor(ms)
}

/** Names of the events the page's handle has emitted so far. */
export const eventNames = (page: Page) => page.evaluate(() => window.log.map(([name]) => name))
export { expect }
