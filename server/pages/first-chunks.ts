import { readFile } from 'node:fs/promises'
import { resultSections } from '../../i18n/result-sections.ts'

/** One entry of Vite's manifest. */
type Chunk = {
  file: string
  name?: string
  /** The classic script that holds it, and the one of a page in a frame (`scripts/first-scripts.ts`). */
  script?: string
  embeddedScript?: string
  imports?: string[]
  css?: string[]
}

/** The chunks that every page needs, in the order in which their scripts run. */
const always = ['main', 'show', 'landing']
/** The code with which a page in a frame talks to the embedding page. */
const port = '../sdk/port.ts'
/** What a full report shows before the rest of it is there. */
const reportIn = (locale: string) => [
  'screens/full-report/full-report.tsx',
  '../i18n/load-shown.ts',
  ...resultSections.map((section) => `../i18n/${locale}/${section}.ts`),
]

/** HTML that runs the first screen's scripts and preloads a language's messages and what a `report` needs; none without `manifestFile`. */
export const loadFirstChunks = async (
  manifestFile: URL,
  index: string,
): Promise<(locale: string, embedded: boolean, report?: boolean) => string> => {
  const manifest: Record<string, Chunk> = await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
  const keys = always.flatMap((name) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? [])
  const portIsHeld = keys.some((key) => manifest[key]?.embeddedScript)
  const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${file}">`

  return (locale, embedded, report = false) => {
    const tags = new Map<string, string>()
    const add = (key: string, byModule = false) => {
      const { file, script, embeddedScript, css = [], imports = [] } = manifest[key] ?? {}
      const heldBy = (embedded && embeddedScript) || script
      if (!heldBy) for (const other of imports) add(other, report)
      for (const style of css) tags.set(style, link('preload" as="style', style))
      if (heldBy) tags.set(heldBy, `<script defer fetchpriority="high" src="/${heldBy}"></script>`)
      // Modules import what a script holds from a small module, which hands it on.
      if (file && (!heldBy || byModule)) tags.set(file, link('modulepreload', file))
    }
    const texts = [`../i18n/${locale}/root.ts`, ...(report ? reportIn(locale) : [])]
    for (const key of [...keys, ...texts, ...(embedded && !portIsHeld ? [port] : [])]) add(key)
    return [...tags].map(([file, tag]) => (index.includes(file) ? '' : tag)).join('')
  }
}
