import { rolldown } from 'rolldown'

/** One file of ours as a module that a browser runs. */
export const bundle = async (file: URL): Promise<string> => {
  const build = await rolldown({ input: file.pathname, transform: { define: { 'process.env.NODE_ENV': '"development"' } } })
  const { output } = await build.generate({ format: 'es', codeSplitting: false })
  await build.close()
  return output[0].code
}
