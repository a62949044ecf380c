import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Bundle, bundle } from './build/bundle.ts'
import { stub } from './stub.ts'

/** Brotli bytes of each form as a partner loads it, and the most it may ever have. */
const budgets: [what: string, measured: number, most: number, entry: string, options: Partial<Bundle>][] = [
  ['core with Penpal', 3843, 4000, 'index', { alone: true }],
  ['classic script', 3958, 4000, 'script', { alone: true, output: { format: 'iife' } }],
  ['React component, without the core', 349, 350, 'react', { external: [/index\.ts$/] }],
  ['custom element, without the core', 299, 300, 'element', { external: [/index\.ts$/] }],
]

const bytes = (code: string) => brotliCompressSync(code).length

test.each(budgets)('%s stays within its bytes', async (_, measured, most, entry, options) => {
  const providerUrl = entry === 'script' ? 'new URL(folder).origin' : '"https://gamalyze.example"'
  const files = await bundle({ entries: [entry], providerUrl, output: { format: 'es' }, ...options })
  const size = bytes([...files.values()].join('\n'))
  expect(size).toBeLessThanOrEqual(most)
  expect(size, 'grew by more than 50 bytes: worth it?').toBeLessThan(measured + 50)
})

test('the loader stub has at most 400 bytes', () => {
  expect(stub('https://test.partner-of-a-provider.example/sdk/v1/gamalyze.js').length).toBeLessThanOrEqual(400)
})
