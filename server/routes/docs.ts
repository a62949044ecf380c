import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { sendProblem } from '../http/error-handling.ts'
import { publicOpenApi } from '../http/public-openapi.ts'
import type { Demo } from '../pages/demo.ts'
import { docsAreBuilt, docsReader, findDocs } from '../pages/docs-files.ts'
import { encodingsFor } from '../pages/encodings.ts'
import { forFiveMinutes } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'

/** The documentation at `/docs/`, its list for machines at `/llms.txt`, `/embed-check`, and the OpenAPI document. */
export const routes = async (app: App, { config, demo }: { config: Config; demo: Demo | undefined }): Promise<void> => {
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
    const waiting = demo?.sendWaiting('docs', reply)
    if (waiting) return waiting
    if (!docsAreBuilt()) return sendProblem(reply, 'unavailable', 'the documentation is not built: npm run build')
    const page = findDocs(request.params['*'])
    if (!page) return send(request, reply, '404.html', 404)
    return 'file' in page ? send(request, reply, page.file) : reply.redirect(`/docs/${page.movedTo}`, 308)
  })
  for (const [address, file] of Object.entries({ '/llms.txt': 'llms.txt', '/embed-check': 'embed-check.html' }))
    app.get(address, async (request, reply) => (docsAreBuilt() ? send(request, reply, file) : sendProblem(reply, 'not_found')))
}
