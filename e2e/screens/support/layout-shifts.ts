import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}

/**
 * Call it before the page loads; the returned function waits for two frames and gives each layout shift since the load, with what moved from
 * where to where; as in the metric, shifts within half a second of a press do not count.
 */
export const watchLayoutShifts = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const told = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element | undefined)?.className ?? node?.nodeName} ${told(previousRect)} → ${told(currentRect)}`,
        )
        shifts.push(`layout shift: ${value} ${moved.join('; ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  }
}
