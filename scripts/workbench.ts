import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { openOperators } from '../server/operators/registry.ts'

const dir = fileURLToPath(new URL('../operators/', import.meta.url))
const provider = { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example' }
const types: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2' }

const send = (response: ServerResponse, type: string, body: string | Uint8Array) => response.setHeader('content-type', type).end(body)

/** Serves the operators' branding beside the workbench, as the real server does. */
const branding = async (): Promise<Plugin> => {
  const operators = await openOperators({ dir, provider, report: (line) => console.warn(line) })
  return {
    name: 'branding',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://workbench.invalid')
        const [, folder, id = '', file = ''] = pathname.split('/')
        if (folder !== 'operators') return next()
        if (id.startsWith('_'))
          return send(response, types[file.split('.').pop() ?? ''] ?? 'text/plain', await readFile(`${dir}${id}/${file}`))
        const loaded = operators.get(id)
        if (file === 'theme.css') return send(response, 'text/css', loaded.themeCss)
        if (file === 'view.json') return send(response, 'application/json', JSON.stringify(loaded.view))
        const asset = loaded.assets.get(file)
        if (!asset) return next()
        send(response, asset.type, asset.bytes)
      })
      server.httpServer?.once('close', () => operators.close())
    },
  }
}

const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  plugins: [await branding()],
  server: { port: Number(process.env.PORT ?? 8500), strictPort: true, host: '127.0.0.1', hmr: process.env.HMR !== '0' },
  appType: 'mpa',
})
await server.listen()
console.log(`Workbench: http://127.0.0.1:${server.config.server.port}/workbench/`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
