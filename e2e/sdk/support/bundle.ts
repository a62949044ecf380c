import { rolldown } from 'rolldown'

const bundles = new Map<string, Promise<string>>()

const build = async (file: URL): Promise<string> => {
  const bundle = await rolldown({ input: file.pathname, transform: { define: { 'process.env.NODE_ENV': '"development"' } } })
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false })
  await bundle.close()
  return output[0].code
}

/** One file of ours as a module that a browser runs; each is built once. */
export const bundle = (file: URL): Promise<string> => {
  const code = bundles.get(file.href) ?? build(file)
  bundles.set(file.href, code)
  return code
}
