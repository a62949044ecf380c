import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const sha256 = (content) => createHash('sha256').update(content).digest('hex')
const contentOf = (files) => sha256(files.map((file) => file + sha256(readFileSync(file))).join())

/** What is built, in this order: the demo answers with the first two, and makes the next three meanwhile. */
export const parts = ['app', 'sdk', 'console', 'workbench', 'docs', 'server']

/** What `build.mjs` writes once it has made a part, by file: a hash of the sources of what stands in `dist`. */
export const buildStamps = () => {
  const [server, rest] = [contentOf(serverSources()), contentOf(buildSources())]
  return Object.fromEntries(parts.map((part) => [`dist/.${part}-built`, part === 'server' ? server : rest]))
}

/** The parts whose sources have changed since they were built. */
export const stalePartsOf = (stamps = buildStamps()) =>
  parts.filter((part) => {
    const file = `dist/.${part}-built`
    return !existsSync(file) || readFileSync(file, 'utf8') !== stamps[file]
  })
