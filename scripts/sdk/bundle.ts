import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown'

/** Path of a file of the SDK. */
export const at = (path: string) => fileURLToPath(new URL(`../../sdk/${path}`, import.meta.url))

/** Inserts `code`, the expression for the address the test is served from. */
const servedFrom = (code: string): Plugin => ({
  name: 'provider-url',
  load: (id) => (id === at('provider-url.ts') ? `export const providerUrl = ${code}` : null),
})

export type Bundle = {
  /** Names of entries, without their ending. */
  entries: string[]
  /** Expression for the provider's origin. */
  providerUrl: string
  output: OutputOptions
}

/** Files that the script tag loads on demand; they share the script's copy of the core. */
export const lateFiles = ['frame', 'modal', 'declared', 'copies', 'hints']
const core = /\/sdk\/(mount|embed-error|options|protocol)\.ts$/
const shared = 'globalThis[Symbol.for("gamalyze")]'

/** The code with its dynamic imports fetched by `late`; null if it has none. */
const lateImports = (code: string, late: string): string | null => {
  const changed = code.replace(/import\(['"]\.\/(\w+)\.ts['"]\)/g, (_, module: string) => `${late}("${fileOf(module)}")`)
  return changed === code ? null : changed
}

/** What is in a file that holds several modules: those that every mounted test needs, that content systems use, and that help developers. */
const modulesOf: Record<string, string[]> = {
  frame: ['placement', 'port'],
  declared: ['declared', 'lazy'],
  hints: ['hints', 'examine'],
  copies: ['copies', 'cover'],
}
const fileOf = (module: string) => Object.keys(modulesOf).find((file) => modulesOf[file]?.includes(module)) ?? module

/** One of them, as a classic script. */
const lateFile = async (name: string): Promise<string> => {
  const entry = `${at(name)}.late.ts`
  const plugin: Plugin = {
    name: 'late-entry',
    resolveId: (id, importer) =>
      id === entry ? id : importer && core.test(new URL(id, `file://${importer}`).pathname) ? { id: 'core', external: true } : null,
    load: (id) =>
      id === entry
        ? (modulesOf[name] ?? [name])
            .map(
              (module, index) =>
                `import * as part${index} from './${module}.ts'\n${shared}.${name} = { ...${shared}.${name}, ...part${index} }`,
            )
            .join('\n')
        : null,
    transform: (code) => lateImports(code, `${shared}.late`),
  }
  const build = await rolldown({ input: entry, transform: { target: 'es2022' }, plugins: [plugin] })
  const { output } = await build.generate({ format: 'iife', globals: { core: shared }, minify: true, codeSplitting: false })
  await build.close()
  return output[0].code
}

/** `gamalyze.js` and what it loads later: file name → code. */
export const scriptFiles = async (): Promise<Map<string, string>> => {
  const late = new Map(await Promise.all(lateFiles.map(async (name) => [`script/${name}.js`, await lateFile(name)] as const)))
  // Hashes cannot be compressed: the shorter ones save a hundred bytes.
  const hashes = Object.fromEntries(lateFiles.map((name) => [name, integrity(late.get(`script/${name}.js`) ?? '', 'sha256')]))
  const plugin: Plugin = {
    name: 'script-tag',
    resolveId: (id, importer) =>
      id === './port.ts' && importer !== at('late-port.ts')
        ? at('late-port.ts')
        : id === './provider-url.ts'
          ? at('script-address.ts')
          : null,
    transform: (code) => {
      const loaded = lateImports(code, 'late')
      return loaded && `${code.includes("from './late.ts'") ? '' : "import { late } from './late.ts'\n"}${loaded}`
    },
  }
  const build = await rolldown({
    input: at('script.ts'),
    transform: { target: 'es2022', define: { lateFiles: JSON.stringify(hashes) } },
    plugins: [plugin],
  })
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false, codeSplitting: false })
  await build.close()
  return new Map([['gamalyze.js', output[0].code], ...late])
}

/** As a page writes it. */
export const integrity = (code: string, algorithm = 'sha384') => `${algorithm}-${createHash(algorithm).update(code).digest('base64')}`

/** The finished files of a bundle: file name → code. Nothing is written. */
export const bundle = async ({ entries, providerUrl, output }: Bundle): Promise<Map<string, string>> => {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, at(`${name}.ts`)])),
    external: [/^react/, '@playwright/test', /^node:/],
    transform: { target: 'es2022' },
    plugins: [servedFrom(providerUrl)],
  })
  const naming = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' }
  const { output: files } = await build.generate({ ...naming, ...output })
  await build.close()
  const chunks = files.filter((file): file is OutputChunk => file.type === 'chunk')
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]))
}
