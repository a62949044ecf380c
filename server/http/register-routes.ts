import { readdir } from 'node:fs/promises'
import type { App } from './app.ts'
import type { Deps } from './deps.ts'

const folder = new URL('../routes/', import.meta.url)

/** Exports of a file in `routes/`. */
type RouteModule = {
  routes(app: App, deps: Deps): void | Promise<void>
}

/** Routes of a worker process: health and metrics. */
const ofWorkers = ['health.ts', 'metrics.ts']

/** Registers every file of `routes/`: add a resource as a new file. */
export const registerRoutes = async (app: App, deps: Deps): Promise<void> => {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const files = deps.config.role === 'worker' ? ofWorkers : all
  for (const file of files) {
    const module: Partial<RouteModule> = await import(new URL(file, folder).href)
    if (!module.routes) throw new Error(`server/routes/${file} exports no function "routes"`)
    await module.routes(app, deps)
  }
}
