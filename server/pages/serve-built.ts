import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { App } from '../app.ts'

const year = 365 * 24 * 3600

interface BuiltFolder {
  folder: URL
  prefix: string
  /** Names carry a hash of the content: cached for good. Otherwise for an hour. */
  hashed: boolean
  headers: Record<string, string>
}

/** Serves a folder of the build, with the Brotli and gzip files that the build laid beside. */
export async function serveBuilt(app: App, { folder, prefix, hashed, headers }: BuiltFolder): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: fileURLToPath(folder),
    prefix,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    },
  })
}
