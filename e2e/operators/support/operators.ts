import { expect, type Page } from '@playwright/test'

/** Origin of the demo's example pages, which may embed every operator. */
export const examplesOrigin = `http://localhost:${process.env.E2E_EXAMPLES_PORT}`

/** The demo's secret of each operator. */
export const secrets = async (): Promise<Record<string, string>> => {
  const reply = await fetch(`${examplesOrigin}/config.json`)
  return ((await reply.json()) as { secrets: Record<string, string> }).secrets
}

/** Opens the landing page of an operator. */
export const openLanding = async (page: Page, operator: string, query: Record<string, string> = {}): Promise<void> => {
  const secret = (await secrets())[operator.toLowerCase()] ?? ''
  await page.goto(`/gamalyze?${new URLSearchParams({ operator, secret, ...query })}`)
  await expect(page.locator('#main h1')).toBeVisible()
}

/** Opens a scene of the workbench, `group/name`. */
export const openScene = async (page: Page, operator: string, scene: string): Promise<void> => {
  await page.goto(`/workbench/?${new URLSearchParams({ operator })}#${scene}`)
  await expect(page.locator(`[data-scene="${scene}"]`).getByRole('heading', { level: 1 })).toBeAttached()
}
