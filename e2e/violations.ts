import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Minified: half as large as `axe.source`, and each new page parses it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Between rules axe yields with a zero timeout, which a stopped or busy page clock delays by milliseconds; a message arrives at once. */
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
 * The violations axe finds in a page with all its folds open, one line each. The page keeps axe for the next call; frames are not checked,
 * nor are the elements that these selectors name.
 */
export const violations = async (page: Page, exclude: string[] = []): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`(setTimeout => {\n${source}\n})(${promptly})`)
  return page.evaluate(async (selectors) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const fold of folds) fold.open = true
    const context = { include: ['html'], exclude: selectors.map((selector) => [selector]) }
    const { violations } = await run(context, { resultTypes: ['violations'], iframes: false })
    for (const fold of folds) fold.open = false
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, exclude)
}
