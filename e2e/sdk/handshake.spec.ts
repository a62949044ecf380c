import { eventNames, expect, guestOf, test } from './support/test.ts'

test('the SDK mounts, passes on configuration, every event once and in order, and commands (D1, D6, D9)', async ({ mounted, page }) => {
  const frame = await mounted('demo', { language: 'dan', userId: 'partner-user-0123456789-0123456789ab' })
  const config = await frame.evaluate(() => window.config)
  expect(config).toMatchObject({
    operator: 'demo',
    secret: 'canary-secret-0123456789-abcdefghijk',
    userId: 'partner-user-0123456789-0123456789ab',
    language: 'dan',
    autoHeight: true,
  })
  expect(config.viewport?.height).toBe(page.viewportSize()?.height)

  await frame.evaluate(() => {
    window.guest.send('started', {})
    for (let card = 1; card <= 80; card++) window.guest.send('progress', { cardsTurned: card, cardsTotal: 80 })
    window.guest.send('completed', { reference: `rf_${'0'.repeat(33)}`, operator: 'demo', duration: 1234 })
  })
  await expect.poll(() => eventNames(page)).toContain('completed')
  expect(await page.evaluate(() => window.log)).toEqual([
    ['ready', { language: 'dan' }],
    ['started', {}],
    ...Array.from({ length: 80 }, (_, index) => ['progress', { cardsTurned: index + 1, cardsTotal: 80 }]),
    ['completed', { reference: `rf_${'0'.repeat(33)}`, operator: 'demo', duration: 1234 }],
  ])

  const answers = await page.evaluate(async () => [
    await window.handle.pause(),
    await window.handle.resume(),
    await window.handle.restart(),
    await window.handle.focus(),
    await window.handle.update({ language: 'swe', secret: 'another-secret-0123456789-0123456789' }),
  ])
  expect(answers).toEqual([true, true, false, true, true])
  const commands = await frame.evaluate(() => window.commands.filter(([name]) => !['viewport', 'look'].includes(name)))
  expect(commands).toEqual([
    ['pause', undefined],
    ['resume', undefined],
    ['restart', undefined],
    ['focus', undefined],
    ['update', { language: 'swe', secret: 'another-secret-0123456789-0123456789' }],
  ])
})

test('a secret function is called on each load of the frame, and can be replaced', async ({ embed, page, sites }) => {
  const given = async () => (await guestOf(page, sites.frame)).evaluate(() => window.config.secret)
  await embed('silent')
  await page.evaluate(async (baseUrl) => {
    window.handle.destroy()
    let asked = 0
    window.handle = window.sdk.mount('#test', { operator: 'demo', baseUrl, secret: () => `${`secret-${++asked}-`.padEnd(36, '0')}\n` })
    window.record(window.handle)
    await window.handle.ready
  }, sites.frame)
  expect(await given()).toMatch(/^secret-1-0+$/)
  expect(await page.evaluate(() => window.handle.frame.src)).not.toContain('secret')

  const reload = async () => {
    const count = (await eventNames(page)).length
    await (await guestOf(page, sites.frame)).evaluate(() => location.reload()).catch(() => {})
    await expect.poll(() => eventNames(page)).toHaveLength(count + 1)
  }
  await reload()
  expect(await given()).toMatch(/^secret-2-0+$/)

  expect(await page.evaluate(() => window.handle.update({ secret: async () => 'n'.repeat(36) }))).toBe(true)
  const commands = await (await guestOf(page, sites.frame)).evaluate(() => window.commands.at(-1))
  expect(commands).toEqual(['update', { language: undefined, secret: 'n'.repeat(36) }])
  await reload()
  expect(await given()).toBe('n'.repeat(36))
})
