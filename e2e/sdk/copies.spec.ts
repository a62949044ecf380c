import type { Page } from '@playwright/test'
import type { Handle } from '../../sdk/index.ts'
import type { Sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    handles: Record<string, Handle>
    noted: string[]
  }
}

/** What is alive in the page: the forms of which a frame is there, each with the state of its handle. */
const living = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')]
      .map((frame) => {
        const form = Object.keys(window.handles).find((name) => window.handles[name]?.frame === frame)
        return `${form} ${window.handles[form ?? '']?.state}`
      })
      .sort(),
  )

/** Goes to the page without a test and back, and has every frame begin a game. */
const leaveAndReturn = async (page: Page, sites: Sites, router: string, returned: string[]) => {
  await page.goto(`${sites.host}/router/${router}`)
  await expect.poll(() => living(page)).toEqual(['again ready', 'declared ready', 'element ready', 'once ready'])
  await page.click('#next')
  await expect(page.locator('h1')).toHaveText('Away')
  // Turbo keeps the page it left in a timer of its own: who goes back before that gets it anew from the server.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  await page.goBack()
  await expect.poll(() => living(page)).toEqual(returned)
  await page.evaluate(() => window.noted.splice(0))
  for (const frame of page.frames().slice(1)) await frame.evaluate(() => window.guest.send('started', {}))
  await expect.poll(() => page.evaluate(() => window.noted.toSorted())).toEqual(returned.map((form) => form.replace('ready', 'started')))
}

test('after Back in a page of a router, which puts copies there or makes its elements anew, each form that is mounted has one living test that its handle hears (ruling 45)', async ({
  page,
  sites,
}) => {
  const all = ['again ready', 'declared ready', 'element ready', 'once ready']
  for (const router of ['turbo', 'htmx']) await leaveAndReturn(page, sites, router, all)
  await leaveAndReturn(page, sites, 'swup', all.slice(0, 3))
})

test('a page that clones the frame fifty times and moves, hides and zooms it keeps one test, no copy', async ({ mounted, page, sites }) => {
  await mounted()
  await page.evaluate(async () => {
    const { frame } = window.handle
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    for (let copy = 0; copy < 50; copy++) (copy % 2 ? shadow : document.querySelector('#other'))?.append(frame.cloneNode())
    for (let turn = 0; turn < 20; turn++) {
      await new Promise(requestAnimationFrame)
      document.querySelector(turn % 2 ? '#test' : '#other')?.append(frame)
    }
    for (const style of [
      'zoom: 0',
      'visibility: hidden',
      'zoom: 0.001',
      'transform: scale(0)',
      'clip-path: inset(50%)',
      'content-visibility: hidden',
    ])
      for (const css of [style, '', style, '']) {
        frame.parentElement?.setAttribute('style', css)
        await new Promise(requestAnimationFrame)
      }
  })
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  await expect.poll(() => page.evaluate(() => window.handle.pause().catch(({ code }) => code))).toBe(true)
  await expect.poll(() => page.evaluate(() => window.handle.state)).toBe('ready')
  // A copy of it in the element that gets a new test makes room, and so does the test it was made of, if that is not in the page.
  const reasons = await page.evaluate(async (baseUrl) => {
    const { frame } = window.handle
    const reasons: string[] = []
    window.handle.on('destroyed', ({ reason }) => reasons.push(reason))
    document.querySelector('#test')?.append(frame.cloneNode())
    frame.remove()
    await window.sdk.mount('#test', { operator: 'demo', secret: window.secret, baseUrl }).ready
    return [...reasons, document.querySelectorAll('iframe').length]
  }, sites.frame)
  expect(reasons).toEqual(['copied', 1])
})

test('an outer page that posts copies of our messages to page and frame reaches neither, nor does the page itself reach the frame', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.other}/nested?host=${encodeURIComponent(sites.host)}`)
  const host = page.frames()[1]
  await expect.poll(() => host?.evaluate(() => document.documentElement.dataset.loaded).catch(() => undefined)).toBe('')
  await host?.evaluate(async (frame) => {
    await window.load(frame)
    await window.embed({ frame })
  }, sites.frame)
  const post = async () => {
    const inner = frames[0] as Window
    const hello = { gamalyze: 'hello', id: 'forged', newest: 3, oldest: 3 }
    const welcome = { gamalyze: 'welcome', id: 'forged', version: 3 }
    const call = { namespace: 'penpal', channel: undefined, type: 'CALL', id: 'x', methodPath: ['event'], args: [99, 'completed', {}] }
    for (let time = 0; time < 50; time++) {
      for (const target of inner.length > 0 ? [inner, inner.frames[0] as Window] : [inner])
        for (const message of [hello, welcome, call, { ...call, methodPath: ['command'], args: ['restart'] }, 'config', null])
          target.postMessage(message, '*', [new MessageChannel().port2])
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  await page.evaluate(post)
  expect(await host?.evaluate(() => window.channels)).toBe(1)
  await host?.evaluate(post)
  expect(await host?.evaluate(() => [window.log.map(([name]) => name), window.problems])).toEqual([['ready'], []])
  expect(await host?.evaluate(() => window.handle.pause())).toBe(true)
  const frame = page.frames()[2]
  expect(await frame?.evaluate(() => window.commands.map(([name]) => name).filter((name) => name === 'restart'))).toEqual([])
})
