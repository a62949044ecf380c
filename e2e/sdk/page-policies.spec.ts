import { stub } from '../../sdk/stub.ts'
import { eventNames, expect, test } from './support/test.ts'

test('frame and modal work with Trusted Types, strict style-src, default-src none, Cross-Origin-Embedder-Policy (D2)', async ({
  mounted,
  page,
  sites,
}) => {
  const cspErrors: string[] = []
  page.on('console', (message) => /violat|refused|blocked/i.test(message.text()) && cspErrors.push(message.text()))
  for (const policy of ['strict', 'coep']) {
    await mounted('demo', { policy })
    expect(await page.evaluate(() => getComputedStyle(window.handle.frame).display)).toBe('block')
    const position = await page.evaluate(async (baseUrl) => {
      const { openModal } = await import(`${baseUrl}/sdk/v1/modal.js`)
      const { dialog, handle } = openModal({ operator: 'demo', secret: window.secret, baseUrl })
      await handle.ready
      return dialog.open && getComputedStyle(dialog).position
    }, sites.frame)
    expect(position).toBe('fixed')
    expect(cspErrors).toEqual([])
  }
})

test('a policy that blocks something else of the provider is no refusal of the frame, by diagnose too', async ({ embed, page, sites }) => {
  const { outcome } = await embed('slow', { policy: 'strict' })
  const blocked = (frame: string) =>
    new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', resolve, { once: true })
      new Image().src = `${frame}/logo.svg`
    }).then(() => {})
  await page.evaluate(blocked, sites.frame)
  expect(await outcome).toBe('ready')
  await page.evaluate(blocked, sites.frame)
  expect(await page.evaluate(() => window.handle.diagnose())).toMatchObject({ ok: true })
  expect(await eventNames(page)).toEqual(['ready'])
})

test('the frame has the least privilege that works (D2)', async ({ mounted, page }) => {
  await mounted()
  const attributes = await page.evaluate(() =>
    Object.fromEntries(window.handle.frame.getAttributeNames().map((name) => [name, window.handle.frame.getAttribute(name)])),
  )
  expect(attributes).toMatchObject({
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals',
    referrerpolicy: 'no-referrer',
    title: 'Gamalyze',
    tabindex: '0',
    loading: 'eager',
  })
  expect(attributes.allow).toBe(await page.evaluate(() => ('share' in navigator ? 'web-share' : undefined)))
  expect(attributes.src).toMatch(/\/gamalyze\?operator=demo&embed=1&test=1$/)
})

/** CSPs that allow the script tag in every possible way. */
const policies = {
  "the provider's host": "script-src FRAME; frame-src FRAME; style-src 'none'",
  'its hash and strict-dynamic': "script-src 'INTEGRITY' 'strict-dynamic'; frame-src FRAME",
  'a nonce': "script-src 'nonce-abc'; frame-src FRAME",
  'a nonce and strict-dynamic': "script-src 'nonce-abc' 'strict-dynamic'; frame-src FRAME",
  'the host, with Trusted Types':
    "script-src FRAME; frame-src FRAME; require-trusted-types-for 'script'; trusted-types gamalyze gamalyze-late",
}

test('the script tag mounts on a page whose CSP names it in any of the possible ways', async ({ page, sites }) => {
  const { script, integrity } = await (await page.request.get(`${sites.frame}/sdk/integrity.json`)).json()
  const cspErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('embed-check') && cspErrors.push(message.text()))
  for (const [name, policy] of Object.entries(policies)) {
    const csp = policy.replaceAll('FRAME', sites.frame).replace('INTEGRITY', integrity)
    const body = `<div id="test" data-gamalyze-operator="demo" data-gamalyze-secret="${'s'.repeat(36)}"></div>
      <script nonce="abc" src="${sites.frame}${script}" integrity="${integrity}" crossorigin="anonymous"></script>`
    await page.goto(`${sites.host}/given?${new URLSearchParams({ csp, body })}`)
    await page.waitForFunction(() => (document.querySelector('#test') as { gamalyze?: unknown } | null)?.gamalyze)
    const told = await page.evaluate(async () => {
      const { gamalyze } = document.querySelector('#test') as Element & { gamalyze: typeof window.handle }
      await gamalyze.ready
      const modal = await window.Gamalyze.openModal({} as never).catch((error) => [error instanceof window.Gamalyze.EmbedError, error.code])
      const { checks } = await gamalyze.diagnose()
      return [modal, checks.find(({ name: check }) => check === 'frame')?.ok]
    })
    expect(told, name).toEqual([[true, 'BAD_OPTIONS'], true])
    expect(cspErrors, name).toEqual([])
  }
})

test('a chunk loaded later does not run if its integrity check fails', async ({ page, sites }) => {
  const { script, integrity } = await (await page.request.get(`${sites.frame}/sdk/integrity.json`)).json()
  await page.route('**/script/modal.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: 'window.evil = true' }),
  )
  await page.goto(sites.host)
  const outcome = await page.evaluate(
    ({ src, hash }) =>
      new Promise((resolve) => {
        const onload = () => window.Gamalyze.openModal({} as never).then(resolve, () => resolve('evil' in window))
        document.head.append(Object.assign(document.createElement('script'), { src, integrity: hash, crossOrigin: 'anonymous', onload }))
      }),
    { src: sites.frame + script, hash: integrity },
  )
  expect(outcome).toBe(false)
})

test("modules under an import map with the provider's hashes load, and do not run if one does not match", async ({ page, sites }) => {
  const { script, modules } = await (await page.request.get(`${sites.frame}/sdk/integrity.json`)).json()
  const load = async (spoil: string) => {
    const hashes = Object.entries<string>(modules).map(([path, hash]) => [
      sites.frame + path,
      path.includes('/chunks/') ? hash.replace('-', `-${spoil}`) : hash,
    ])
    const body = `<div id="test"></div><script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(hashes) })}</script>`
    await page.goto(`${sites.host}/given?${new URLSearchParams({ body })}`)
    return page.evaluate(
      (address) =>
        import(address).then(
          ({ mount }) => mount('#test', { operator: 'demo', secret: 's'.repeat(36) }).ready.then(() => 'ready'),
          () => 'not run',
        ),
      sites.frame + script.replace('gamalyze.js', 'index.js'),
    )
  }
  expect(await load('')).toBe('ready')
  expect(await load('x')).toBe('not run')
})

test('the stub fetches the script on a page with Trusted Types', async ({ page, sites }) => {
  const csp = `require-trusted-types-for 'script'; trusted-types gamalyze gamalyze-late`
  const body = `<div id="test"></div><script>${stub(`${sites.frame}/sdk/v1/gamalyze.js`)}</script>`
  await page.goto(`${sites.host}/given?${new URLSearchParams({ csp, body })}`)
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) =>
        window.Gamalyze.ready((sdk) => sdk.mount('#test', { operator: 'demo', secret: 's'.repeat(36) }).ready.then(() => resolve('ready'))),
      ),
  )
  expect(outcome).toBe('ready')
})
