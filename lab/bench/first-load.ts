import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** How many bytes (Brotli) the frame's first load may exceed that of a bare React + router app. */
const allowance = 21_200

type Chunk = {
  file: string
  /** The script that holds it (`scripts/first-scripts.ts`). */
  script?: string
  imports?: string[]
}

const size = (file: string) => brotliCompressSync(readFileSync(file)).length

/** The files of a chunk and of all its static imports. What a script imports is in scripts. */
const filesOf = (manifest: Record<string, Chunk>, key: string): string[] => {
  const { file = '', script, imports = [] } = manifest[key] ?? {}
  const others = script ? imports.filter((other) => manifest[other]?.script) : imports
  return [script ?? file, ...others.flatMap((other) => filesOf(manifest, other))]
}

/** The built app's landing page and all its imports, without the message set. */
const firstLoad = () => {
  const manifest = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  const landing = 'screens/landing/landing.tsx'
  if (!manifest[landing]) throw new Error('no landing chunk: run npm run build first')
  return [...new Set(filesOf(manifest, landing))].reduce((sum, file) => sum + size(join('dist/app', file)), 0)
}

const floorApp = `
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
createRoot(document.body).render(<StrictMode><BrowserRouter><Routes><Route path="*" element={<h1>Floor</h1>} /></Routes></BrowserRouter></StrictMode>)
`

/** React, its DOM and the declarative router with one route, built the same way. */
const floor = async () => {
  const root = 'node_modules/.tmp/floor'
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.tsx"></script>')
  writeFileSync(join(root, 'main.tsx'), floorApp)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    esbuild: false,
    oxc: { jsx: { runtime: 'automatic' } },
    build: { target: 'es2022', modulePreload: { polyfill: false } },
  })
  const assets = join(root, 'dist/assets')
  return readdirSync(assets).reduce((sum, file) => sum + (file.endsWith('.js') ? size(join(assets, file)) : 0), 0)
}

const app = firstLoad()
const bare = await floor()
const over = app - bare
console.log(JSON.stringify({ app, floor: bare, over, allowance, unit: 'bytes, Brotli' }))
if (over > allowance) process.exitCode = 1
