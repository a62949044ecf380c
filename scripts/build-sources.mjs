import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    // What is installed or built itself.
    if (entry.name === 'node_modules' || entry.name === 'dist' || path === join('sdk', 'docs')) return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })
const matching = (folder, pattern) => readdirSync(folder).flatMap((name) => (pattern.test(name) ? [join(folder, name)] : []))

/** Every file that the bundle of the server depends on and the rest of the build does not, as a path from the project's root. */
export const serverSources = () =>
  filesIn('server')
    .filter((file) => !/\.test\.ts$|^server.testing/.test(file))
    .sort()

/** The same for the rest of what `build.mjs` makes; the project's root is the working directory. */
export const buildSources = () =>
  [
    ...['app', 'console', 'sdk', 'i18n', 'contract', 'examples', 'docs', 'config', 'scripts/docs', 'scripts/sdk'].flatMap(filesIn),
    // The workbench shows games that are analysed while it is built.
    ...['server/analysis', 'server/game'].flatMap(filesIn),
    ...matching('scripts', /^(build|build-scenes|first-scripts|precompress|prune-assets|sbom|openacr|conformance)\.(mjs|ts)$/),
    'vite.config.ts',
    'CHANGELOG.md',
    'package-lock.json',
  ].sort()
