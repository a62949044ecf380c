import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Connect, createServer, type Plugin } from 'vite'
import { colorSchemes } from '../contract/operator.ts'
import { openOperators } from '../server/operators/registry.ts'

/** Serves the workbench on PORT (8500) with hot reload. The demo server has a built one at /workbench/. */
const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const operators = await openOperators({
  dir: path('operators/'),
  provider: { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example', retentionDays: 730 },
  report: (line) => console.warn(line),
})

const types: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2' }
const send = (response: ServerResponse, type: string, body: string | Uint8Array) => response.setHeader('content-type', type).end(body)

/** The operators' branding, as the real server serves it. */
const serveBranding: Connect.NextHandleFunction = async (request, response, next) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://workbench.invalid')
  const [, folder, id = '', ...rest] = pathname.split('/')
  const file = rest.join('/')
  if (folder !== 'operators') return next()
  if (id.startsWith('_'))
    return send(response, types[file.split('.').pop() ?? ''] ?? 'text/plain', await readFile(path(`operators/${id}/${file}`)))
  const loaded = operators.get(id)
  if (file === 'theme.css') {
    const scheme = colorSchemes.find((colorScheme) => colorScheme === searchParams.get('scheme'))
    return send(response, 'text/css', scheme ? loaded.themeCssIn(scheme) : loaded.themeCss)
  }
  if (file === 'view.json') return send(response, 'application/json', JSON.stringify(loaded.view))
  const asset = loaded.assets.get(file)
  if (!asset) return next()
  send(response, asset.type, asset.bytes)
}
const branding: Plugin = {
  name: 'branding',
  configureServer: (server) => void server.middlewares.use(serveBranding),
}

const server = await createServer({
  configFile: path('vite.config.ts'),
  logLevel: 'warn',
  appType: 'mpa',
  plugins: [branding],
  server: { port: Number(process.env.PORT ?? 8500), strictPort: true, host: '127.0.0.1' },
})
await server.listen()
console.log(`Workbench: http://127.0.0.1:${server.config.server.port}/workbench/`)
process.once('SIGTERM', async () => {
  operators.close()
  await server.close()
  process.exit(0)
})
