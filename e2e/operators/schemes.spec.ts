import { examples, secretOf } from '../demo.ts'
import { expect, test } from '../test.ts'

// The browser derives a frame's colour scheme from its host page; emulation would hide that.
test.use({ colorScheme: null })

test('a frame follows the colour scheme of its page where its operator allows it, and is never transparent', async ({ page, baseURL }) => {
  const frameOf = async (operator: string) =>
    `<iframe name="${operator}" src="${baseURL}/gamalyze?operator=${operator}&secret=${await secretOf(operator)}"></iframe>`
  const frames = await Promise.all(['mindway', 'betarades', 'sundown-picks'].map(frameOf))
  await page.goto(`${examples}/config.json`)
  await page.evaluate((body) => {
    document.documentElement.style.colorScheme = 'dark'
    document.body.innerHTML = body
  }, frames.join(''))
  const schemeOf = (operator: string) =>
    page.frame(operator)?.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement)
      return { colorScheme, isOpaque: /^rgb\(/.test(backgroundColor), isDark: Number(/\d+/.exec(backgroundColor)?.[0]) < 64 }
    })
  const dark = { colorScheme: 'dark', isOpaque: true, isDark: true }
  const light = { isOpaque: true, isDark: false }
  await expect.poll(() => schemeOf('mindway')).toEqual(dark)
  await expect.poll(() => schemeOf('betarades')).toEqual({ colorScheme: 'light only', ...light })
  await expect.poll(() => schemeOf('sundown-picks')).toMatchObject({ colorScheme: 'dark', isOpaque: true })
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light'
  })
  await expect.poll(() => schemeOf('mindway')).toEqual({ colorScheme: 'light only', ...light })
  expect(await schemeOf('sundown-picks')).toMatchObject({ colorScheme: 'dark' })
  // Print is always light.
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => schemeOf('sundown-picks')).toMatchObject({ colorScheme: 'light only' })
})
