import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { providerOperator } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'

/** Development only: any page on this machine may embed the test, in test mode. */
const testOrigins = ['http://localhost:*', 'http://127.0.0.1:*']

/**
 * Serves the app's page as the real server does, with the operator's branding, but with unbundled modules. `api` is the URL of the server
 * that knows the operators. There is no Content-Security-Policy here, as hot reload needs inline scripts.
 */
export const servePages = (api: string): Plugin => ({
  name: 'pages',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      const { pathname, searchParams } = new URL(request.originalUrl ?? '/', api)
      if (request.method !== 'GET' || !/text\/html|\*\/\*/.test(request.headers.accept ?? '') || request.url?.endsWith('.html'))
        return next()
      try {
        const query = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]))
        const operator = query.get('operator') ?? providerOperator
        const reply = await fetch(`${api}/operators/${encodeURIComponent(operator)}/view.json`)
        const view = (await reply.json()) as OperatorView
        const carried: OperatorView = query.get('test') === '1' ? { ...view, testOrigins } : view
        const branding = `<link rel="stylesheet" href="/operators/${view.id}/theme.css"><script type="application/json" id="operator">${JSON.stringify(carried).replaceAll('<', '\\u003c')}</script>`
        const index = await readFile(new URL('../../app/index.html', import.meta.url), 'utf8')
        const html = await vite.transformIndexHtml(
          '/index.html',
          index.replace('<!--operator-->', () => branding),
          pathname,
        )
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      } catch {
        // The server is restarting: the page reloads by itself.
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.writeHead(503, { refresh: '1' }).end('The server is starting.')
      }
    })
  },
})
