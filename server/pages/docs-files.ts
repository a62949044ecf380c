import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { hashOf } from './plain-page.ts'

const folder = new URL('../../dist/docs/', import.meta.url)
/** Addresses in the built pages: the provider's, and its console's. */
const example = { provider: 'https://test.provider.example', console: 'https://console.provider.example' }
const types: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  woff2: 'font/woff2',
  yaml: 'application/yaml',
}
const compress = promisify(brotliCompress)
/** Addresses of files of the build: no other characters, no dot segments, none that is hidden */
const fileAddress = /^(?:[\w@~-][\w@~.-]*\/)*(?:[\w@~-][\w@~.-]*)?$/

export type DocsFile = { body: Buffer; brotli: Buffer; etag: string; type: string; policy: string }

/** The policy of a page: its own files, and the inline scripts that the generator wrote, by their hashes. */
const policyOf = (text: string, ending: string): string => {
  const inline = ending === 'html' ? text.matchAll(/<script(?![^<>]*\ssrc=)[^<>]*>(.*?)(?:<\/script>|$)/gs) : []
  const hashes = [...inline].map(([, code = '']) => hashOf(code))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const load = async (path: string, publicUrl: string, consoleUrl: string): Promise<DocsFile> => {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const encoding = ending === 'woff2' ? 'latin1' : 'utf8'
  const text = (await readFile(new URL(path, folder), encoding))
    .replaceAll(example.provider, publicUrl)
    .replaceAll(example.console, consoleUrl)
  const body = Buffer.from(text, encoding)
  return {
    body,
    brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    type: `${types[ending] ?? 'application/octet-stream'}; charset=utf-8`,
    policy: policyOf(text, ending),
  }
}

const exists = (path: string) => existsSync(new URL(path, folder))
export const docsAreBuilt = (): boolean => exists('index.html')

/** What is at an address below `/docs/`: a file of the build, another address that has it, or nothing. */
export const findDocs = (address: string): { file: string } | { movedTo: string } | undefined => {
  if (!fileAddress.test(address)) return undefined
  if (/^errors\/.*[A-Z]/.test(address)) return { movedTo: address.toLowerCase() }
  if (address.endsWith('.html')) return { movedTo: address.replace(/(?:(^|\/)index)?\.html$/, '$1') }
  const isFolder = address === '' || address.endsWith('/')
  const names = isFolder ? [`${address}index.html`] : [address, `${address}.html`, address.replace(/\.md$/, '/index.md')]
  const file = names.find((name) => name.slice(name.lastIndexOf('.') + 1) in types && exists(name))
  if (file) return { file }
  const other = isFolder ? address.slice(0, -1) : `${address}/`
  return exists(isFolder ? `${other}.html` : `${other}index.html`) ? { movedTo: other } : undefined
}

/** Reads a file of the documentation when it is asked for, once, with the server's own addresses in it; without a console, that of its guide. */
export const docsReader = (publicUrl: string, consoleUrl = '/docs/console'): ((path: string) => Promise<DocsFile>) => {
  const files = new Map<string, Promise<DocsFile>>()
  return (path) => {
    const file = files.get(path) ?? load(path, publicUrl, consoleUrl)
    files.set(path, file)
    return file
  }
}
