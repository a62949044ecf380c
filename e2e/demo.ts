import { expect, type Page } from '@playwright/test'

/** Origin of the demo's example pages, which may embed every operator. */
export const examples = `http://localhost:${process.env.E2E_EXAMPLES_PORT}`

/** Names of the events that the panel of an example page shows, oldest first. */
export const panelEvents = async (page: Page): Promise<string[]> =>
  (await page.getByTestId('inspector').locator('li b').allTextContents()).reverse()

const readSecrets = async () => ((await (await fetch(`${examples}/config.json`)).json()) as { secrets: Record<string, string> }).secrets
let secrets: ReturnType<typeof readSecrets> | undefined

/** An operator's secret on the demo server. */
export const secretOf = async (operator: string): Promise<string> => {
  secrets ??= readSecrets()
  const secret = (await secrets)[operator]
  if (!secret) throw new Error(`no demo secret for ${operator}`)
  return secret
}

/** Opens the landing page of an operator. */
export const openLanding = async (page: Page, operator: string, query: Record<string, string> = {}): Promise<void> => {
  const secret = await secretOf(operator.toLowerCase())
  await page.goto(`/gamalyze?${new URLSearchParams({ operator, secret, ...query })}`)
  await expect(page.locator('#main h1')).toBeVisible()
}
