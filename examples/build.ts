import { mkdir, writeFile } from 'node:fs/promises'
import { rolldown } from 'rolldown'

/** Bundles the one example that needs bundling, as the partner's own build would: `dist/examples/react/main.js`. */
const folder = new URL('../dist/examples/react/', import.meta.url).pathname
const build = await rolldown({
  input: new URL('react/main.tsx', import.meta.url).pathname,
  external: [/^\/shared\//],
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
})
const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
await build.close()
await mkdir(folder, { recursive: true })
await writeFile(`${folder}main.js`, output[0].code)
