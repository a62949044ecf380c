import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { forFiveMinutes } from '../pages/serve-built.ts'

const folder = new URL('../../dist/docs/', import.meta.url)
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' }
/** Placeholder of the provider in the guide's examples; a reader sees this server's own address. */
const example = 'https://test.provider.example'

/**
 * The guide for partners at `/docs/embedding`, the SDK's types at `/docs/sdk`, and `/embed-check`, as built: `embedding.html`
 * is served without its extension, `index.html` at the path of its folder.
 */
export const routes = async (app: App, { config }: Deps): Promise<void> => {
  if (!existsSync(folder)) return
  for (const name of await readdir(folder, { recursive: true })) {
    const [, path = '', ending = ''] = /^(.+)\.(html|css|js)$/.exec(name.replaceAll('\\', '/')) ?? []
    if (!path) continue
    const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll(example, config.publicUrl)
    const address = ending === 'html' ? `/${path}`.replace(/\/index$/, '') : `/${path}.${ending}`
    app.get(address, { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({ 'content-security-policy': policy, 'cache-control': forFiveMinutes })
        .type(`${types[ending]}; charset=utf-8`)
        .send(text),
    )
  }
}
