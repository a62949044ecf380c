import { eventNames, expect, guestOf, test } from './support/test.ts'

test('destroy removes everything and settles every promise (D9)', async ({ mounted, page, sites }) => {
  await mounted()
  const codes = await page.evaluate(async (baseUrl) => {
    const early = window.sdk.mount('#other', { operator: 'demo', secret: window.secret, baseUrl })
    const promises = [early.ready, early.pause(), early.update({ language: 'dan' }), window.handle.pause()]
    early.destroy()
    window.handle.destroy()
    window.handle.destroy()
    promises.push(window.handle.pause(), early.focus())
    return Promise.all(promises.map((promise) => promise.then(String, (error) => error.code)))
  }, sites.frame)
  expect(codes).toEqual(Array(6).fill('DESTROYED'))
  expect(await page.locator('iframe').count()).toBe(0)
})

test('a frame that navigates away reports an error, takes no commands, and reconnects when it is back', async ({
  mounted,
  page,
  sites,
}) => {
  await mounted()
  const told = ['ready']
  for (const place of ['about:blank', `${sites.other}/away`]) {
    const home = await page.evaluate((src) => {
      const { frame } = window.handle
      const sourceBefore = frame.src
      frame.src = src
      return sourceBefore
    }, place)
    await expect.poll(() => page.evaluate(() => window.handle.pause().catch(({ code }) => code))).toBe('NO_ANSWER')
    told.push('error')
    await expect.poll(() => eventNames(page)).toEqual(told)
    expect(await page.evaluate(() => window.log.at(-1)?.[1])).toBe('FRAME_HELD')
    await page.evaluate((src) => {
      window.handle.frame.src = src
    }, home)
    told.push('reconnected')
    await expect.poll(() => eventNames(page)).toEqual(told)
    expect(await page.evaluate(() => window.handle.pause())).toBe(true)
  }
})

test('a page that adds fragments and parameters to the frame’s address loses neither connection nor game', async ({ mounted, page }) => {
  await mounted()
  const answers = await page.evaluate(async () => {
    const { frame } = window.handle
    const load = async (src: string) => {
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
      frame.src = src
      await loaded
      return window.handle.pause()
    }
    return [await load(`${frame.src}#x`), await load(`${frame.src}y`), window.log.length]
  })
  expect(answers).toEqual([true, true, 1])
  const told = ['ready']
  // Both load it anew.
  for (const end of ['', '&campaign=1']) {
    await page.evaluate((text) => window.handle.frame.setAttribute('src', window.handle.frame.src.replace(/#.*/, '') + text), end)
    told.push('reconnected')
    await expect.poll(() => eventNames(page)).toEqual(told)
  }
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
})

test('a frame in another window of the page is asleep, and goes on where it comes back', async ({ mounted, page }) => {
  await mounted()
  await page.evaluate(() => {
    for (const name of ['asleep', 'awake'] as const) window.handle.on(name, () => window.log.push([name, 0]))
    window.open('about:blank', 'other', 'width=500')?.document.body.append(window.handle.frame)
  })
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'asleep'])
  await page.evaluate(() => document.querySelector('#other')?.append(window.handle.frame))
  await expect.poll(async () => (await eventNames(page)).sort()).toEqual(['asleep', 'awake', 'ready', 'reconnected'])
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
})

/** What a page does with the frame of a running test, and what is told of it. */
const moves: [what: string, script: string, told: string[]][] = [
  ['moved by moveBefore', "document.querySelector('#other').moveBefore(handle.frame, null)", []],
  ['moved by appendChild', "document.querySelector('#test').append(handle.frame)", ['reconnected']],
  [
    'removed and put back at once',
    "handle.frame.remove(); setTimeout(() => document.querySelector('#other').append(handle.frame), 100)",
    ['reconnected'],
  ],
]

test('a frame that reloads, is moved, or put back reconnects; one moved by moveBefore just carries on', async ({
  mounted,
  page,
  sites,
}) => {
  await mounted()
  const told = ['ready']
  const goesOn = async (what: string) => {
    await expect.poll(() => eventNames(page), what).toEqual(told)
    await (await guestOf(page, sites.frame)).evaluate(() => window.guest.send('progress', { cardsTurned: 1, cardsTotal: 80 }))
    told.push('progress')
    await expect.poll(() => eventNames(page), what).toEqual(told)
    expect(await page.evaluate(() => window.handle.pause()), what).toBe(true)
  }
  for (const [what, script, more] of moves) {
    await page.evaluate(`void (() => { ${script} })()`)
    told.push(...more)
    await goesOn(what)
  }
  await (await guestOf(page, sites.frame)).evaluate(() => location.reload()).catch(() => {})
  told.push('reconnected')
  await goesOn('reloaded')
})

test('a mount waits for a target that enters the page later', async ({ mounted, page, sites }) => {
  await mounted()
  const outcome = await page.evaluate(async (baseUrl) => {
    const target = document.createElement('div')
    const handle = window.sdk.mount(target, { operator: 'demo', secret: window.secret, baseUrl })
    // Longer than any moment in which a page is built.
    await new Promise((resolve) => setTimeout(resolve, 300))
    document.body.append(target)
    return handle.ready.then(() => 'ready')
  }, sites.frame)
  expect(outcome).toBe('ready')
})

test('two instances are independent, and one outlives the other', async ({ mounted, page, sites }) => {
  await mounted()
  const answers = await page.evaluate(async (baseUrl) => {
    const second = window.sdk.mount('#other', { operator: 'demo', secret: window.secret, baseUrl })
    const heard: string[] = []
    second.on('started', () => heard.push('second'))
    await second.ready
    window.handle.destroy()
    return [await second.pause(), heard.length]
  }, sites.frame)
  expect(answers).toEqual([true, 0])
  await (await guestOf(page, sites.frame)).evaluate(() => window.guest.send('started', {}))
  expect(await eventNames(page)).toEqual(['ready'])
})

test(
  'the test carries on after coming back through the back/forward cache',
  { tag: '@chromium' },
  async ({ playwright, sites }, { project }) => {
    // Playwright disables this cache in the browser it starts itself.
    const browser = await playwright.chromium.launch({
      ...project.use.launchOptions,
      channel: 'chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage()
    await page.goto(sites.host)
    await page.waitForSelector('html[data-loaded]', { state: 'attached' })
    await page.evaluate(async (frame) => {
      await window.load(frame)
      await window.embed({ frame })
      addEventListener('pageshow', ({ persisted }) => window.log.push([`shown again, ${persisted ? 'from' : 'not from'} the cache`, 0]))
    }, sites.frame)
    await page.goto(`${sites.host}/away`)
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => eventNames(page)).toEqual(['ready', 'shown again, from the cache'])
    expect(await page.evaluate(() => window.handle.pause())).toBe(true)
    expect(await page.evaluate(() => window.problems)).toEqual([])
    await browser.close()
  },
)
