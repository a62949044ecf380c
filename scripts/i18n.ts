import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkEntry, oldestSource } from '../i18n/help/check-entry.ts'
import type { HelpEntry } from '../i18n/help/entry.ts'
import { shownHelp } from '../i18n/help/shown.ts'
import { readApart } from '../i18n/read-apart.ts'

/**
 * Writes the generated files of `i18n/`: typesafe-i18n's types and loaders, `i18n-sets.ts`, which gathers
 * every set's `about.ts`, `i18n-words.ts`, `i18n-roots.ts`, `i18n-whole.ts` and `i18n-help.ts`.
 * typesafe-i18n compiles one file and cannot follow imports with a `.ts` ending, so it gets flat copies of the sets.
 */
const root = resolve(import.meta.dirname, '..')
const source = resolve(root, 'i18n')
/** Another folder than `i18n/` for comparing. */
const target = resolve(process.argv[2] ?? source)
const flat = resolve(root, 'dist/i18n')

const setFolders = readdirSync(source).filter((name) => existsSync(resolve(source, name, 'index.ts')))
const namespaces = readdirSync(resolve(source, 'eng')).filter((name) => existsSync(resolve(source, 'eng', name, 'index.ts')))

const flatten = async (path: string) => {
  const { default: messages } = (await import(resolve(source, path))) as { default: unknown }
  mkdirSync(dirname(resolve(flat, path)), { recursive: true })
  const types = `import type { BaseTranslation } from '${'../'.repeat(path.split('/').length - 1)}i18n-types.ts'\n`
  writeFileSync(resolve(flat, path), `${types}export default ${JSON.stringify(messages)} satisfies BaseTranslation\n`)
}

rmSync(flat, { recursive: true, force: true })
for (const set of setFolders) {
  await flatten(`${set}/index.ts`)
  for (const namespace of namespaces) await flatten(`${set}/${namespace}/index.ts`)
}
// Without a types file beside the sets the generator does not end.
writeFileSync(resolve(flat, 'i18n-types.ts'), 'export type BaseTranslation = unknown\n')

execFileSync(process.execPath, [resolve(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs'), '--no-watch'], {
  cwd: root,
  stdio: 'pipe',
})
for (const file of ['i18n-util.ts', 'i18n-util.async.ts']) copyFileSync(resolve(flat, file), resolve(target, file))
// As `checkText` has it: a translation may also say a share as a count of a hundred people.
const types = readFileSync(resolve(flat, 'i18n-types.ts'), 'utf8').replace(/RequiredParams<('\w+)\|percent'>/g, "$& | RequiredParams<$1'>")
writeFileSync(resolve(target, 'i18n-types.ts'), types)

writeFileSync(
  resolve(target, 'i18n-sets.ts'),
  `// Written by \`npm run i18n\` from the folders that are there.
import type { Locales } from './i18n-types.ts'
import type { SetInfo } from './set-info.ts'
${setFolders.map((set) => `import { about as ${set} } from './${set}/about.ts'`).join('\n')}

export const sets: Record<Locales, SetInfo> = { ${setFolders.join(', ')} }
`,
)

const withWords = setFolders.filter((set) => existsSync(resolve(source, set, 'words.ts')))
writeFileSync(
  resolve(target, 'i18n-words.ts'),
  `// Written by \`npm run i18n\` from the folders that are there. For checks only: nothing that players load imports it.
import type { Words } from './checks/words.ts'
import type { Locales } from './i18n-types.ts'
${withWords.map((set) => `import { words as ${set} } from './${set}/words.ts'`).join('\n')}

export const words: { readonly [Set in Locales]?: Words } = { ${withWords.join(', ')} }
`,
)

const together = namespaces.filter((name) => !readApart.some((apart) => apart === name))
mkdirSync(resolve(target, 'i18n-whole'), { recursive: true })
for (const set of setFolders)
  writeFileSync(
    resolve(target, 'i18n-whole', `${set}.ts`),
    `// Written by \`npm run i18n\`.
${together.map((namespace) => `import ${namespace} from '../${set}/${namespace}/index.ts'`).join('\n')}
import root from '../${set}/index.ts'

export default { root, ${together.join(', ')} }
`,
  )
writeFileSync(
  resolve(target, 'i18n-roots.ts'),
  `// Written by \`npm run i18n\` from the folders that are there.
import type { Locales } from './i18n-types.ts'

/** Texts of the root namespace, loaded with the first chunk. The loaders of the long texts stand apart: the first chunk carries only these addresses. */
export const rootSets: Record<Locales, () => Promise<{ default: object }>> = {
${setFolders.map((set) => `  ${set}: () => import('./${set}/index.ts'),`).join('\n')}
}
`,
)
writeFileSync(
  resolve(target, 'i18n-whole.ts'),
  `// Written by \`npm run i18n\` from the folders that are there.
import type { Locales } from './i18n-types.ts'

/** A set with its namespaces, but for those read apart: one request for a switch of language on a screen that shows long texts. */
export const wholeSets: Record<Locales, () => Promise<{ default: object }>> = {
${setFolders.map((set) => `  ${set}: () => import('./i18n-whole/${set}.ts'),`).join('\n')}
}
`,
)

const entries = await Promise.all(
  readdirSync(resolve(source, 'help'))
    .filter((name) => /^(?:[a-z]{2}(?:-[a-z0-9]{1,3})?|world)\.ts$/.test(name))
    .map(async (name) => ((await import(resolve(source, 'help', name))) as { help: HelpEntry }).help),
)
const faults = entries.flatMap(checkEntry)
if (faults.length > 0) throw new Error(faults.map(({ key, reason }) => `${key}: ${reason}`).join('\n'))
writeFileSync(
  resolve(target, 'i18n-help.ts'),
  `// Written by \`npm run i18n\` from \`help\`: what players may see, so that an uncertain number never leaves the repository.
import type { ShownHelp } from './help/shown.ts'

/** The day the oldest source of a place was read: for checks, not for players. */
export const oldestRead: { readonly [place: string]: string } = ${JSON.stringify(Object.fromEntries(entries.flatMap((entry) => (oldestSource(entry) ? [[entry.place, oldestSource(entry)]] : []))), undefined, 1)}

export const shownPlaces: readonly ShownHelp[] = ${JSON.stringify(entries.map(shownHelp), undefined, 1)}
`,
)
rmSync(flat, { recursive: true })
