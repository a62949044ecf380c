import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Programs for the machine's own kind, and a package that Node and bundlers take different files of. */
const external = ['better-sqlite3', '@napi-rs/canvas', '@myriaddreamin/typst-ts-node-compiler', 'pg-native', 'opentype.js']

/** A module that is started as a program of its own */
const program = /new URL\('(?:[.\w-]*\/)*([\w-]+)\.ts', import\.meta\.url\)/g

const root = dirname(import.meta.dirname)

/** What is found by its address: files still beside the sources, which are shipped too; programs, and modules in folders, in the bundle. */
const addresses = (): Plugin => ({
  name: 'addresses',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.url')) return
    const source = `new URL('../../${relative(root, id)}', import.meta.url).href`
    const parts = code
      .split(program)
      .map((part, index) => (index % 2 ? `new URL('./${part}.js', import.meta.url)` : part.replaceAll('import.meta.url', source)))
    return parts.join('')
  },
  load(id) {
    if (!id.endsWith('server/process/load-module.ts')) return
    return `const modules = import.meta.glob(['/server/{routes,console/routes,store/migrations}/*.ts', '!**/*.test.ts'])
export const loadModule = ({ pathname }) => Object.entries(modules).find(([path]) => pathname.endsWith(path))[1]()`
  },
})

/** The server in few files, whose start costs half the CPU of its sources' (docs/decisions.md): `dist/server/main.js`. */
export default defineConfig({
  root,
  plugins: [addresses()],
  publicDir: false,
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        worker: 'server/workers/worker.ts',
        'check-worker': 'server/workers/check-worker.ts',
        'smtp-thread': 'server/mail/smtp-thread.ts',
        'file-thread': 'server/store/sqlite/file-thread.ts',
        'backup-thread': 'server/store/sqlite/backup-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
