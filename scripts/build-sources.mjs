import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
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
    ...matching('scripts', /^(build|build-scenes|first-scripts|licences|precompress|prune-assets|sbom|openacr|conformance)\.(mjs|ts)$/),
    'vite.config.ts',
    'CHANGELOG.md',
    'package-lock.json',
  ].sort()

const sha256 = (content) => createHash('sha256').update(content).digest('hex')
const contentOf = (files) => sha256(files.map((file) => file + sha256(readFileSync(file))).join())

/** What `build.mjs` writes last, by file: hashes of the sources of what stands in `dist`, in all and of the server alone. */
export const buildStamps = () => ({ 'dist/.built': contentOf(buildSources()), 'dist/.server-built': contentOf(serverSources()) })
