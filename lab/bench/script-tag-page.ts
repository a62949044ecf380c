import { listen } from '../../e2e/sdk/support/listen.ts'
import type { Handle } from '../../sdk/index.ts'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the browser's own.
  interface Window {
    /** The page's test. */
    handle: Handle
  }
}

/** A partner's page on a different site from the test: the script tag, and an empty `#test` to mount in. */
export const startScriptTagPage = (url: string) =>
  listen('localhost', (_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><div id="test"></div><script src="${url}/sdk/v1/gamalyze.js"></script>`),
  )
