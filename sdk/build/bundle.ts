import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown'

/** Path of a file of the SDK. */
export const at = (path: string) => new URL(`../${path}`, import.meta.url).pathname

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
}

/** The finished files of a bundle: file name → code. Nothing is written. */
export const bundle = async ({ entries, providerUrl, output }: Bundle): Promise<Map<string, string>> => {
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, at(`${name}.ts`)])),
    external: [/^react/, '@playwright/test'],
    transform: { target: 'es2022' },
    plugins: [servedFrom(providerUrl)],
  })
  const naming = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' }
  const { output: files } = await build.generate({ ...naming, ...output })
  await build.close()
  const chunks = files.filter((file): file is OutputChunk => file.type === 'chunk')
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]))
}
