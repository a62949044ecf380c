import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { loadWhole } from '../../i18n/load-texts.ts'
import { bakeTexts } from './texts.ts'

const root = resolve(import.meta.dirname, '../..')

const chunksOf = async (entry: string) => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [bakeTexts()],
    build: { write: false, lib: { entry: resolve(root, entry), formats: ['es'], fileName: 'texts' } },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return output.filter((chunk) => chunk.type === 'chunk')
}

it('the build bakes every set into self-contained chunks under 12 kB, and every other namespace into one of its own', async () => {
  const chunks = await chunksOf('app/i18n/open-texts.ts')
  for (const language of languages) {
    const own = [`i18n/${language}/root.ts`, `i18n/${language}/together.ts`].map((path) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, path))
      return { path, imports: chunk?.imports, bytes: chunk ? brotliCompressSync(chunk.code).length : Number.POSITIVE_INFINITY }
    })
    for (const { path, imports, bytes } of own) {
      expect(imports, path).toEqual([])
      expect(bytes, path).toBeLessThanOrEqual(12_000)
    }
    for (const part of Object.keys(await loadWhole(language)).filter((name) => name !== 'root')) {
      const path = `i18n/${language}/${part}.ts`
      expect(chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, path))?.imports, path).toEqual([])
    }
  }
})

it('the build bakes of the help only what is sure, without its sources', async () => {
  const code = (await chunksOf('i18n/help-views.ts')).map((chunk) => chunk.code).join('')
  expect(code).toContain('+448088020133')
  expect(code).not.toMatch(/\bsure:|\bread:|20\d\d-\d\d-\d\d"/)
})
