import { eventNames, expect, test } from './support/test.ts'

declare global {
  interface Window {
    updates: Promise<boolean>[]
  }
}

test('invalid options are reported at once and by name (ruling 14)', async ({ embed, page, sites }) => {
  await embed()
  const messages = await page.evaluate((frame) => {
    const good = { operator: 'demo', secret: window.secret, baseUrl: frame }
    const bad: [string, object][] = [
      ['#test', { operator: '' }],
      ['#test', { operator: 7 }],
      ['#test', { secret: 'short' }],
      ['#test', { secret: undefined }],
      ['#test', { userId: 'short' }],
      ['#test', { language: 7 }],
      ['#test', { height: -1 }],
      ['#test', { height: Number.NaN }],
      ['#test', { height: 'tall' }],
      ['#test', { baseUrl: 'nowhere' }],
      ['#missing', {}],
    ]
    return bad.map(([target, changes]) => {
      try {
        window.sdk.mount(target, { ...good, ...changes })
      } catch (error) {
        const { name, code, expected, got, docs } = error as InstanceType<typeof window.sdk.EmbedError>
        return [name, code, expected?.split(':')[0], got, docs].join(' | ')
      }
      return 'mounted'
    })
  }, 'http://127.0.0.1:1')
  const told = [
    'operator | 0 characters',
    'operator | number',
    'secret | 5 characters',
    'secret | undefined',
    'userId | 5 characters',
    'language | number',
    'height | number',
    'height | NaN',
    'height | 4 characters',
    'baseUrl | 7 characters',
    'target | null',
  ]
  expect(messages).toEqual(told.map((what) => `EmbedError | BAD_OPTIONS | ${what} | ${sites.frame}/docs/errors/BAD_OPTIONS`))
  expect(await page.locator('iframe').count()).toBe(1)
})

test("a host CSP without frame-src is reported once, as the host's fault", async ({ embed, page }) => {
  await page.clock.install()
  const { outcome } = await embed('demo', { policy: 'no-frame-src' })
  expect(await outcome).toBe('CSP_BLOCKED')
  // Every later timeout of the SDK passes.
  await page.clock.runFor(30_000)
  expect(await eventNames(page)).toEqual(['error'])
})

test('a frame whose frame-ancestors refuses this page is reported', async ({ embed }) => {
  expect(await (await embed('refused')).outcome).toBe('FRAME_REFUSED')
})

test('a host CSP that blocks requests to the provider does not hide the refusal', async ({ embed }) => {
  const { outcome } = await embed('refused', { policy: 'no-connect-src' })
  expect(await outcome).toBe('FRAME_REFUSED')
})

test('a response with HTTP 500 is reported', async ({ embed }) => {
  expect(await (await embed('http500')).outcome).toBe('FRAME_REFUSED')
})

test('a page that is not the test is reported', async ({ embed }) => {
  expect(await (await embed('silent')).outcome).toBe('FRAME_REFUSED')
})

test('a reset connection is reported as unreachable', async ({ embed }) => {
  expect(await (await embed('reset')).outcome).toBe('UNREACHABLE')
})

test('a provider that never answers is reported as unreachable', async ({ embed, page }) => {
  await page.clock.install()
  const { outcome } = await embed('never')
  await page.locator('iframe').waitFor({ state: 'attached' })
  // In a page that is prepared before the reader goes there, browsers load no foreign frame.
  await page.evaluate(() => Object.defineProperty(document, 'prerendering', { configurable: true, value: true }))
  await page.clock.runFor(60_000)
  await page.evaluate(() => Reflect.deleteProperty(document, 'prerendering'))
  await page.clock.runFor(19_000)
  expect(await eventNames(page)).toEqual([])
  await page.clock.runFor(2000)
  expect(await outcome).toBe('UNREACHABLE')
})

test('the SDK waits for a frame that needs 15 s', async ({ embed, page }) => {
  await page.clock.install()
  const { outcome } = await embed('slow')
  await page.locator('iframe').waitFor({ state: 'attached' })
  await page.clock.runFor(15_000) // the page's clock; the provider answers after two real seconds
  expect(await outcome).toBe('ready')
  expect(await eventNames(page)).toEqual(['ready'])
})

test('a guest that says hello and then nothing is reported as a handshake timeout', async ({ embed, page }) => {
  await page.clock.install()
  const { outcome } = await embed('raw')
  await expect.poll(() => page.frames()[1]?.evaluate(() => !!window.port)).toBe(true)
  await page.clock.runFor(10_000)
  expect(await outcome).toBe('HANDSHAKE_TIMEOUT')
})

test('a late hello after a timeout still brings the test up', async ({ embed, page }) => {
  const { outcome, guest } = await embed('late')
  expect(await outcome).toBe('FRAME_REFUSED')
  await guest()
  await expect.poll(() => eventNames(page)).toEqual(['error', 'ready'])
})

test('an unauthorised secret is reported and can be replaced without a reload', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  await (await guest()).evaluate(() => window.guest.send('error', { code: 'UNAUTHORIZED' }))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'error'])
  expect(await page.evaluate(() => window.log[1]?.[1])).toBe('UNAUTHORIZED')
  expect(await page.evaluate(() => window.handle.update({ secret: 'better-secret-0123456789-01234567890' }))).toBe(true)
  expect(await page.evaluate(() => window.handle.update({ secret: 'short' }).catch((error) => error.code))).toBe('BAD_OPTIONS')
})

test('a secret given before or during the refusal reaches the frame', async ({ embed, page }) => {
  const { guest } = await embed('late-ready')
  const frame = await guest()
  const secrets = ['a', 'b', 'c'].map((letter) => letter.repeat(36))
  await page.evaluate((given) => {
    window.updates = [window.handle.update({ secret: given[0] })] // waits for the frame
    window.handle.on('error', () => window.updates.push(window.handle.update({ secret: given[1] })))
    window.handle.ready.catch(() => window.updates.push(window.handle.update({ secret: given[2] })))
  }, secrets)
  await frame.evaluate(() => window.guest.send('error', { code: 'UNAUTHORIZED' }))
  await expect.poll(() => page.evaluate(() => window.updates.length)).toBe(3)
  expect(await page.evaluate(() => Promise.all(window.updates))).toEqual([true, true, true])
  const guestConfig = await frame.evaluate(() =>
    window.commands.flatMap(([name, payload]) => (name === 'update' ? [(payload as { secret: string }).secret] : [])),
  )
  expect(guestConfig.sort()).toEqual(secrets)
})

test('a partner function that returns no secret is reported', async ({ embed, page, sites }) => {
  await embed()
  const codes = await page.evaluate(async (baseUrl) => {
    const outcome = (secret: () => Promise<string>) =>
      window.sdk.mount('#other', { operator: 'demo', baseUrl, secret }).ready.then(
        () => 'ready',
        (error) => error.code,
      )
    return [await outcome(() => Promise.reject(new Error('the session of this reader'))), await outcome(async () => 'short')]
  }, sites.frame)
  expect(codes).toEqual(['SECRET_FAILED', 'SECRET_FAILED'])
  expect(await page.evaluate(() => window.problems)).toEqual([])
})

test('a slow secret function is reported as slow, not as a refusal, and its secret still opens the test', async ({
  embed,
  page,
  sites,
}) => {
  const { outcome } = await embed('silent')
  outcome.catch(() => {})
  const reports = await page.evaluate(async (baseUrl) => {
    const errors: string[] = []
    let give = (_: string) => {}
    const secret = () => new Promise<string>((resolve) => (give = resolve))
    const handle = window.sdk.mount('#other', { operator: 'late-ready', baseUrl, secret, secretTimeout: 300 })
    handle.on('error', ({ code, expected, got }) => errors.push(`${code}: ${expected}, ${got}`))
    const code = await handle.ready.catch((error) => error.code)
    give('l'.repeat(36))
    return [code, ...errors]
  }, sites.frame)
  expect(reports).toEqual(['SECRET_TIMEOUT', 'SECRET_TIMEOUT: a secret within 300 ms, none yet'])
})

test('every invalid value of every option gives BAD_OPTIONS and no uncaught error', async ({ embed, page, sites }) => {
  await embed()
  const outcomes = await page.evaluate((baseUrl) => {
    const thrower = new Proxy(
      {},
      {
        get: () => {
          throw new Error('mine')
        },
        ownKeys: () => {
          throw new Error('mine')
        },
      },
    )
    const wrong: unknown[] = [
      null,
      0,
      -1,
      Number.NaN,
      true,
      '',
      Symbol('x'),
      1n,
      [],
      {},
      thrower,
      Object.create(null),
      '\ud800'.repeat(36),
      new Date(Number.NaN),
    ]
    const good: Record<string, unknown> = { operator: 'demo', secret: window.secret, baseUrl }
    const seen: Record<string, string[]> = {}
    const note = (name: string, outcome: string) => {
      seen[name] = [...(seen[name] ?? []), outcome]
    }
    const attempt = (name: string, options: unknown, target: unknown = '#other') => {
      try {
        window.sdk.mount(target as string, options as never).destroy()
        note(name, 'mounted')
      } catch (error) {
        note(name, (error as { code?: string }).code ?? String(error))
      }
    }
    // Any text is a valid title, and an operator or language the provider may not know.
    for (const option of ['operator', 'secret', 'userId', 'language', 'title', 'height', 'signal', 'baseUrl', 'secretTimeout'])
      for (const value of wrong)
        if (typeof value !== 'string' || !value || !['operator', 'language', 'title'].includes(option))
          attempt(option, { ...good, [option]: value })
    for (const value of wrong) attempt('options', value)
    for (const value of [...wrong, '###', 'a >> b', document]) attempt('target', good, value)
    attempt('getter', {
      ...good,
      get operator() {
        throw new Error('mine')
      },
    })
    return Object.fromEntries(Object.entries(seen).map(([name, codes]) => [name, [...new Set(codes)]]))
  }, sites.frame)
  for (const [name, codes] of Object.entries(outcomes)) expect(codes, name).toEqual(['BAD_OPTIONS'])
  expect(await page.evaluate(() => window.problems)).toEqual([])
})

test('an unknown name is reported in the console in test mode, with the name that was meant', async ({ embed, page, sites }) => {
  await embed()
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.evaluate((baseUrl) => {
    const handle = window.sdk.mount('#other', { operator: 'demo', secret: window.secret, baseUrl, userID: 'x' } as never)
    handle.on('complete' as never, () => {})
    handle.on('ready', () => {})
  }, sites.frame)
  await expect
    .poll(() => lines.filter((line) => line.startsWith('Gamalyze:')).sort())
    .toEqual(['Gamalyze: there is no event "complete"; is "completed" meant?', 'Gamalyze: there is no option "userID"; is "userId" meant?'])
})

test('content that grows with its frame is frozen and reported once', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  await (await guest()).evaluate(() => {
    for (let height = 500; height < 600; height++) window.guest.send('resize', { height })
  })
  await expect.poll(() => eventNames(page)).toHaveLength(102)
  const errors = await page.evaluate(() => window.log.filter(([name]) => name === 'error').map(([, code]) => code))
  expect(errors).toEqual(['GROWTH_LOOP'])
  expect(await page.evaluate(() => window.handle.frame.clientHeight)).toBe(519)
})

test('heights that are 1e9, NaN, negative or text are clamped or dropped', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  const height = () => page.evaluate(() => window.handle.frame.clientHeight)
  const send = async (asked: unknown) =>
    (await guest()).evaluate((value) => window.guest.send('resize', { height: value as number }), asked)
  await send(700)
  await expect.poll(height).toBe(700)
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, -5, 0, '900', null]) await send(bad)
  await page.waitForTimeout(200)
  expect(await height()).toBe(700)
  await send(1e9)
  await expect.poll(height).toBe(20_000)
})

test('a listener that throws stops no other and surfaces as an error on the page', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  await page.evaluate(() => {
    window.handle.on('started', () => {
      throw new Error('partner bug')
    })
    window.handle.on('started', () => window.log.push(['second', 0, 0]))
  })
  await (await guest()).evaluate(() => window.guest.send('started', {}))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started', 'second'])
  expect(await page.evaluate(() => window.problems)).toEqual(['Uncaught Error: partner bug'])
})
