import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What changes chunks after their names were made from their content. */
const scripts = ['../../scripts/first-scripts.ts', 'compile-hints.ts']

/** Has the names of chunks change with these scripts too: browsers keep a chunk for a year under its name. */
export const rewrittenChunks = (): Plugin => ({
  name: 'rewritten-chunks',
  augmentChunkHash: () => scripts.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join(),
})
