// Builds the documentation, `dist/docs`, which the server shows at /docs/: pages by VitePress, and each page's text beside it.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'vitepress'
import { accessibilityReport } from '../openacr.ts'
import { writeEmbedCheck } from './embed-check.ts'
import { list } from './list.ts'
import { readPages } from './pages.ts'

const { table, openAcr } = accessibilityReport()
const pages = readPages([['accessibility.md', table]])
const write = (folder: string, files: Iterable<[name: string, text: string]>) => {
  for (const [name, text] of files) {
    const path = `dist/${folder}/${name}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

rmSync('dist/docs-source', { recursive: true, force: true })
write('docs-source', pages)
await build('docs')
write('docs', pages)
write('docs', [
  ['llms.txt', list(pages)],
  ['openacr.yaml', openAcr],
])
copyFileSync('scripts/docs/icon.svg', 'dist/docs/icon.svg')
await writeEmbedCheck('dist/docs')
