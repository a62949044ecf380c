import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '../http/app.ts'
import { encodingsFor } from './encodings.ts'

export const forever = 'public, max-age=31536000, immutable'
export const forFiveMinutes = 'public, max-age=300'
/** Of a page's policy: its own files, and pictures in data. */
export const ownFilesOnly = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'"]

type BuiltFolder = {
  folder: URL
  prefix: string
  /** Files below this path are not hashed, and are revalidated after five minutes; all others are immutable. */
  changing?: string
  headers: Record<string, string>
}

/** Serves a folder of the build, with its precompressed Brotli and gzip files. */
export const serveBuilt = async (app: App, { folder, prefix, changing, headers }: BuiltFolder): Promise<void> => {
  if (!existsSync(folder)) return
  const root = fileURLToPath(folder)
  const changes = changing && join(root, changing)
  await app.register(async (files) => {
    // The plugin's own negotiation takes `*` for gzip even where gzip is refused.
    files.addHook('onRequest', (request, _reply, done) => {
      request.headers['accept-encoding'] = encodingsFor(request.headers['accept-encoding']).join()
      done()
    })
    await files.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', changes && path.startsWith(changes) ? forFiveMinutes : forever)
        for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      },
    })
  })
}
