import { readdir } from 'node:fs/promises'
import { loadModule } from '../process/load-module.ts'
import type { App } from './app.ts'

/** Exports of a file in a folder of routes, which names what it needs of all that the start has opened. */
type RouteModule = {
  routes(app: App, deps: object): void | Promise<void>
}

/** Registers the routes of every file in a folder, or of those named: add a resource as a new file. */
export const registerRoutes = async (app: App, deps: object, folder: URL, only?: readonly string[]): Promise<void> => {
  const all = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  for (const file of only ?? all) {
    const module = (await loadModule(new URL(file, folder))) as Partial<RouteModule>
    if (!module.routes) throw new Error(`${file} exports no function "routes"`)
    await module.routes(app, deps)
  }
}
