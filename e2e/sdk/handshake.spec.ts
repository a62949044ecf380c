import { eventNames, expect, test } from './support/test.ts'

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

test('a frame of the next version that speaks this one too works; a command that it does not know is answered with false (D14)', async ({
  mounted,
  page,
}) => {
  const frame = await mounted('version-4-3')
  expect(await page.evaluate(() => window.handle.pause())).toBe(true)
  expect(await page.evaluate(() => window.handle.update({ language: 'dan' }))).toBe(false)
  await frame.evaluate(() => window.guest.send('started', {}))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'started'])
})
