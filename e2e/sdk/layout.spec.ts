import { eventNames, expect, test } from './support/test.ts'

test('the page does not move when the frame comes into its reserved height', async ({ page, embed, sites }) => {
  await embed('silent')
  const shift = await page.evaluate(async (baseUrl) => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: false })
    const target = document.querySelector('#other') as HTMLElement
    target.style.minHeight = '700px'
    target.insertAdjacentHTML('afterend', '<p>What stands below')
    await new Promise((resolve) => setTimeout(resolve, 200))
    total = 0
    const handle = window.sdk.mount(target, { operator: 'demo', secret: window.secret, baseUrl })
    window.record(handle)
    await handle.ready
    await new Promise((resolve) => setTimeout(resolve, 300))
    return [total, handle.frame.clientHeight]
  }, sites.frame)
  expect(shift).toEqual([0, 700])
})

test('the height follows the content within 100 ms, and stays with a fixed height', async ({ embed, page, sites }) => {
  const { outcome, guest } = await embed()
  await outcome
  const frame = await guest()
  const delays: number[] = []
  for (let height = 600; height < 1100; height += 100) {
    const sent = await frame.evaluate((asked) => {
      window.guest.send('resize', { height: asked })
      return performance.timeOrigin + performance.now()
    }, height)
    await expect.poll(() => page.evaluate(() => window.handle.frame.clientHeight)).toBe(height)
    delays.push((await page.evaluate(() => performance.timeOrigin + (window.log.at(-1)?.[2] ?? 0))) - sent)
  }
  expect(delays.sort((a, b) => a - b)[2]).toBeLessThan(100)
  await page.evaluate(async (baseUrl) => {
    window.handle.destroy()
    window.handle = window.sdk.mount('#other', { operator: 'demo', secret: window.secret, baseUrl, height: 640 })
    await window.handle.ready
  }, sites.frame)
  const fixed = await guest()
  expect(await fixed.evaluate(() => window.config.autoHeight)).toBe(false)
  await fixed.evaluate(() => window.guest.send('resize', { height: 900 }))
  await page.waitForTimeout(100)
  expect(await page.evaluate(() => window.handle.frame.clientHeight)).toBe(640)
})

test('the frame learns what of it is on screen', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  const frame = await guest()
  await frame.evaluate(() => window.guest.send('resize', { height: 3000 }))
  const last = () => frame.evaluate(() => window.commands.filter(([name]) => name === 'viewport').at(-1)?.[1])
  await page.evaluate(() => scrollTo(0, 1000))
  await expect.poll(last).toMatchObject({ height: 720, width: 1280 })
  const { top, bottom } = (await last()) as { top: number; bottom: number }
  expect(bottom - top).toBe(720)
  expect(top).toBeGreaterThan(900)
})

test('the page scrolls to the line that the frame asks for, and leaves one that is in view', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  const frame = await guest()
  await frame.evaluate(() => window.guest.send('resize', { height: 3000 }))
  await page.waitForTimeout(200)
  await page.evaluate(() => scrollTo(0, 2000))
  await frame.evaluate(() => window.guest.send('scrollTop', { top: 0 }))
  await expect.poll(() => page.evaluate(() => Math.round(window.handle.frame.getBoundingClientRect().top))).toBe(0)
  await frame.evaluate(() => window.guest.send('scrollTop', { top: 500 }))
  await expect.poll(() => eventNames(page)).toEqual(['ready', 'resize', 'scrollTop', 'scrollTop'])
  expect(await page.evaluate(() => Math.round(window.handle.frame.getBoundingClientRect().top))).toBe(0)
})

test('an event reaches the page within 8 ms for 95 of 100', async ({ embed, page }) => {
  const { outcome, guest } = await embed()
  await outcome
  const frame = await guest()
  const sent = await frame.evaluate(async () => {
    const times: number[] = []
    for (let card = 0; card < 100; card++) {
      times.push(performance.timeOrigin + performance.now())
      window.guest.send('progress', { cardsTurned: card, cardsTotal: 100 })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return times
  })
  const origin = await page.evaluate(() => performance.timeOrigin)
  const arrived = await page.evaluate(() => window.log.filter(([name]) => name === 'progress').map(([, , at]) => at))
  const delays = arrived.map((at, index) => origin + at - (sent[index] ?? 0)).sort((a, b) => a - b)
  test.info().annotations.push({ type: 'measured', description: `median ${delays[49]?.toFixed(2)} ms, p95 ${delays[94]?.toFixed(2)} ms` })
  console.log(`event latency: median ${delays[49]?.toFixed(2)} ms, p95 ${delays[94]?.toFixed(2)} ms`)
  expect(delays[49]).toBeLessThan(8)
})
