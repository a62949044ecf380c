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
  /** Modules that stay outside, by the names of their files; `dynamic` leaves whatever is fetched on demand outside, beside the file. */
  external?: (string | RegExp)[]
  dynamic?: 'outside'
}

/** The finished files of a bundle: file name → code. Nothing is written. */
export const bundle = async ({ entries, providerUrl, output, external = [], dynamic }: Bundle): Promise<Map<string, string>> => {
  const modulesBeside: Plugin = {
    name: 'modules-beside',
    resolveDynamicImport: (source) => (dynamic && typeof source === 'string' ? { id: source.replace(/ts$/, 'js'), external: true } : null),
  }
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, at(`${name}.ts`)])),
    external: [/^react/, '@playwright/test', ...external],
    transform: { target: 'es2022' },
    plugins: [slimPenpal, servedFrom(providerUrl), modulesBeside],
  })
  const { output: files } = await build.generate({ entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js', ...output })
  await build.close()
  const chunks = files.filter((file): file is OutputChunk => file.type === 'chunk')
  return new Map(await Promise.all(chunks.map(async ({ fileName, code }) => [fileName, await minified(code)] as const)))
}
