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

/** Penpal gets no log, limits of time, transferables, wrong arguments or older versions from the SDK: the bundler drops what is only for these. */
const leanPenpal: Plugin = {
  name: 'lean-penpal',
  transform: (code, id) =>
    id.includes('/penpal/')
      ? code
          .replace(/(?<![.#])\blog\?\./g, 'undefined?.')
          .replace(/timeout !== void 0|!(messenger|port)\b|usedMessengers\.has\(messenger\)/g, 'false')
          .replace(/\w+ instanceof (CallOptions|Reply)_default|remoteParticipantId === DEPRECATED_\w+/g, 'false')
          .replace(/remoteParticipantId !== DEPRECATED_\w+/g, 'true')
      : null,
}

export type Bundle = {
  /** Names of entries, without their ending. */
  entries: string[]
  /** Expression for the provider's origin. */
  providerUrl: string
  output: OutputOptions
  /** Filled with the folders of packages whose code is in the files. */
  packages?: Set<string>
}

/**
 * Files that the script tag loads on demand, with the modules in them and what those export: what every mounted test needs, modals, what content systems
 * use, what knows copies and covers of a frame, and what helps developers. They share the script's copy of the core, and use nothing of it that the
 * script of a release before does not share.
 */
const late: Record<string, Record<string, string>> = {
  frame: { placement: 'place, openHostPort', port: 'openPort' }, // the port for the script of 1.0.0
  modal: { dialog: 'showDialog', modal: 'openModal' },
  declared: { declared: 'mountDeclared', lazy: 'mountLazy', near: 'whenNear' },
  copies: { copies: 'removeCopies, replaceCopies', cover: 'isCovered' },
  hints: { hints: 'hint', examine: 'examine' },
}
export const lateFiles = Object.keys(late)
const core = /\/sdk\/(mount|embed-error|options)\.ts$/
const shared = 'globalThis[Symbol.for("gamalyze")]'

/** The code with its dynamic imports fetched by `late`; null if it has none. */
const lateImports = (code: string, late: string): string | null => {
  const changed = code.replace(/import\(['"]\.\/(\w+)\.ts['"]\)/g, (_, module: string) => `${late}("${fileOf(module)}")`)
  return changed === code ? null : changed
}

const fileOf = (module: string) => lateFiles.find((file) => module in (late[file] ?? {}))

/** One of them, as a classic script. */
const lateFile = async (name: string): Promise<string> => {
  const entry = `${at(name)}.late.ts`
  const plugin: Plugin = {
    name: 'late-entry',
    resolveId: (id, importer) =>
      id === entry ? id : importer && core.test(new URL(id, `file://${importer}`).pathname) ? { id: 'core', external: true } : null,
    // Each export by its name: for a whole module the bundler walks over its exports with `for … in`, and over what pages add to `Object.prototype`.
    load: (id) => {
      if (id !== entry) return null
      const modules = Object.entries(late[name] ?? {})
      const imports = modules.map(([module, names]) => `import { ${names} } from './${module}.ts'`)
      return `${imports.join('\n')}\n${shared}.${name} = { ${modules.map(([, names]) => names).join()} }`
    },
    transform: (code) => lateImports(code, `${shared}.late`),
  }
  const build = await rolldown({ input: entry, transform: { target: 'es2022' }, plugins: [plugin, leanPenpal] })
  const { output } = await build.generate({
    format: 'iife',
    globals: { core: shared },
    minify: true,
    comments: false,
    codeSplitting: false,
  })
  await build.close()
  return output[0].code
}

/**
 * `gamalyze.js` and what it loads later: file name → code. Without `release`: for a folder that never changes, and so with the hashes of later files.
 */
export const scriptFiles = async (release?: string): Promise<Map<string, string>> => {
  const files = new Map(await Promise.all(lateFiles.map(async (name) => [`script/${name}.js`, await lateFile(name)] as const)))
  // Hashes cannot be compressed: the shorter ones save a hundred bytes.
  const hashes = !release && Object.fromEntries(lateFiles.map((name) => [name, integrity(files.get(`script/${name}.js`) ?? '', 'sha256')]))
  const plugin: Plugin = {
    name: 'script-tag',
    resolveId: (id) => (id === './provider-url.ts' ? at('script-address.ts') : null),
    transform: (code) => {
      const loaded = lateImports(code, 'late')
      return loaded && `${code.includes("from './late.ts'") ? '' : "import { late } from './late.ts'\n"}${loaded}`
    },
  }
  const build = await rolldown({
    input: at('script.ts'),
    transform: { target: 'es2022', define: { lateFiles: JSON.stringify(hashes), lateQuery: JSON.stringify(release ? `?${release}` : '') } },
    plugins: [plugin],
  })
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false, codeSplitting: false })
  await build.close()
  return new Map([['gamalyze.js', output[0].code], ...files])
}

/**
 * Modules that ask each other for files of this release: no cache hands out one of another, and in a page that is open across a release what comes new
 * comes with what it needs. What it has from before finds its later files by their names, under which the provider serves those of today.
 */
export const ofRelease = (release: string, files: Map<string, string>): Map<string, string> =>
  new Map([...files].map(([name, code]) => [name, code.replace(/(["'`])(\.\.?\/[\w./-]+\.js)\1/g, `$1$2?${release}$1`)]))

/** As a page writes it. */
export const integrity = (code: string, algorithm = 'sha384') => `${algorithm}-${createHash(algorithm).update(code).digest('base64')}`

/** The finished files of a bundle: file name → code. Nothing is written. */
export const bundle = async ({ entries, providerUrl, output, packages }: Bundle): Promise<Map<string, string>> => {
  const build = await rolldown({
    input: Object.fromEntries([
      ...entries.map((name) => [name, at(`${name}.ts`)]),
      // As entries they have their exports as they are, also where another entry imports them.
      ...(entries.includes('index') ? ['dialog', 'near', 'examine', 'hints'].map((name) => [`chunks/${name}`, at(`${name}.ts`)]) : []),
    ]),
    external: [/^react/, '@playwright/test', /^node:/],
    transform: { target: 'es2022' },
    plugins: [servedFrom(providerUrl), leanPenpal],
  })
  const naming = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' }
  const { output: files } = await build.generate({ ...naming, ...output })
  await build.close()
  const chunks = files.filter((file): file is OutputChunk => file.type === 'chunk')
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
    const [folder] = /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []
    if (folder) packages?.add(folder)
  }
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]))
}
