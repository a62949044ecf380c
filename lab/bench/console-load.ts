import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

// The console's first load in bytes (Brotli): the entry and its imports, their styles, and one language. `node lab/bench/console-load.ts`, after
// `npm run build`; fonts are not counted, and are those of the test.

const allowance = 180_000
const folder = 'dist/console/'

type Chunk = { file: string; css?: string[]; imports?: string[] }

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, 'utf8'))

/** All files a chunk imports statically. */
const filesOf = (key: string): string[] => {
  const { file, css = [], imports = [] } = manifest[key] ?? {}
  if (!file) throw new Error(`no ${key} in the build: run npm run build first`)
  return [file, ...css, ...imports.flatMap(filesOf)]
}

const files = new Set(['index.html', 'texts/ger.json'].flatMap(filesOf))
const bytes = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(folder + file)).length, 0)
console.log(JSON.stringify({ console: bytes, allowance, unit: 'bytes, Brotli' }))
if (bytes > allowance) process.exitCode = 1
