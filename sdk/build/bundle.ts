import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown'
import { minify } from 'terser'
import { slimPenpal } from './slim-penpal.ts'

/** Path of a file of the SDK. */
export const at = (path: string) => new URL(`../${path}`, import.meta.url).pathname

/** Names of Penpal's own properties; none of them is on the wire or in our code. */
const penpalOnly = /^(sendMessage|(add|remove)MessageHandler|validateReceivedMessage|initialize|transferables|timeoutId|remoteProxy)$/

/** A few per cent smaller than the bundler's own. */
const minified = async (code: string) => {
  const compress = { passes: 3, unsafe: true, unsafe_arrows: true, unsafe_methods: true, pure_getters: true, keep_fargs: false }
  return (await minify(code, { module: true, ecma: 2020, compress, mangle: { properties: { regex: penpalOnly } } })).code ?? code
}

/** Puts in `code`, the expression that says where the test is served. */
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
  /** Modules that stay outside, by the names of their files. */
  external?: (string | RegExp)[]
  /** True: what is fetched on demand stays outside, as modules beside the file. */
  alone?: boolean
}

/**
 * A classic script from another site has no address of its own for `import()`, so it remembers its folder while it runs. Modules
 * need none of this.
 */
const folder = 'const folder = document.currentScript.src.replace(/[^/]*$/, "")'
const fromFolder = (code: string) => code.replace(/import\("\.\/(\w+\.js)"\)/g, 'import(folder + "$1")')

/** The finished files of a bundle: file name → code. Nothing is written. */
export const bundle = async ({ entries, providerUrl, output, external = [], alone }: Bundle): Promise<Map<string, string>> => {
  const classic = output.format === 'iife'
  const modulesBeside: Plugin = {
    name: 'modules-beside',
    resolveDynamicImport: (source) => (alone && typeof source === 'string' ? { id: source.replace(/ts$/, 'js'), external: true } : null),
  }
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, at(`${name}.ts`)])),
    external: [/^react/, '@playwright/test', ...external],
    transform: { target: 'es2022' },
    plugins: [slimPenpal, servedFrom(providerUrl), modulesBeside],
  })
  const naming = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' }
  const { output: files } = await build.generate({ ...naming, ...(classic && { intro: folder }), ...output })
  await build.close()
  const chunks = files.filter((file): file is OutputChunk => file.type === 'chunk')
  const finish = (code: string) => minified(classic ? fromFolder(code) : code)
  return new Map(await Promise.all(chunks.map(async ({ fileName, code }) => [fileName, await finish(code)] as const)))
}
