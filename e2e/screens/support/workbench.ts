import type { Page } from '@playwright/test'
import { test as base, expect } from '../../test.ts'

let scenes: string[] = []

/** Shows scenes of the demo server's workbench in a page. */
export class Bench {
  readonly page: Page
  #search = ''

  constructor(page: Page) {
    this.page = page
  }

  /** Shows the workbench, which loads once and then follows; `query` may name operator, language and scheme. */
  open = async (scene = '', query = '') => {
    const address = `/workbench/?${query}#${scene}`
    const { pathname, search } = new URL(this.page.url())
    this.#search = query && `?${query}`
    if (pathname === '/workbench/' && search === this.#search) return this.show(scene)
    if (pathname !== '/workbench/') await this.page.goto(address)
    else
      await this.page.evaluate((to) => {
        history.replaceState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
    await this.#ready(scene)
  }

  /** The same in a page of its own, for which the fonts of operator and language are there before anything is drawn. */
  openAnew = async (scene = '', query = '') => {
    await this.page.goto('about:blank')
    await this.open(scene, query)
  }

  /** Changes the scene without reloading the page. */
  show = async (scene: string) => {
    await this.page.evaluate((hash) => {
      location.hash = hash
    }, scene)
    await this.#ready(scene)
  }

  /** The paths of all scenes, without those that differ only in a text: one of the 24 single tips is left. Each worker reads them once. */
  scenes = async (): Promise<string[]> => {
    if (scenes.length === 0) {
      await this.open()
      const all = await this.page
        .locator('a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
      scenes = all.filter((scene) => !scene.startsWith('advice/single-') || scene.endsWith('/single-plan-ahead'))
    }
    return scenes
  }

  #ready = (scene: string) =>
    this.page.waitForSelector(`[data-query="${this.#search}"]${scene ? `[data-scene="${scene}"] h1` : '[data-contents]'}`, {
      state: 'attached',
    })
}

export const test = base.extend<{ bench: Bench }>({ bench: async ({ page }, use) => use(new Bench(page)) })
export { expect }
