import type { Page } from '@playwright/test'

/** Call it before the page loads: the app then prefetches no screens when idle, so a test sees only the requests it causes. */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
