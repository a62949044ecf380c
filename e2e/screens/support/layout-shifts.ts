import type { Page } from '@playwright/test'

/** Call it before the page loads; the returned function waits for two frames and gives each shift since the page began, with what moved. */
export const watchLayoutShifts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[]) {
        const moved = entry.sources?.map(({ node }) => (node as Element | undefined)?.className ?? node?.nodeName)
        shifts.push(`layout shift: ${entry.value} ${moved?.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  }
}
