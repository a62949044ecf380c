import { listen } from '../e2e/sdk/support/listen.ts'

/** A partner's page on a different site from the test: the script tag, and an empty `#test` to mount in. */
export const startScriptTagPage = (url: string) =>
  listen('localhost', (_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><div id="test"></div><script src="${url}/sdk/v1/gamalyze.js"></script>`),
  )
