import { readFile } from 'node:fs/promises'
import { bundle } from './bundle.ts'
import { listen } from './listen.ts'
import { routerPage } from './router-page.ts'

/** Headers that `?policy=` selects. FRAME stands for the provider's origin. */
const policies: Record<string, Record<string, string>> = {
  'no-frame-src': { 'content-security-policy': "default-src 'self'; script-src 'self' FRAME; connect-src *" },
  'no-connect-src': { 'content-security-policy': "default-src 'self'; script-src 'self' FRAME; frame-src FRAME" },
  strict: {
    'content-security-policy':
      "default-src 'none'; img-src data:; script-src 'self' FRAME; style-src 'self'; frame-src FRAME; require-trusted-types-for 'script'; trusted-types 'none'",
  },
  coep: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
}

/**
 * A partner's site. `/` is a page with an empty `#test` and the SDK as `window.sdk` (see `fixtures/host.ts`); `/router/…` is a site with a
 * router (`router-page.ts`), `/hostile` a page that attacks from inside a frame, `/given` one with the policy, doctype and body from its
 * query, `/nested` one that shows that of another `host` in a frame.
 */
export const startHostSite = (frameOrigin: () => string) => {
  const scripts: Record<string, string> = { '/host.js': 'host.ts', '/react.js': 'react-host.ts' }
  return listen('localhost', async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://host')
    const script = scripts[url.pathname]
    if (script)
      return void reply.setHeader('content-type', 'text/javascript').end(await bundle(new URL(`../fixtures/${script}`, import.meta.url)))
    for (const [name, value] of Object.entries(policies[url.searchParams.get('policy') ?? ''] ?? {})) {
      reply.setHeader(name, value.replaceAll('FRAME', frameOrigin()))
    }
    if (url.pathname.startsWith('/npm/'))
      return void reply
        .setHeader('content-type', 'text/javascript')
        .end(await readFile(new URL(`../../../node_modules${url.pathname.slice(4)}`, import.meta.url)))
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    if (url.pathname.startsWith('/router/')) return void reply.end(routerPage(url.pathname, frameOrigin(), 'r'.repeat(36)))
    const head =
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">'
    if (url.pathname === '/given') {
      reply.setHeader('content-security-policy', url.searchParams.get('csp') ?? '')
      return void reply.end(
        `${url.searchParams.get('doctype') ?? '<!doctype html>'}<link rel="icon" href="data:,">${url.searchParams.get('body')}`,
      )
    }
    if (url.pathname === '/nested')
      return void reply.end(`${head}<iframe src="${url.searchParams.get('host')}/" width="800" height="2600"></iframe>`)
    if (/^\/(hostile|away)$/.test(url.pathname)) return void reply.end(`${head}<p>Another page`)
    reply.end(
      `${head}<body><p>Before</p><div id="test"></div><p>After</p><div id="other"></div><script type="module" src="/host.js"></script>`,
    )
  })
}
