import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { sendProblem } from '../http/error-handling.ts'
import { publicOpenApi } from '../http/public-openapi.ts'
import { encodingsFor } from '../pages/encodings.ts'
import { forFiveMinutes } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'

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
  const hashes = [...inline].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
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

/** The documentation at `/docs/`, its list for machines at `/llms.txt`, `/embed-check`, and the OpenAPI document. */
export const routes = async (app: App, { config }: { config: Config }): Promise<void> => {
  const openApi = publicOpenApi(config.publicUrl)
  app.get('/openapi.json', (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*').send(openApi)
  })
  const read = docsReader(config.publicUrl, config.console?.url)
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string, status = 200) => {
    const { body, brotli, etag, type, policy } = await read(path)
    reply.headers({
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': forFiveMinutes,
      vary: 'accept-encoding',
      etag,
    })
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.code(status).type(type)
    if (!encodingsFor(request.headers['accept-encoding']).includes('br')) return reply.send(body)
    return reply.header('content-encoding', 'br').send(brotli)
  }
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 308))
  // Where the API's page used to have its document.
  app.get('/docs/json', (_request, reply) => reply.redirect('/openapi.json', 308))
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    if (!docsAreBuilt()) return sendProblem(reply, 'unavailable', 'the documentation is not built: npm run build')
    const page = findDocs(request.params['*'])
    if (!page) return send(request, reply, '404.html', 404)
    return 'file' in page ? send(request, reply, page.file) : reply.redirect(`/docs/${page.movedTo}`, 308)
  })
  for (const [address, file] of Object.entries({ '/llms.txt': 'llms.txt', '/embed-check': 'embed-check.html' }))
    app.get(address, async (request, reply) => (docsAreBuilt() ? send(request, reply, file) : sendProblem(reply, 'not_found')))
}
