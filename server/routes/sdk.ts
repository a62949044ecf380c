import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { fillPlaceholder } from '../../sdk/address-placeholder.ts'
import { stub } from '../../sdk/stub.ts'
import type { App } from '../http/app.ts'
import { sendProblem } from '../http/error-handling.ts'
import { forFiveMinutes, serveBuilt } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'
import { version } from '../process/version.ts'

const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const folder = new URL('../../dist/sdk/', import.meta.url)

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]
const read = (name: string) => readFile(new URL(`v1/${name}`, folder))
const fill = (bytes: Buffer, publicUrl: string) => Buffer.from(fillPlaceholder(bytes.toString('latin1'), publicUrl), 'latin1')
/** The package and the command line, with the address of the provider in them: it is unknown at build time. */
const filled: Record<string, (publicUrl: string) => Promise<Buffer>> = {
  [`gamalyze-sdk-${version}.tgz`]: async (publicUrl) => pack(fill(await unpack(await read(`gamalyze-sdk-${version}.tgz`)), publicUrl)),
  'gamalyze.mjs': async (publicUrl) => fill(await read('gamalyze.mjs'), publicUrl),
}

/** The SDK for script tags, its loader stub, and its package. */
export const routes = async (app: App, { config }: { config: Config }): Promise<void> => {
  await serveBuilt(app, { folder, prefix: '/sdk/', changing: 'v1/', headers })
  const code = stub(`${config.publicUrl}/sdk/v1/gamalyze.js`)
  app.get('/sdk/v1/stub.js', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': forFiveMinutes })
      .type('text/javascript; charset=utf-8')
      .send(code),
  )
  for (const [name, make] of Object.entries(filled)) {
    let archive: Promise<Buffer> | undefined
    app.get(`/sdk/v1/${name}`, async (_request, reply) => {
      archive ??= make(config.publicUrl)
      const bytes = await archive.catch(() => {
        // The demo makes it later.
        archive = undefined
        return undefined
      })
      if (!bytes) return sendProblem(reply, 'unavailable', 'the SDK is not built: npm run build')
      return reply
        .headers({ ...headers, 'cache-control': forFiveMinutes })
        .type('application/octet-stream')
        .send(bytes)
    })
  }
}
