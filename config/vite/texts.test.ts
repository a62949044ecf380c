import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from '../../contract/languages.ts'
import { loadWhole } from '../../i18n/load-texts.ts'
import { joinHyphens } from './texts.ts'

const app = new URL('../../dist/app/', import.meta.url)
const manifestFile = new URL('.vite/manifest.json', app)
if (!existsSync(manifestFile)) throw new Error('npm run build first')
/** The app as it was built. */
const manifest: Record<string, { file: string; name?: string; imports?: string[] }> = JSON.parse(readFileSync(manifestFile, 'utf8'))
const codeOf = (file = '') => readFileSync(new URL(file, app), 'utf8')

it('the build bakes every set into self-contained chunks under 12 kB, and every other namespace into one of its own', async () => {
  for (const language of languages) {
    for (const part of ['root', 'together']) {
      const { file, imports } = manifest[`../i18n/${language}/${part}.ts`] ?? {}
      expect(imports, file).toBeUndefined()
      expect(statSync(new URL(`${file}.br`, app)).size, file).toBeLessThanOrEqual(12_000)
    }
    for (const part of Object.keys(await loadWhole(language)).filter((name) => name !== 'root')) {
      const chunk = manifest[`../i18n/${language}/${part}.ts`]
      expect(chunk, `${language} ${part}`).toBeDefined()
      expect(chunk?.imports, chunk?.file).toBeUndefined()
    }
  }
})

it('the build bakes of the help only what is sure, without its sources', () => {
  const chunks = Object.values(manifest).filter(({ name }) => name === 'help-views')
  const code = chunks.map(({ file }) => codeOf(file)).join('')
  expect(code).toContain('+448088020133')
  expect(code).not.toMatch(/\bsure:|\bread:|20\d\d-\d\d-\d\d"/)
})

it('no line of a sentence ends within E-Mail; names of buttons stay as they are typed', () => {
  expect(joinHyphens('Sie bekommen eine E-Mail.')).toBe('Sie bekommen eine E-\u2060Mail.')
  expect(['Bericht per E-Mail', 'Nach dem Self-Test.'].map(joinHyphens)).toEqual(['Bericht per E-Mail', 'Nach dem Self-Test.'])
})
