import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { languages } from '../contract/languages.ts'
import { bakeTexts } from './vite-texts.ts'

const root = resolve(import.meta.dirname, '..')

it('bakes every set into self-contained chunks under 12 kB', async () => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [bakeTexts()],
    build: { write: false, lib: { entry: resolve(root, 'app/i18n/open-texts.ts'), formats: ['es'], fileName: 'texts' } },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  const chunks = output.filter((chunk) => chunk.type === 'chunk')
  for (const language of languages) {
    const own = [`i18n/${language}/index.ts`, `i18n/i18n-whole/${language}.ts`].map((path) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, path))
      return { path, imports: chunk?.imports, bytes: chunk ? brotliCompressSync(chunk.code).length : Number.POSITIVE_INFINITY }
    })
    for (const { path, imports, bytes } of own) {
      expect(imports, path).toEqual([])
      expect(bytes, path).toBeLessThanOrEqual(12_000)
    }
  }
}, 60_000)
