import type { Page } from '@playwright/test'

/**
 * Records what the page's live regions announce, as a screen reader would: every text in order, but no emptied region.
 * Call it before the page loads; the returned function gives all texts so far.
 */
export const listenToTold = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const last = new WeakMap<Element, string>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
        const text = region?.textContent ?? ''
        if (!region || last.get(region) === text) continue
        last.set(region, text)
        // Before its scripts run the page holds texts for later, which are hidden and so not announced.
        if (text.trim() && !region.closest('[data-arrival]')) told.push(text.trim())
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told)
}
