import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const folder = new URL('../../dist/docs/', import.meta.url)
/** The provider's address in the built pages; it is replaced by this server's own. */
const example = 'https://test.provider.example'
const types: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  yaml: 'application/yaml',
}
const compress = promisify(brotliCompress)
/** Addresses of files of the build: no other characters, no dot segments, none that is hidden */
const fileAddress = /^(?:[\w@~-][\w@~.-]*\/)*(?:[\w@~-][\w@~.-]*)?$/

export type DocsFile = { text: string; brotli: Buffer; etag: string; type: string; policy: string }

/** The policy of a page: its own files, and the inline scripts that the generator wrote, by their hashes. */
const policyOf = (text: string, ending: string): string => {
  const inline = ending === 'html' ? text.matchAll(/<script(?![^<>]*\ssrc=)[^<>]*>(.*?)(?:<\/script>|$)/gs) : []
  const hashes = [...inline].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const load = async (path: string, publicUrl: string): Promise<DocsFile> => {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  const text = (await readFile(new URL(path, folder), 'utf8')).replaceAll(example, publicUrl)
  return {
    text,
    brotli: await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`,
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

/** Reads a file of the documentation when it is asked for, once, with the server's own address in it. */
export const docsReader = (publicUrl: string): ((path: string) => Promise<DocsFile>) => {
  const files = new Map<string, Promise<DocsFile>>()
  return (path) => {
    const file = files.get(path) ?? load(path, publicUrl)
    files.set(path, file)
    return file
  }
}
