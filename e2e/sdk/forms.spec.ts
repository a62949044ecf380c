import type { Page } from '@playwright/test'
import type { Sites } from './support/sites.ts'
import { eventNames, expect, guestOf, test } from './support/test.ts'

const openForms = async (page: Page, sites: Sites) => {
  await page.goto(sites.host)
  await page.waitForSelector('html[data-loaded]', { state: 'attached' })
}

test('the element mounts once it has its secret, follows its language, survives a move, sleeps when removed', async ({ page, sites }) => {
  await openForms(page, sites)
  await page.evaluate(
    async ({ frame, secret }) => {
      const element = document.createElement('gamalyze-test') as HTMLElement & { secret: string; handle?: typeof window.handle }
      element.setAttribute('operator', 'demo')
      element.setAttribute('user-id', 'u'.repeat(36))
      element.setAttribute('base-url', frame)
      element.secret = secret // before the element is defined
      document.querySelector('#test')?.append(element)
      await import(`${frame}/sdk/v1/element.js`)
      window.handle = element.handle as typeof window.handle
      window.record(window.handle)
      await import(`${frame}/sdk/v1/element.js?of=another`) // a second copy of the SDK
      await window.handle.ready
      element.setAttribute('language', 'swe')
    },
    { frame: sites.frame, secret: 'e'.repeat(36) },
  )
  const guest = await guestOf(page, sites.frame)
  expect(await guest.evaluate(() => [window.config.secret, window.config.userId])).toEqual(['e'.repeat(36), 'u'.repeat(36)])
  await expect
    .poll(() => guest.evaluate(() => window.commands.filter(([name]) => name === 'update')))
    .toEqual([['update', { language: 'swe', secret: undefined }]])
  await page.evaluate(() => document.querySelector('#other')?.append(document.querySelector('gamalyze-test') as Element))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'reconnected'])
  await page.evaluate(() => document.querySelector('gamalyze-test')?.remove())
  await expect.poll(() => page.evaluate(() => window.handle.state)).toBe('asleep')
})

test('the React component in StrictMode keeps one frame across renders, mounts again for another player (D13)', async ({ page, sites }) => {
  await openForms(page, sites)
  await page.evaluate(() => import('/react.js' as string))
  const props = { operator: 'demo', baseUrl: sites.frame, language: 'eng' }
  await page.evaluate((first) => window.show(first), props)
  const guest = await guestOf(page, sites.frame)
  await expect.poll(() => eventNames(page)).toEqual(['ready'])
  await page.evaluate((next) => window.show(next), { ...props, language: 'dan' })
  await expect.poll(() => guest.evaluate(() => window.commands.filter(([name]) => name === 'update').length)).toBe(1)
  await guest.evaluate(() => window.guest.send('started', {}))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started in dan'])
  await page.evaluate((next) => window.show(next), { ...props, language: 'dan', userId: 'v'.repeat(36) })
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started in dan', 'ready'])
  expect(await page.locator('iframe').count()).toBe(1)
  await page.evaluate(() => window.leave())
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.evaluate(() => window.problems)).toEqual([])
})

test('the modal takes the focus, closes with its button or Escape, and restores the focus', async ({ page, sites }) => {
  await openForms(page, sites)
  await page.evaluate(async (frame) => {
    const { openModal } = await import(`${frame}/sdk/v1/modal.js`)
    const launch = document.body.appendChild(document.createElement('button'))
    launch.textContent = 'Launch'
    launch.onclick = () => {
      const modal = openModal({ operator: 'demo', secret: window.secret, title: 'Self-test', baseUrl: frame })
      window.handle = modal.handle
    }
  }, sites.frame)
  const launch = page.getByRole('button', { name: 'Launch' })
  for (const close of [() => page.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
    await launch.click()
    await expect(page.getByRole('dialog', { name: 'Self-test' })).toBeVisible()
    await page.evaluate(() => window.handle.ready)
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(launch).toBeFocused()
    // The dialog reports its close in a separate task, after it has restored the focus.
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('a dialog whose copy the page puts in its place is closed, as no button of a copy works', async ({ page, sites }) => {
  await openForms(page, sites)
  const outcome = await page.evaluate(async (baseUrl) => {
    const { openModal } = await import(`${baseUrl}/sdk/v1/modal.js`)
    const { dialog, handle, closed } = openModal({ operator: 'demo', secret: window.secret, baseUrl })
    await handle.ready
    dialog.replaceWith(dialog.cloneNode(true))
    await closed
    return [handle.state, document.querySelectorAll('dialog, iframe').length]
  }, sites.frame)
  expect(outcome).toEqual(['destroyed', 0])
})

test('a button of a page without a script opens the test over it, which Escape, a press beside it and the page close', async ({
  page,
  sites,
}) => {
  const attributes = `data-gamalyze-operator="demo" data-gamalyze-secret="${'s'.repeat(36)}" data-gamalyze-modal`
  const style = 'iframe, dialog, button, div { display: none !important } a { color: red }'
  const body = `<style>${style}</style><form action="/away"><a href="/away" ${attributes}>Start</a></form><script src="${sites.frame}/sdk/v1/gamalyze.js"></script>`
  await page.goto(`${sites.host}/given?${new URLSearchParams({ body })}`)
  const launch = page.getByText('Start')
  const ends: Record<string, () => Promise<unknown>> = {
    'a key': () => page.keyboard.press('Escape'),
    'a press beside it': () => page.mouse.click(5, 5),
    'the page made anew': () => page.evaluate(() => document.body.append(...document.body.children)),
  }
  for (const [how, end] of Object.entries(ends)) {
    await launch.click()
    await expect(page.getByRole('dialog', { name: 'Gamalyze' })).toBeVisible()
    const config = await (await guestOf(page, sites.frame)).evaluate(() => window.config)
    expect(config.modal, how).toBe(true)
    await page.evaluate(async () => {
      window.handle = document.querySelector<HTMLElement>('[data-gamalyze-operator]')?.gamalyze as typeof window.handle
      window.log = []
      window.handle.on('close', () => window.log.push(['close', document.activeElement?.textContent]))
      await window.handle.ready
    })
    await end()
    if (how === 'the page made anew') {
      // What only moves is still there.
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(() => window.handle.destroy())
    }
    await expect(page.locator('gamalyze-modal, iframe'), how).toHaveCount(0)
    expect(await page.evaluate(() => window.log), how).toEqual([['close', 'Start']])
  }
  expect(page.url()).toContain('/given')
})

test('lazy mounting waits until the reader gets there, and can be cancelled', async ({ page, sites }) => {
  await openForms(page, sites)
  await page.evaluate(async (frame) => {
    await window.load(frame)
    const { mountLazy } = await import(`${frame}/sdk/v1/lazy.js`)
    document.body.style.paddingTop = '5000px'
    const options = { operator: 'demo', secret: window.secret, baseUrl: frame, margin: '200px' }
    const cancel = mountLazy('#other', options)
    cancel.destroy()
    window.log.push([await cancel.mounted.catch((error: { code: string }) => error.code), 0])
    window.handle = window.sdk.mount(document.body.appendChild(document.createElement('div')), { ...options, lazy: '200px' })
    mountLazy('#test', options).mounted.then(async (handle: typeof window.handle) => {
      await handle.ready
      window.log.push(['near', 0])
    })
  }, sites.frame)
  // The browser tells in a frame what is seen, and in one more what is not.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect.poll(() => eventNames(page)).toEqual(['DESTROYED'])
  expect(await page.locator('iframe').count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 5000))
  await expect.poll(() => eventNames(page)).toEqual(['DESTROYED', 'near'])
  await page.evaluate(() => window.handle.ready)
  expect(await page.locator('iframe').count()).toBe(2)
})

test('preload warms the cache in a hidden frame without the secret, and leaves nothing behind', async ({ mounted, page, sites }) => {
  await mounted()
  sites.requests.length = 0
  await page.evaluate((baseUrl) => window.sdk.preload('demo', { baseUrl }), sites.frame)
  expect(await page.locator('iframe:visible').count()).toBe(1)
  await expect(page.locator('iframe')).toHaveCount(1)
  expect(sites.requests.some(({ url }) => url.includes('operator=demo&embed=1'))).toBe(true)
})

/** What optimisers of pages make of the script tag: the markup, what the page serves itself, and the warning; without one the test comes up. */
const optimised: Record<string, { markup: string; warning?: RegExp }> = {
  'made a module': { markup: '<script type="module" src="FRAME/sdk/v1/gamalyze.js"></script>' },
  'deferred and put into the head': {
    markup:
      '<script>document.head.append(Object.assign(document.createElement("script"), { src: "FRAME/sdk/v1/gamalyze.js", defer: true }))</script>',
  },
  'delayed, and run without an element': {
    markup: `<script type="text/plain" src="FRAME/sdk/v1/gamalyze.js"></script><script>fetch("FRAME/sdk/v1/gamalyze.js").then((reply) => reply.text()).then((code) => setTimeout(code, 100))</script>`,
  },
  'joined with others of the page': { markup: '<script src="/sdk/v1/gamalyze.js"></script>', warning: /BAD_OPTIONS: expected baseUrl/ },
  'joined, in a page that says baseUrl': {
    markup: '<script>document.querySelector("#test").dataset.gamalyzeBaseUrl = "FRAME"</script><script src="/sdk/v1/gamalyze.js"></script>',
  },
}

test('a script tag changed by an optimiser works, or says what to do, and takes no page for the provider', async ({ page, sites }) => {
  const asked: string[] = []
  let warnings = ''
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings += message.text()
  })
  page.on('request', (request) => request.url().startsWith(`${sites.host}/gamalyze`) && asked.push(request.url()))
  const code = await (await page.request.get(`${sites.frame}/sdk/v1/gamalyze.js`)).text()
  await page.route(`${sites.host}/sdk/v1/gamalyze.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${code}\n;window.others = 1` }),
  )
  const test = `<div id="test" data-gamalyze-operator="demo" data-gamalyze-secret="${'s'.repeat(36)}"></div>`
  for (const [how, { markup, warning }] of Object.entries(optimised)) {
    warnings = ''
    await page.goto(`${sites.host}/given?body=${encodeURIComponent((test + markup).replaceAll('FRAME', sites.frame))}`)
    if (warning) await expect.poll(() => warnings, how).toMatch(warning)
    else await guestOf(page, sites.frame)
    expect(asked, how).toEqual([])
  }
})
