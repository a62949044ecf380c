import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { events } from '../sdk/emitter.ts'

/** Bundles the one example that needs bundling, as the partner's own build would, and lists the events for the inspector of all of them. */
const folder = fileURLToPath(new URL('../dist/examples/', import.meta.url))
const build = await rolldown({
  input: fileURLToPath(new URL('react/main.tsx', import.meta.url)),
  external: [/^\/shared\//],
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
})
const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
await build.close()
for (const name of ['react', 'shared']) await mkdir(`${folder}${name}`, { recursive: true })
await writeFile(`${folder}react/main.js`, output[0].code)
await writeFile(`${folder}shared/event-names.js`, `export const eventNames = ${JSON.stringify(events)}\n`)
