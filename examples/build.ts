import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Bundles the one example that needs bundling, as the partner's own build would: `dist/examples/react/main.js`. */
const folder = fileURLToPath(new URL('../dist/examples/react/', import.meta.url))
const build = await rolldown({
  input: fileURLToPath(new URL('react/main.tsx', import.meta.url)),
  external: [/^\/shared\//],
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
})
const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
await build.close()
await mkdir(folder, { recursive: true })
await writeFile(`${folder}main.js`, output[0].code)
