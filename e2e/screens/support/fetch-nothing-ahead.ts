import type { Page } from '@playwright/test'

/** Call it before the page loads: the app then fetches no screen ahead when idle, so that a test sees only the requests it asks for. */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
