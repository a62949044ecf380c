import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { createServerKey, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { startServer } from '../../server/start-server.ts'
import { listen } from './support/listen.ts'
import { expect, test } from './support/partner-site.ts'

test.skip(process.env.PAGES !== 'all', 'runs in npm run soak -- pages')

/** Keeps in `words` every line that a player may have seen in this document. */
const noteWords = () => {
  const words = new Set<string>()
  Object.assign(window, { words })
  const look = () => {
    for (const line of document.body?.innerText.split('\n') ?? []) if (/\p{L}/u.test(line)) words.add(line.trim())
    requestAnimationFrame(look)
  }
  look()
}

/** What a player sees of the test, from its first word until it waits for them. `locale` is the browser's. */
const wordsIn = async (browser: Browser, url: string, locale: string) => {
  const context = await browser.newContext({ locale })
  const page = await context.newPage()
  await page.addInitScript(noteWords)
  await page.goto(url)
  expect(await page.evaluate('handle.ready.then(() => "ready")')).toBe('ready')
  await page.frameLocator('iframe').getByRole('radio').first().waitFor()
  const words = await page.frames()[1]?.evaluate(() => [...(window as unknown as { words: Set<string> }).words])
  await context.close()
  return words ?? []
}

test('the language that a session asks for is there from the first word, whatever the browser’s, whether its secret is given, fetched or five seconds late', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const [operator, port] = ['quiet-hour', Number(process.env.E2E_PORT) + 55]
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-language-'))
  const catcher = await startMailCatcher()
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({ NODE_ENV: 'test', PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', WORKERS: '1' })
  const server = await startServer(config, { catcher })
  const key = createServerKey()
  await server.deps.store.keys.add({ hash: hashSecret(key), operator, name: '', test: true, createdAt: Date.now() })
  const session = await fetch(`${url}/api/v1/partner/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'ger' }),
  })
  const { secret } = (await session.json()) as { secret: string }
  const ways = {
    given: `'${secret}'`,
    fetched: `async () => '${secret}'`,
    late: `() => new Promise((resolve) => setTimeout(resolve, 5000, '${secret}'))`,
  }
  const partner = await listen('localhost', ({ url: path = '' }, reply) => {
    const [, way = '', language = ''] = path.split('/')
    reply.setHeader('content-type', 'text/html').end(`<!doctype html><title>Partner</title><div id="test"></div>
      <script src="${url}/sdk/v1/gamalyze.js"></script>
      <script>
        handle = Gamalyze.mount('#test', { operator: '${operator}', language: '${language}' || undefined, secret: ${ways[way as keyof typeof ways]} })
      </script>`)
  })
  try {
    const german = await wordsIn(browser, `${partner.origin}/given/ger`, 'de-DE')
    expect(german.join()).toContain('Spiel starten')
    for (const locale of ['de-DE', 'en-US', 'fr-FR'])
      for (const way of Object.keys(ways)) {
        const words = await wordsIn(browser, `${partner.origin}/${way}`, locale)
        expect(
          words.filter((line) => !german.includes(line)),
          `${way}, ${locale}`,
        ).toEqual([])
        expect(words).toContain('Spiel starten')
      }
    // The page's own wish comes before its server's.
    expect((await wordsIn(browser, `${partner.origin}/given/dan`, 'fr-FR')).join()).not.toContain('Spiel starten')
  } finally {
    await partner.close()
    await server.close()
    await catcher.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
