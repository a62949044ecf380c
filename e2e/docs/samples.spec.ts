import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { listen } from '../sdk/support/listen.ts'

// The blocks of the documentation as they stand, under the policy that it recommends: only what it calls the reader's own is put in.

test.skip(process.env.DOCS !== 'all', 'runs in npm run soak -- docs')

const read = (page: string) => readFileSync(`docs/${page}.md`, 'utf8')
const blocksOf = (page: string) =>
  [...read(page).matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms)].map(([, kind = '', code = '']) => ({ kind, code }))
/** The only block of a page that holds the text. */
const block = (page: string, text: string) => {
  const found = blocksOf(page).filter(({ code }) => code.includes(text))
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${page} hold ${text}`)
  return found[0]?.code ?? ''
}

let secret = ''
let provider = ''
const filled = (code: string) =>
  code
    .replaceAll('https://test.provider.example', provider)
    .replaceAll('your-operator', 'mindway')
    .replaceAll('36 characters from your provider', secret)

test.beforeAll(async () => {
  provider = `http://127.0.0.1:${process.env.E2E_PORT}`
  const config = (await (await fetch(`http://localhost:${process.env.E2E_EXAMPLES_PORT}/config.json`)).json()) as {
    secrets: Record<string, string>
  }
  secret = `${config.secrets.mindway}`
})

const samples: [name: string, html: () => string, isUnderPolicy: boolean][] = [
  ['the first page', () => block('quickstart', '<!doctype html>'), false],
  ['attributes', () => block('quickstart', 'data-gamalyze-secret='), true],
  ['the element', () => block('quickstart', '<gamalyze-test'), true],
  ['WordPress’s two lines', () => block('frameworks', 'data-gamalyze-secret='), true],
  ['a file of one’s own', () => block('policies', 'src="/self-test.js"'), true],
]

for (const [name, html, isUnderPolicy] of samples)
  test(`${name} of the documentation shows the test as it stands`, async ({ page }) => {
    const policy = filled(block('policies', 'Content-Security-Policy:')).trim().replace('Content-Security-Policy: ', '')
    const site = await listen('localhost', (request, reply) => {
      if (isUnderPolicy) reply.setHeader('content-security-policy', policy)
      if (request.url === '/self-test.js')
        return void reply.setHeader('content-type', 'text/javascript').end(filled(block('policies', "#test', { operator")))
      reply.setHeader('content-type', 'text/html; charset=utf-8').end(filled(html()))
    })
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && problems.push(message.text()))
    await page.goto(site.origin)
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Start game' })).toBeVisible({ timeout: 30_000 })
    expect(problems).toEqual([])
    await site.close()
  })
