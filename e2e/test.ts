import type { WorkerFixture } from '@playwright/test'
import { test as base } from '../sdk/playwright.ts'
import { type Partner, startPartner } from './sdk/support/partner-site.ts'
import { type Sites, startSites } from './sdk/support/sites.ts'

/** Starts when a test of the worker first asks for it, and closes with the worker. */
const once = <T>(
  start: (worker: number) => Promise<T & { close(): Promise<unknown> }>,
): [WorkerFixture<T, object>, { scope: 'worker' }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  async ({}, use, { parallelIndex }) => {
    const service = await start(parallelIndex)
    await use(service)
    await service.close()
  },
  { scope: 'worker' },
]

/** The `test` of all browser tests, as a worker, with its browser, is started anew for each other set of servers. */
export const test = base.extend<object, { sites: Sites; partner: Partner }>({ sites: once(startSites), partner: once(startPartner) })
export { expect } from '@playwright/test'
