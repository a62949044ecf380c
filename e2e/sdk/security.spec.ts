import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import { addFrame, hello, post } from './support/attack.ts'
import { type Embed, eventNames, expect, guestOf, openHost, runAfterLoads, test } from './support/test.ts'

test('windows other than that of the test get no port, and cannot speak for it (D5)', async ({ mounted, page, sites }) => {
  await mounted()
  const windows = [`${sites.other}/hostile`, `${sites.host}/hostile`, `${sites.frame}/gamalyze?operator=raw`]
  const event = { namespace: 'penpal', type: 'CALL', methodPath: ['event'], args: [99, 'completed', {}] }
  for (const address of windows) expect(await post(await addFrame(page, address), hello, event), address).toEqual([])
  expect(await page.evaluate(() => window.channels)).toBe(1)
  expect(await eventNames(page)).toEqual(['ready'])
})

test('a lookalike origin is ignored', async ({ page, embed, sites }) => {
  await embed('silent')
  const similar = [`${sites.frame}.example`, sites.frame.replace('http', 'https'), `${sites.frame}0`, sites.frame.toUpperCase(), 'null', '']
  const answeredOrigins = (origins: string[]) =>
    page.evaluate(
      ([senders, message]) => {
        const source = window.handle.frame.contentWindow as Window
        for (const origin of senders) dispatchEvent(new MessageEvent('message', { data: message, origin, source }))
        return window.channels
      },
      [origins, hello] as const,
    )
  expect(await answeredOrigins(similar)).toBe(0)
  expect(await answeredOrigins([sites.frame])).toBe(1)
})

test('the frame itself sends null, strings, huge and cyclic data, and what an older Penpal said, and nothing happens (D3)', async ({
  mounted,
  page,
}) => {
  const guest = await mounted()
  const cyclic: Record<string, unknown> = { gamalyze: 'hello' }
  cyclic.self = cyclic
  const huge = { gamalyze: 'hello', id: 'x'.repeat(10_000_000), newest: 3, oldest: 3 }
  const nothings = [null, undefined, '', 'hello', 7, [], {}, new Map(), new Date(), { gamalyze: {} }, { gamalyze: 'hello', id: {} }]
  const legacy = ['syn', 'synAck', 'ack', 'call', 'reply'].map((penpal) => ({ penpal, methodNames: ['config'], id: 1, args: [] }))
  expect(await post(guest, ...nothings, cyclic, huge, ...legacy)).toEqual([])
  expect(await eventNames(page)).toEqual(['ready'])
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
})

test('a flood of 20,000 hellos, from the frame and from the wrong window, opens five ports at most', async ({ embed, page, sites }) => {
  await embed('silent')
  await page.evaluate((frame) => {
    window.handle.destroy()
    Object.assign(window, { heard: 0 })
    addEventListener('message', () => Object.assign(window, { heard: (window as unknown as { heard: number }).heard + 1 }))
    void window.embed({ frame })
  }, sites.frame)
  const attackers = [await guestOf(page, sites.frame), await addFrame(page, `${sites.frame}/gamalyze?operator=raw`)]
  const ports = await page.evaluate(() => window.channels)
  await Promise.all(
    attackers.map((frame) =>
      frame.evaluate(() => {
        for (let index = 0; index < 10_000; index++)
          parent.postMessage({ gamalyze: 'hello', id: `flood-${index}`, newest: 3, oldest: 3 }, '*')
      }),
    ),
  )
  const messagesHeard = () => page.evaluate(() => (window as unknown as { heard: number }).heard)
  await expect.poll(messagesHeard).toBeGreaterThanOrEqual(20_000)
  expect((await page.evaluate(() => window.channels)) - ports).toBeLessThanOrEqual(5)
})

test('a flood of events, including resizes, is delivered in order and settles', async ({ mounted, page }) => {
  const frame = await mounted()
  await frame.evaluate(() => {
    for (let card = 1; card <= 2500; card++) {
      window.guest.send('resize', { height: 700 + (card % 2) })
      window.guest.send('progress', { cardsTurned: card, cardsTotal: 2500 })
    }
  })
  const logLength = () => page.evaluate(() => window.log.length)
  await expect.poll(logLength).toBe(5001)
  expect(await page.evaluate(() => window.log.filter(([name]) => name === 'error'))).toEqual([])
  expect(await page.evaluate(() => window.handle.frame.clientHeight)).toBe(701)
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
})

test('2,500 growing heights from the frame give one GROWTH_LOOP, 10,000 events of each kind of the page none', async ({
  mounted,
  page,
}) => {
  const frame = await mounted()
  await Promise.all([
    frame.evaluate(() => {
      for (let height = 1001; height <= 3500; height++) window.guest.send('resize', { height })
    }),
    page.evaluate(() => {
      const { handle } = window
      const { contentWindow: frame, parentElement: target } = handle.frame
      for (let index = 0; index < 10_000; index++) {
        if (target) target.style.width = `${300 + (index % 500)}px`
        dispatchEvent(new Event('resize'))
        dispatchEvent(new Event('scroll'))
        frame?.postMessage({ gamalyze: 'welcome', id: `flood-${index}`, version: 3 }, '*')
        postMessage({ gamalyze: 'hello', id: `flood-${index}`, newest: 3, oldest: 3 }, '*')
        handle.off(
          'progress',
          handle.on('progress', () => {}),
        )
      }
    }),
  ])
  // Messages after the flood are received and answered.
  await frame.evaluate(() => window.guest.send('progress', { cardsTurned: 1, cardsTotal: 80 }))
  await expect.poll(() => eventNames(page)).toContain('progress')
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
  expect(await page.evaluate(() => window.log.flatMap(([name, payload]) => (name === 'error' ? payload : [])))).toEqual(['GROWTH_LOOP'])
  expect(await page.evaluate(() => window.log.filter(([name]) => name === 'resize').length)).toBe(2500)
  // The viewport is sent once per animation frame, however often it changes.
  expect(await frame.evaluate(() => window.commands.filter(([name]) => name === 'viewport').length)).toBeLessThan(1000)
})

test('an event with own __proto__ and constructor keys pollutes no prototype', async ({ embed, page }) => {
  const raw = await connectRaw(embed, page)
  await raw.evaluate(() => {
    const payload = JSON.parse('{"cardsTurned":1,"cardsTotal":80,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    const call = (args: unknown[]) =>
      window.port.postMessage({ namespace: 'penpal', type: 'CALL', id: `${Math.random()}`, methodPath: ['event'], args })
    call([1, 'progress', payload])
    call([2, '__proto__', payload])
    call([3, 'constructor', payload])
    call([4, 'toString', payload])
    call([5, 'exit', { cardsTurned: 3 }])
  })
  await expect.poll(() => eventNames(page)).toEqual(['progress', 'exit'])
  const [payload, polluted] = await page.evaluate(() => [window.log[0]?.[1], ({} as { polluted?: number }).polluted])
  expect(payload).toEqual({ cardsTurned: 1, cardsTotal: 80 })
  expect(polluted).toBeUndefined()
})

test('inherited and unknown methods cannot be called, and no stack trace is returned', async ({ embed, page }) => {
  const raw = await connectRaw(embed, page)
  await raw.evaluate(() => {
    const paths = [['toString'], ['constructor'], ['__proto__'], ['valueOf'], ['config', 'call'], ['nothing'], [], 'config', null, {}]
    for (const methodPath of paths)
      window.port.postMessage({ namespace: 'penpal', type: 'CALL', id: `${methodPath}`, methodPath, args: [] })
    window.port.postMessage({ namespace: 'penpal', type: 'CALL', id: 'no args', methodPath: ['config'] })
    window.port.postMessage({
      namespace: 'penpal',
      type: 'REPLY',
      callId: 'x',
      isError: true,
      isSerializedErrorInstance: true,
      value: null,
    })
    window.port.postMessage({ namespace: 'penpal', type: 'CALL', id: 'last', methodPath: ['config'], args: [] })
  })
  const replies = () =>
    raw.evaluate(() => window.heard.filter((data) => (data as { type?: string }).type === 'REPLY').map((data) => JSON.stringify(data)))
  await expect.poll(replies).toHaveLength(1)
  expect((await replies())?.[0]).toContain('"callId":"last"')
})

test('replayed event numbers and the port of an earlier load have no effect', async ({ embed, page }) => {
  const raw = await connectRaw(embed, page)
  await raw.evaluate(async () => {
    const call = (port: MessagePort, number: unknown, name: string) =>
      port.postMessage({ namespace: 'penpal', type: 'CALL', id: `${Math.random()}`, methodPath: ['event'], args: [number, name, {}] })
    const stale = window.port
    call(stale, 1, 'started')
    call(stale, 1, 'paused')
    call(stale, 0, 'paused')
    call(stale, Number.NaN, 'paused')
  })
  await expect.poll(() => eventNames(page)).toEqual(['started'])
  await raw.evaluate(async () => {
    const stale = window.port
    window.hello('a new load')
    while (window.port === stale) await new Promise((resolve) => setTimeout(resolve, 10))
    stale.postMessage({ namespace: 'penpal', type: 'CALL', id: 'late', methodPath: ['event'], args: [5, 'paused', {}] })
  })
  await post(raw)
  expect(await eventNames(page)).toEqual(['started'])
})

test('a frame that navigated to a hostile page gets neither port nor secret', async ({ mounted, page, sites }) => {
  const frame = await mounted('demo', { clock: true })
  await frame.evaluate((address) => location.replace(address), `${sites.other}/hostile`)
  await expect.poll(() => frame.url()).toContain('/hostile')
  expect(await post(frame, hello, { namespace: 'penpal', type: 'SYN', participantId: 'x' })).toEqual([])
  await runAfterLoads(page, 2, 2000)
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'error'])
  expect(await page.evaluate(() => window.handle.pause().catch((error) => error.code))).toBe('NO_ANSWER')
})

test('a page that is not on the list gets no answer from the guest (D5)', async ({ page, sites }) => {
  await openHost(page, `${sites.other}/`, sites.frame)
  await page.evaluate((frame) => void window.embed({ frame }), sites.frame)
  // The page has answered the frame's hello: the frame takes no port from it.
  await expect.poll(() => page.evaluate(() => window.channels)).toBe(1)
  const guest = page.frames()[1] as Frame
  await post(guest)
  expect(await guest.evaluate(() => [!!window.guest, !!window.config])).toEqual([false, false])
})

test('the canary secret appears nowhere but in the frame (D4)', async ({ mounted, page, sites }, info) => {
  const occurrences: string[] = []
  const har = info.outputPath('traffic.har')
  await page.routeFromHAR(har, { update: true, updateMode: 'full', updateContent: 'attach' })
  page.on('console', (message) => occurrences.push(message.text()))
  page.on('request', (request) => occurrences.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''))
  sites.requests.length = 0
  const frame = await mounted('demo', { userId: 'canary-user-id-0123456789-0123456789' })
  await page.evaluate(async () => {
    for (const bad of [{ secret: 'canary-secret-too-short' }, { secret: window.secret, userId: 'canary-user' }]) {
      try {
        window.sdk.mount('#other', { operator: 'demo', ...bad })
      } catch (error) {
        console.error(error, (error as Error).stack)
      }
    }
    await window.handle.diagnose()
  })
  occurrences.push(await page.content(), await frame.evaluate(() => document.documentElement.outerHTML + location.href + document.referrer))
  occurrences.push(
    await page.evaluate(() =>
      JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie, window.log]),
    ),
  )
  await page.context().close() // writes the archive
  occurrences.push(JSON.stringify(sites.requests), readFileSync(har, 'utf8'))
  expect(occurrences.at(-1)).toContain('/gamalyze?operator=demo')
  expect(occurrences.join('\n')).not.toContain('canary')
})

/** Does the guest's part of Penpal's handshake by hand on a raw frame's port. */
const connectRaw = async (embed: Embed, page: Page) => {
  await embed('raw')
  await expect.poll(() => page.frames()[1]?.evaluate(() => !!window.port)).toBe(true)
  const raw = page.frames()[1] as Frame
  await raw.evaluate(async () => {
    const has = (type: string) => window.heard.some((data) => (data as { type?: string }).type === type)
    window.port.postMessage({ namespace: 'penpal', type: 'SYN', participantId: '!' }) // sorts before every id: the host leads
    while (!has('ACK1')) await new Promise((resolve) => setTimeout(resolve, 5))
    window.port.postMessage({ namespace: 'penpal', type: 'ACK2' })
  })
  return raw
}
