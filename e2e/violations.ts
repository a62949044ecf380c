import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Half as large as what `axe.source` gives, and parsed in each new page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Between rules axe gives way by a timer of no time, which a stopped or busy clock of the page holds up for milliseconds; a message comes at once. */
const promptly = `(task, time) => {
  if (time > 0) return window.setTimeout(task, time)
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    task()
  }
  port2.postMessage(null)
}`

/**
 * What axe finds wrong in a page, one line each. The page keeps axe for the next time; what its frames hold is not looked at, and neither
 * are the elements that `exclude` selects. `colours` are the rules about colours alone, where the same page was looked at in other colours.
 */
export const violations = async (
  page: Page,
  { exclude = [], rules = 'all' }: { exclude?: string[]; rules?: 'all' | 'colours' } = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`(setTimeout => {\n${source}\n})(${promptly})`)
  return page.evaluate(
    async ({ exclude: selectors, rules: kind }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const context = { include: ['html'], exclude: selectors.map((selector) => [selector]) }
      const { violations: found } = await run(context, {
        resultTypes: ['violations'],
        iframes: false,
        ...(kind === 'colours' && { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }),
      })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { exclude, rules },
  )
}
