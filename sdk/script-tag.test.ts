import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
// @ts-expect-error it brings no types
import { JSDOM } from 'jsdom'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { integrity, lateFiles } from '../scripts/sdk/bundle.ts'

const dist = new URL('../dist/', import.meta.url)
beforeAll(() => {
  if (!existsSync(new URL('sdk/v1/gamalyze.js', dist))) throw new Error('npm run build first')
})

/** A page with `body` and the built script; `asked` holds what the page fetched of the provider. */
const open = async (body: string) => {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const [url = ''] = (request.url ?? '').split('?')
    const isScript = url.endsWith('.js')
    if (isScript) asked.push(url)
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    reply.setHeader('access-control-allow-origin', '*').end(isScript ? readFileSync(new URL(url.slice(1), dist)) : '<p>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const provider = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { window } = new JSDOM(`<!doctype html><body>${body}<script src="${provider}/sdk/v1/gamalyze.js"></script>`, {
    url: 'https://partner.example/',
    runScripts: 'dangerously',
    resources: 'usable',
  })
  onTestFinished(() => {
    window.close()
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => window.addEventListener('load', resolve))
  return { window, asked, provider }
}
const later = () => new Promise((resolve) => setTimeout(resolve, 300))

test('a page without a test fetches only the script, at most 5,000 bytes; a test has 9,500 with what comes beside its frame', async () => {
  const { asked } = await open('<p>An article')
  await later()
  expect(asked).toEqual(['/sdk/v1/gamalyze.js'])
  const bytes = (name: string) => brotliCompressSync(readFileSync(new URL(`sdk/v1/${name}.js`, dist))).length
  expect(bytes('gamalyze')).toBeLessThanOrEqual(5000)
  expect(bytes('gamalyze') + bytes('script/frame')).toBeLessThanOrEqual(9500)
})

test('no file walks over what a page adds to the prototype of all objects', () => {
  const files = readdirSync(new URL('sdk', dist), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => /for\s*\([^;)]*\bin\b(?!\s*\{\})/.test(readFileSync(new URL(`sdk/${name}`, dist), 'utf8')))).toEqual([])
})

test('what a page declares is mounted by a file loaded on demand, and its secret is removed from the page', async () => {
  const { window, asked, provider } = await open(
    `<script>Object.prototype.extra = 'of an old library'</script>
    <div id="test" data-gamalyze-operator="demo" data-gamalyze-secret="${'s'.repeat(36)}"></div>`,
  )
  await expect.poll(() => window.document.querySelector('iframe')?.src).toBe(`${provider}/gamalyze?operator=demo&embed=1`)
  await expect.poll(() => asked).toEqual(['gamalyze', 'script/declared', 'script/frame'].map((name) => `/sdk/v1/${name}.js`))
  expect(window.document.body.innerHTML).not.toContain('sss')
})

test('each file that comes later is named with its hash: those of the script inside it, those of the modules in the list for import maps', () => {
  const read = (path: string) => readFileSync(new URL(path, dist), 'utf8')
  const {
    script,
    integrity: whole,
    modules,
  } = JSON.parse(read('sdk/integrity.json')) as { script: string; integrity: string; modules: Record<string, string> }
  expect(integrity(read(script.slice(1)))).toBe(whole)
  const folder = script.replace('gamalyze.js', '')
  for (const name of lateFiles)
    expect(read(script.slice(1)), name).toContain(integrity(read(`${folder.slice(1)}script/${name}.js`), 'sha256'))
  let imports = 0
  for (const [path, hash] of Object.entries(modules)) {
    const code = read(path.slice(1))
    expect(integrity(code), path).toBe(hash)
    for (const [, from] of code.matchAll(/(?:from|import\(?)\s*["'`](\.[^"'`]+)["'`]/g)) {
      imports++
      expect(Object.keys(modules), `${path} imports ${from}`).toContain(new URL(`${from}`, `https://provider.example${path}`).pathname)
    }
  }
  expect(imports).toBeGreaterThan(0)
})
