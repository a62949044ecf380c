import { readdir } from 'node:fs/promises'
import type { App } from './app.ts'
import type { Deps } from './deps.ts'

const folder = new URL('../routes/', import.meta.url)

/** What a file of `routes/` exports. */
type RouteModule = {
  routes(app: App, deps: Deps): void | Promise<void>
}

/** What a process that only works answers: whether it lives, and how it does. */
const ofWorkers = ['health.ts', 'metrics.ts']

/** Registers every file of `routes/`: a new resource is a new file. */
export const registerRoutes = async (app: App, deps: Deps): Promise<void> => {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const files = deps.config.role === 'worker' ? ofWorkers : all
  for (const file of files) {
    const module: Partial<RouteModule> = await import(new URL(file, folder).href)
    if (!module.routes) throw new Error(`server/routes/${file} exports no function "routes"`)
    await module.routes(app, deps)
  }
}
