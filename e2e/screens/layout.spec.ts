import { expect, test } from './support/workbench.ts'

test.setTimeout(180_000)
test.use({ reducedMotion: 'reduce' })

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 800, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

test('at any size nothing scrolls sideways, every target is large enough, and the game needs no scrolling', async ({ bench, page }) => {
  // Long words show most.
  const scenes = await bench.scenes('language=ger')
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const scene of scenes) {
      await bench.show(scene)
      const problems = await page.evaluate((inGame) => {
        const root = document.querySelector('dialog') ?? document
        const wide = document.documentElement.scrollWidth > innerWidth || (document.querySelector('dialog')?.scrollWidth ?? 0) > innerWidth
        // Links inside a sentence are exempt (WCAG 2.5.8).
        const small = [...root.querySelectorAll('button, select, input, a')].filter((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
          const inline = getComputedStyle(element).display === 'inline' || element.closest('legend, p')
          return width > 0 && !inline && (width < 44 || height < 44)
        })
        scrollTo(0, 0)
        const area = inGame ? (document.querySelector('dialog') ?? document.querySelector('main')) : null
        const outside = [...(area?.querySelectorAll('button, select, input, [data-testid=score]') ?? [])].filter((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return element.checkVisibility() && (top < 0 || bottom > innerHeight)
        })
        const named = (problem: string, elements: Element[]) => elements.map((element) => `${problem}: ${element.outerHTML.slice(0, 120)}`)
        return [...(wide ? ['too wide'] : []), ...named('small target', small), ...named('out of view', outside)]
      }, scene.startsWith('game/'))
      found.push(...problems.map((problem) => `${scene} at ${size.width}: ${problem}`))
    }
  }
  expect(found).toEqual([])
})

test('the main action is in view at 800 × 360', async ({ bench, page }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  const actions: [scene: string, action: string][] = [
    ['landing/first-visit', 'Start game'],
    ['instructions/first', 'Continue'],
    ['instructions/second', 'Continue'],
    ['instructions/third', 'Play'],
    ['risk-score/untouched', 'See my result'],
    ['game/paused', 'Continue playing'],
  ]
  await bench.open()
  for (const [scene, action] of actions) {
    await bench.show(scene)
    await expect(page.getByRole('button', { name: action, exact: true }), scene).toBeInViewport({ ratio: 1 })
  }
})

test('Start is in view at 800 × 360 with a notice, an error and an age mark too, in long languages', async ({ bench, page }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  for (const language of ['eng', 'ger', 'fre', 'gre']) {
    const scenes = (await bench.scenes(`language=${language}`)).filter((scene) => scene.startsWith('landing/') && scene !== 'landing/terms')
    for (const scene of scenes) {
      await bench.show(scene)
      await expect(page.locator('form [type=submit]'), `${scene} in ${language}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('no layout shift while a screen loads', async ({ bench, page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[])
        shifts.push(
          `${entry.value} ${entry.sources?.map(({ node }) => (node as Element | undefined)?.className ?? node?.nodeName).join(', ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scenes = await bench.scenes()
  const found: string[] = []
  for (const scene of scenes) {
    await page.goto('about:blank')
    await bench.open(scene)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    found.push(...shifts.map((shift) => `${scene}: ${shift}`))
  }
  expect(found).toEqual([])
})
