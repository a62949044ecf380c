import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { transform } from 'esbuild'
import { secretOf } from '../demo.ts'
import { expect, test } from '../test.ts'

declare global {
  interface Window {
    toApp: string[]
    ReactNativeWebView?: unknown
  }
}

const address = '/gamalyze?operator=bettingexpert&bridge=1'
const messagesToApp = (page: Page) => page.evaluate(() => window.toApp.map((text) => JSON.parse(text)))
const names = async (page: Page) => (await messagesToApp(page)).map(({ gamalyze, name }) => name ?? gamalyze)

/** The app's side: a native handler, under the name each kind of app gives it. */
const handlers = {
  'React Native': 'window.ReactNativeWebView = { postMessage: (text) => window.toApp.push(text) }',
  iOS: 'window.webkit = { messageHandlers: { gamalyze: { postMessage: (text) => window.toApp.push(text) } } }',
  Android: 'window.GamalyzeAndroid = { postMessage: (text) => window.toApp.push(text) }',
}

const guide = readFileSync(new URL('../../docs/web-views.md', import.meta.url), 'utf8')
/** The first group that `pattern` captures in the guide's code in that language. */
const lineOfGuide = (language: string, pattern: RegExp): string => {
  for (const [, code] of guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')))
    for (const [, found] of `${code}`.matchAll(new RegExp(pattern, `${pattern.flags}g`))) return `${found}`
  throw new Error(`no ${language} code in the guide matches ${pattern}`)
}
const config = (secret: string) => JSON.stringify({ gamalyze: 'config', secret, language: 'dan' })
/** The guide's line that passes the configuration, as each kind of app evaluates it in the page. */
const giveConfig = {
  'a page': (secret: string) => lineOfGuide('js', /(.*config.*)/).replace('36 characters', secret),
  iOS: (secret: string) => lineOfGuide('swift', /evaluateJavaScript\("(.*?)"\)/).replace('\\(config)', config(secret)),
  Android: (secret: string) => lineOfGuide('kotlin', /evaluateJavascript\("(.*?)"/).replace('$config', config(secret)),
}
const update = () => lineOfGuide('js', /(.*command.*)/)

for (const [kind, handler, line] of [
  ['any app', handlers['React Native'], 'a page'],
  ['iOS', handlers.iOS, 'iOS'],
  ['Android', handlers.Android, 'Android'],
] as const) {
  test(`a web view of ${kind} passes the secret with the guide's own line and receives the same events`, async ({ page }) => {
    const secret = await secretOf('bettingexpert')
    await page.addInitScript(`window.toApp = []; ${handler}`)
    await page.goto(address)
    await expect.poll(() => messagesToApp(page)).toEqual([{ gamalyze: 'hello', version: 3 }])
    await page.evaluate(giveConfig[line](secret))
    await expect.poll(() => names(page)).toEqual(['hello', 'ready'])
    expect(page.url()).not.toContain(secret)
    await page.evaluate(update())
    await expect.poll(() => names(page)).toEqual(['hello', 'ready', 'language'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })
}

test("the guide's native code names the handlers that the frame looks for", () => {
  expect(handlers.iOS).toContain(`{ ${lineOfGuide('swift', /add\(self, name: "(\w+)"\)/)}: {`)
  const [name, method] = [lineOfGuide('kotlin', /\}, "(\w+)"\)/), lineOfGuide('kotlin', /@JavascriptInterface fun (\w+)\(/)]
  expect(handlers.Android).toContain(`window.${name} = { ${method}:`)
})

test("the guide's React Native component plays a game through to its reference", async ({ page, baseURL }) => {
  test.skip(process.env.GUIDE !== 'all', 'a whole game: runs in npm run soak -- guide')
  const { code } = await transform(`return (() => { ${lineOfGuide('jsx', /(.+)/s)} })()`, { loader: 'jsx', jsxFactory: 'element' })
  type View = { ref: { current: unknown }; source: { uri: string }; onMessage(event: { nativeEvent: { data: string } }): unknown }
  let finish = (_: string) => {}
  const finished = new Promise<string>((resolve) => {
    finish = resolve
  })
  const names = ['useRef', 'element', 'WebView', 'fetchSecret', 'finish']
  const view: View = new Function(...names, code)(
    (current: unknown) => ({ current }),
    (_: unknown, props: View) => props,
    undefined,
    () => secretOf('mindway'),
    finish,
  )
  // What react-native-webview does with these props; and the test is fast-forwarded.
  view.ref.current = { injectJavaScript: (script: string) => page.evaluate(script) }
  const told: Record<string, object>[] = []
  await page.exposeFunction('toNative', async (data: string) => {
    told.push(JSON.parse(data))
    await view.onMessage({ nativeEvent: { data } })
    const forward = { gamalyze: 'command', name: 'fastForward', payload: 'completed' }
    if (JSON.parse(data).name === 'ready') await page.evaluate((command) => window.postMessage(command, '*'), forward)
  })
  await page.addInitScript('window.ReactNativeWebView = { postMessage: (text) => window.toNative(text) }')
  await page.goto(view.source.uri.replace('https://test.provider.example', `${baseURL}`).replace('your-operator', 'mindway'))
  expect(await finished).toMatch(/^rf_[0-9a-f]{33}$/)
  // The guide's sample message has the fields of a real one.
  const keys = ({ payload, ...message }: Record<string, object>) => [Object.keys(message), Object.keys(payload ?? {})]
  expect(keys(told.find(({ name }) => `${name}` === 'completed') ?? {})).toEqual(keys(JSON.parse(lineOfGuide('json', /(.+)/))))
})
