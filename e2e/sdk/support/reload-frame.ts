import type { Page } from '@playwright/test'

/** Reloads the page's first frame from within; its old document may be gone before it answers. */
export const reloadFrame = async (page: Page): Promise<void> =>
  page
    .frames()[1]
    ?.evaluate(() => location.reload())
    .catch(() => {})
