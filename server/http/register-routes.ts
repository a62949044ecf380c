import { readdir } from 'node:fs/promises'
import { loadModule } from '../process/load-module.ts'
import type { App } from './app.ts'
import type { Deps } from './deps.ts'

/** Exports of a file in a folder of routes. */
type RouteModule = {
  routes(app: App, deps: Deps): void | Promise<void>
}

/** Registers the routes of every file in a folder, or of those named: add a resource as a new file. */
export const registerRoutes = async (app: App, deps: Deps, folder: URL, only?: readonly string[]): Promise<void> => {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  for (const file of only ?? all) {
    const module = (await loadModule(new URL(file, folder))) as Partial<RouteModule>
    if (!module.routes) throw new Error(`${file} exports no function "routes"`)
    await module.routes(app, deps)
  }
}
