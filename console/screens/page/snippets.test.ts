import { expect, test } from 'vitest'
import type { SnippetData } from '../../../contract/console/page-calls.ts'
import { originOf } from './origins.tsx'
import { standingOf } from './page-standing.ts'
import { serverLanguages, serverSnippet } from './server-snippets.ts'
import { forms, frameworks, hasForm, snippet } from './snippets.ts'

const data: SnippetData = {
  operator: 'touchline',
  publicUrl: 'https://test.provider.example',
  script: { src: 'https://test.provider.example/sdk/v1/gamalyze.js', integrity: 'sha384-abc' },
  module: 'https://test.provider.example/sdk/v1/index.js',
  package: 'https://test.provider.example/sdk/v1/gamalyze-sdk-1.0.0.tgz',
  policy: ['frame-src https://test.provider.example'],
  heights: { phone: '71rem', wide: '60rem' },
}

test('every form and framework has a snippet with the operator in it, and none with a server key', () => {
  for (const framework of frameworks)
    for (const form of forms.filter((one) => hasForm(framework, one)))
      for (const players of ['anybody', 'known'] as const) {
        const code = snippet(data, { framework, form, players })
        expect(code).toContain('touchline')
        expect(code).not.toMatch(/sk_|undefined|null/)
        if (players === 'known') expect(code).toContain('/your-own/secret')
      }
  expect(snippet(data, { framework: 'script', form: 'inPage', players: 'anybody' })).toContain('integrity="sha384-abc"')
  expect(snippet(data, { framework: 'module', form: 'farDown', players: 'anybody' })).toContain(
    "from 'https://test.provider.example/sdk/v1/lazy.js'",
  )
})

test('a secret that was made stands in the snippet, with a button that plays where there is a handle', () => {
  const secret = 'a'.repeat(36)
  for (const framework of frameworks) {
    const code = snippet(data, { framework, form: 'inPage', players: 'anybody', secret, plays: true, preview: true })
    expect(code).toContain(secret)
    expect(code).not.toContain('YOUR PAGE')
    expect(code).toMatch(/test: true|test="true"|^ {4}test$/m)
    expect(code.includes('test.fastForward')).toBe(framework === 'module' || framework === 'script')
  }
})

test.each([
  ['https://www.partner.example', 'origins'],
  ['https://a.preview.partner.example', 'previewOrigins'],
  ['http://localhost:5173', 'local'],
  ['http://www.partner.example', 'insecure'],
  ['https://shop.example', 'unknown'],
])('a page of %s is %s', (origin, standing) =>
  expect(standingOf(origin, { origins: ['https://www.partner.example'], previewOrigins: ['https://*.preview.partner.example'] })).toBe(
    standing,
  ),
)

test.each([
  ['https://www.partner.example/article?a=1', 'https://www.partner.example'],
  ['www.partner.example', 'https://www.partner.example'],
  [' https://*.preview.partner.example ', 'https://*.preview.partner.example'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  ['', undefined],
])('the origin of %j is %s', (typed, origin) => expect(originOf(typed)).toBe(origin))

test('for known players there is the server of the documentation in each language, whose key comes from the settings', () => {
  for (const language of serverLanguages) {
    const code = serverSnippet({ operator: 'touchline', publicUrl: 'https://play.example' }, language)
    expect(code).toContain('https://play.example')
    expect(code).toContain('GAMALYZE_KEY')
    expect(code).not.toMatch(/your-operator|test\.provider\.example|```/)
    expect(code.includes('touchline')).toBe(language !== 'curl')
  }
})
