import { expect, frameOf, goToReport, test, told } from './support/partner-site.ts'

test.skip(process.env.PAGES !== 'all', 'runs in npm run soak -- pages')

// What the player sees of the real test in pages with bars, zoom, transforms, hidden places and frames around it (ruling 46).

/** Pages around the test, each with the part of the window that the player sees, in pixels from its top. */
const surroundings: Record<string, { style: string; size: [number, number]; seen: [number, number] }> = {
  'bars of the page': { style: 'html { scroll-padding: 96px 0 110px }', size: [390, 740], seen: [96, 630] },
  'zoom 1.25': { style: 'body { zoom: 1.25 }', size: [390, 740], seen: [0, 740] },
  'zoom 1.5': { style: 'body { zoom: 1.5 }', size: [800, 740], seen: [0, 740] },
  'zoom 0.7': { style: 'body { zoom: .7 }', size: [390, 740], seen: [0, 740] },
  'a transform': { style: 'body { transform: scale(.8); transform-origin: top left }', size: [800, 740], seen: [0, 740] },
}

test('a dialog, its field and its close button are within what the player sees, whatever the page puts around it (ruling 46)', async ({
  page,
  partner,
  player,
}) => {
  test.setTimeout(120_000)
  partner.pages = {
    outer: '<body style="margin: 0"><iframe src="/inner" style="width: 100%; height: 6000px; border: 0"></iframe>',
    inner: `<body style="margin: 0"><p style="height: 300px">Before</p><div id="test"></div><p style="height: 1500px">After</p>
      <script type="module">${partner.mountScript()}; begin()</script>`,
  }
  const boxesOf = async (dialog: ReturnType<typeof player.test.getByRole>) =>
    Promise.all([dialog.getByRole('textbox'), dialog.getByRole('button').first(), dialog.locator('h2')].map((part) => part.boundingBox()))
  const expectSeen = async (dialog: Parameters<typeof boxesOf>[0], [from, to]: [number, number], what: string) => {
    await expect
      .poll(
        async () => {
          const boxes = await boxesOf(dialog)
          return [
            Math.min(...boxes.map((box) => box?.y ?? Number.NaN)) >= from - 1,
            Math.max(...boxes.map((box) => (box ? box.y + box.height : Number.NaN))) <= to + 1,
          ]
        },
        { message: what },
      )
      .toEqual([true, true])
  }
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(`${partner.origin}/inner`)
  await goToReport(page)
  const mail = player.test.getByRole('button', { name: 'E-mail report' })
  const dialog = player.test.getByRole('dialog')
  for (const [what, { style, size, seen }] of Object.entries(surroundings)) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await page.evaluate((css) => {
      document.querySelector('#around')?.remove()
      document.head.append(Object.assign(document.createElement('style'), { id: 'around', textContent: css }))
    }, style)
    await page.evaluate('scrollTo(0, 900)') // the button keeps the focus from before, and is not scrolled to again
    await mail.press('Enter')
    await expectSeen(dialog, seen, what)
    await page.evaluate('scrollBy(0, -150)')
    await expectSeen(dialog, seen, `${what}, after scrolling`)
    await dialog.getByRole('textbox').press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.evaluate("document.querySelector('#around').remove()")
  // A phone's keyboard: the browser shows less of the page, and moves what it shows.
  for (const [width, height, offsetTop, left] of [
    [390, 740, 0, 400],
    [740, 390, 60, 150],
  ] as const) {
    await page.setViewportSize({ width, height })
    await mail.press('Enter')
    await dialog.getByRole('textbox').focus()
    await page.evaluate(
      ([top, seen]) => {
        for (const [key, value] of Object.entries({ offsetTop: top, height: seen, scale: 1 }))
          Object.defineProperty(visualViewport, key, { configurable: true, value })
        visualViewport?.dispatchEvent(new Event('resize'))
      },
      [offsetTop, left] as const,
    )
    const field = dialog.getByRole('textbox')
    await expect
      .poll(async () => {
        const box = await field.boundingBox()
        return box !== null && box.y >= offsetTop - 1 && box.y + box.height <= offsetTop + left + 1
      }, `keyboard at ${width} × ${height}`)
      .toBe(true)
    await page.evaluate(() => {
      for (const key of ['offsetTop', 'height', 'scale']) Reflect.deleteProperty(visualViewport as object, key)
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await field.press('Escape')
  }
  // In a frame far longer than the screen, whose scrolling its page cannot hear.
  await page.setViewportSize({ width: 800, height: 740 })
  await page.goto(`${partner.origin}/outer`)
  await expect.poll(() => page.frames().length).toBe(3)
  await goToReport(page, page.frames()[1])
  const inner = page.frameLocator('iframe').frameLocator('iframe')
  await inner.getByRole('button', { name: 'E-mail report' }).press('Enter')
  await expectSeen(inner.getByRole('dialog'), [0, 740], 'outer frame')
})

test('a test that comes up below the reader takes neither focus nor scroll position nor history, and follows its content in hidden places and shadow trees', async ({
  page,
  partner,
  player,
}) => {
  partner.pages = {
    article: `<body><h1>Article</h1><input id="search"><div id="shadow"></div><div id="tab" hidden></div><p style="height: 3000px">Text</p><div id="test"></div>
      <script type="module">
        search.focus()
        ${partner.mountScript()}
        window.before = history.length
        begin()
      </script>`,
  }
  await page.goto(`${partner.origin}/article`)
  await page.keyboard.type('odds', { delay: 50 })
  await expect.poll(() => told(page)).toContain('ready')
  await page.waitForTimeout(600)
  const stays = () =>
    page.evaluate(
      "[search.value, document.activeElement.id, scrollY, history.length === window.before, document.querySelectorAll('iframe').length]",
    )
  expect(await stays()).toEqual(['odds', 'search', 0, true, 1])
  // Gone again, it takes nothing along either.
  await page.evaluate('handle.destroy()')
  expect(await stays()).toEqual(['odds', 'search', 0, true, 0])
  /** How much higher the content is than its frame. */
  const missing = () =>
    frameOf(page).evaluate(() => Math.ceil(document.querySelector('#root')?.getBoundingClientRect().height ?? 0) - innerHeight)
  for (const place of ["document.querySelector('#tab')", "document.querySelector('#shadow').attachShadow({ mode: 'open' })"]) {
    await page.evaluate(`void begin((window.place = ${place}).append(window.target = document.createElement('div')) ?? target)`)
    if (place.includes('tab')) {
      await page.waitForTimeout(500)
      await page.evaluate('void (place.hidden = false)')
    }
    await expect(player.test.getByRole('button', { name: 'Start game' })).toBeVisible()
    await expect.poll(missing, place).toBe(0)
    expect(await page.evaluate('handle.state')).toBe('ready')
    await player.test.getByRole('radio', { name: 'Yes' }).check()
    await player.test.getByRole('button', { name: 'Start game' }).click()
    await expect(player.test.getByRole('button', { name: 'Skip introduction' })).toBeVisible()
    await expect.poll(missing, `${place}, next screen`).toBe(0)
    // Another width is no reason to begin anew.
    await page.setViewportSize({ width: 390, height: 740 })
    await expect.poll(missing, `${place}, narrow`).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(player.test.getByRole('button', { name: 'Skip introduction' })).toBeVisible()
    await page.evaluate('handle.destroy()')
    await page.evaluate('sessionStorage.clear()')
  }
  expect(await told(page)).not.toContain('reconnected')
})
