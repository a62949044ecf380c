import { readdir } from 'node:fs/promises'
import type { App } from './app.ts'
import type { Deps } from './deps.ts'

const folder = new URL('../routes/', import.meta.url)

/** What a file of `routes/` exports. */
type RouteModule = {
  routes(app: App, deps: Deps): void | Promise<void>
}

/** Registers every file of `routes/`: a new resource is a new file. */
export const registerRoutes = async (app: App, deps: Deps): Promise<void> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  for (const file of files) {
    const module: Partial<RouteModule> = await import(new URL(file, folder).href)
    if (!module.routes) throw new Error(`server/routes/${file} exports no function "routes"`)
    await module.routes(app, deps)
  }
}
