import { eventNames, expect, test } from './support/test.ts'

test('mounts, gives the configuration to the frame and becomes ready', async ({ embed, page }) => {
  const { outcome, guest } = await embed('demo', { language: 'dan', userId: 'partner-user-0123456789-0123456789ab' })
  expect(await outcome).toBe('ready')
  const config = await (await guest()).evaluate(() => window.config)
  expect(config).toMatchObject({
    operator: 'demo',
    secret: 'canary-secret-0123456789-abcdefghijk',
    userId: 'partner-user-0123456789-0123456789ab',
    language: 'dan',
    autoHeight: true,
  })
  expect(config.viewport?.height).toBe(page.viewportSize()?.height)
  expect(await page.evaluate(() => window.log[0]?.slice(0, 2))).toEqual(['ready', { language: 'dan' }])
})

test('every event arrives once, in order, with its payload', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  await (await guest()).evaluate(() => {
    window.guest.send('started', {})
    for (let card = 1; card <= 80; card++) window.guest.send('progress', { cardsTurned: card, cardsTotal: 80 })
    window.guest.send('completed', { uid: 'u'.repeat(36), operator: 'demo', duration: 1234 })
  })
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started', ...Array(80).fill('progress'), 'completed'])
  const log = await page.evaluate(() => window.log)
  expect(log.slice(2, 82).map(([, payload]) => (payload as { cardsTurned: number }).cardsTurned)).toEqual(
    Array.from({ length: 80 }, (_, card) => card + 1),
  )
  expect(log.at(-1)?.[1]).toEqual({ uid: 'u'.repeat(36), operator: 'demo', duration: 1234 })
})

test('commands reach the frame and tell whether they were obeyed', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  const answers = await page.evaluate(async () => [
    await window.handle.pause(),
    await window.handle.resume(),
    await window.handle.restart(),
    await window.handle.focus(),
    await window.handle.update({ language: 'swe', secret: 'another-secret-0123456789-0123456789' }),
  ])
  expect(answers).toEqual([true, true, false, true, true])
  const commands = await (await guest()).evaluate(() => window.commands.filter(([name]) => name !== 'viewport'))
  expect(commands).toEqual([
    ['pause', undefined],
    ['resume', undefined],
    ['restart', undefined],
    ['focus', undefined],
    ['update', { language: 'swe', secret: 'another-secret-0123456789-0123456789' }],
  ])
})

test('the secret may be fetched when the frame asks for it', async ({ embed, page, sites }) => {
  await embed('demo')
  const config = await page.evaluate(async (frame) => {
    const handle = window.sdk.mount('#other', {
      operator: 'demo',
      baseUrl: frame,
      secret: async () => 'fetched-secret-0123456789-0123456789',
    })
    await handle.ready
    return handle.frame.src
  }, sites.frame)
  expect(config).not.toContain('fetched')
  const frame = page.frames().at(-1)
  expect(await frame?.evaluate(() => window.config.secret)).toBe('fetched-secret-0123456789-0123456789')
})
