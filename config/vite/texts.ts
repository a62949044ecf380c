import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, '../../i18n')
/** Read when it is needed: a bundled Vite config cannot hold what loads files by name. */
const importFile = (file: string) => import(pathToFileURL(resolve(folder, file)).href)
const loaders = {
  [resolve(folder, 'load-root.ts')]: (sets: string[]) =>
    `const sets = { ${sets.map((set) => `${set}: () => import('./${set}/root.ts')`)} }
export const loadRoot = async (set) => (await sets[set]()).default`,
  [resolve(folder, 'load-part.ts')]: (sets: string[], namespaces: string[]) => {
    const parts = (set: string) => ['together', ...namespaces].map((part) => `${part}: () => import('./${set}/${part}.ts')`)
    return `const sets = { ${sets.map((set) => `${set}: { ${parts(set)} }`)} }
export const loadPart = async (set, part) => (await sets[set][part]()).default`
  },
}
/** No line ends within *E-Mail* in a sentence (U+2060). Names of buttons and fields stay as they are typed, said and searched for. */
export const joinHyphens = (text: string): string => (/[.!?]$/.test(text) ? text.replace(/(?<!\p{L})\p{L}-(?=\p{L})/gu, '$&\u2060') : text)
const joined = (_key: string, value: unknown) => (typeof value === 'string' ? joinHyphens(value) : value)

const places = resolve(folder, 'help/places.ts')
const dangers = resolve(folder, 'help/dangers.ts')

/**
 * Bakes the root namespace of each message set, each other namespace and those that come together at a switch of language into one chunk of plain
 * data: a variant such as `us` then needs no chunk of its base set, and switching takes one request. A set with a fault is refused. Of the help in
 * `i18n/help` a build holds what players may see, without its sources and what is uncertain.
 */
export const bakeTexts = (): Plugin => {
  const chunks = new Map<string, object>()
  return {
    name: 'bake-texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => {
      const chunk = resolve(folder, source)
      return source.startsWith('./') && chunks.has(chunk) ? chunk : undefined
    },
    async load(id) {
      if (id === places) return `export const shownPlaces = ${JSON.stringify((await importFile('help/places.ts')).shownPlaces)}`
      if (id === dangers) return `export const shownDangers = ${JSON.stringify((await importFile('help/dangers.ts')).shownDangers)}`
      const loader = loaders[id]
      if (!loader) return chunks.has(id) ? `export default ${JSON.stringify(chunks.get(id), joined)}` : undefined
      const faults: string[] = await (await importFile('../scripts/texts/set-file.ts')).fileFaults()
      if (faults.length > 0) throw new Error(faults.join('\n'))
      const { sets } = await importFile('sets.ts')
      const { loadWhole } = await importFile('load-texts.ts')
      const { rarelyShown } = await importFile('load-shown.ts')
      const names = Object.keys(sets)
      for (const set of names) {
        const { root, ...namespaces } = await loadWhole(set)
        const together = Object.entries(namespaces).filter(([name]) => !rarelyShown.includes(name))
        for (const [part, messages] of Object.entries({ root, ...namespaces, together: { root, ...Object.fromEntries(together) } }))
          chunks.set(resolve(folder, set, `${part}.ts`), messages as object)
      }
      return loader(
        names,
        Object.keys(await loadWhole('eng')).filter((name) => name !== 'root'),
      )
    },
  }
}
