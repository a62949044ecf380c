import { test as base } from '../sdk/playwright.ts'
import { type Partner, startPartner } from './sdk/support/partner-site.ts'
import { type Sites, startSites } from './sdk/support/sites.ts'

/**
 * The `test` of all browser tests, as a worker, with its browser, is started anew for each other set of servers. They start when a test of the
 * worker first asks for them.
 */
export const test = base.extend<object, { sites: Sites; partner: Partner }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const sites = await startSites()
      await use(sites)
      await sites.close()
    },
    { scope: 'worker' },
  ],
  partner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use, { parallelIndex }) => {
      const partner = await startPartner(parallelIndex)
      await use(partner)
      await partner.close()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'
