// What is shipped that others made, and its licences: `dist/docs/licences.txt`, which servers show, and `licences.txt` in the package of the SDK.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { version } from '../server/process/version.ts'

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
/** `where`: the parts of the product that have it */
type Work = { name: string; licence: string; where: string[]; texts: string[] }

const read = (file: string): string => readFileSync(file, 'utf8')
const locked = () => Object.entries((JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages)

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => read(join(folder, name)))

/** Who holds the rights, not what the text says of holders. */
const holder = /^\W*(?:Portions )?(?:Copyright|COPYRIGHT):? +(?:\([cC]\)|©|\d|(?!Holder|Notice|License|Owner|HOLDER|OWNER|AND)[A-Z])/
/** Equal where texts differ in their title, line breaks and marks alone. */
const keyOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '')
    .replace(/^(the)?(mit|isc)licen[cs]e(mit)?/, '')

const workOf = (folder: string, { version, license = '' }: Locked, where: string[]): Work => {
  const { name, author } = JSON.parse(read(join(folder, 'package.json')))
  const own = textsIn(folder)
  // A package with the program for one kind of machine says it in the package that it belongs to.
  const main = folder.replace(/-(linux|darwin)-.*/, '')
  const texts = own.length > 0 || main === folder ? own : textsIn(main)
  return {
    name: `${name} ${version}`,
    licence: license,
    where,
    texts: texts.length > 0 ? texts : [`Copyright (c) ${author?.name ?? author ?? name}`],
  }
}

/** Each licence once, below those whose works are under it. */
const listed = (works: Work[]): string => {
  const groups = new Map<string, { words: string; lines: string[] }>()
  const keys = new Map<string, string>()
  // Those that name a licence without its text come last.
  for (const { name, licence, where, texts } of works.sort(
    (one, other) => Number(!one.texts[0]?.includes('\n')) - Number(!other.texts[0]?.includes('\n')),
  ))
    for (const text of texts) {
      const lines = text.replaceAll('\r', '').split('\n')
      const holders = lines.filter((line) => holder.test(line)).map((line) => `    ${line.trim()}`)
      const words = lines
        .filter((line) => !holder.test(line))
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
      const key = keyOf(words) || keys.get(licence)
      if (!key) throw new Error(`the text of ${licence} is not there for ${name}`)
      if (texts.length === 1 && !keys.has(licence)) keys.set(licence, key)
      const group = groups.get(key) ?? { words, lines: [] }
      group.lines.push(`${name}, ${licence}${where.length > 0 ? `: ${where.join(', ')}` : ''}`, ...holders)
      groups.set(key, group)
    }
  return [...groups.values()].map(({ words, lines }) => `${lines.join('\n')}\n\n${words}\n`).join(`\n${'-'.repeat(80)}\n\n`)
}

/** The packages that stand in folders of `node_modules`, with their licences. */
export const licencesOf = (folders: Iterable<string>): string => {
  const all = new Map(locked())
  return listed([...folders].sort().map((folder) => workOf(folder, all.get(folder) ?? {}, [])))
}

/** Of everything: what builds say went into pages and the SDK, what the lock file has for servers, and fonts. */
export const writeLicences = (): void => {
  const inPages = (place: string) =>
    (JSON.parse(read(`dist/${place}/.vite/licences.json`)) as { name: string; version: string }[]).map(
      ({ name, version }) => `${name} ${version}`,
    )
  const inSdk = [...read('sdk/dist/licences.txt').matchAll(/^(\S+ \d\S*), /gm)].map(([, name = '']) => name)
  const places = Object.entries({ app: inPages('app'), console: inPages('console'), documentation: inPages('docs'), SDK: inSdk })
  const onServer = ({ dev, devOptional }: Locked, folder: string) =>
    !(dev || devOptional || /^node_modules\/(node-|typescript$)/.test(folder))
  const packages = locked().flatMap(([folder, entry]) => {
    if (!folder.startsWith('node_modules/') || entry.link || !existsSync(folder)) return []
    const name = `${folder.replace(/.*node_modules\//, '')} ${entry.version}`
    const where = [
      ...places.filter(([, names]) => names.includes(name)).map(([place]) => place),
      ...(onServer(entry, folder) ? ['server'] : []),
    ]
    return where.length > 0 ? [workOf(folder, entry, where)] : []
  })
  const fonts = globSync('{app,operators,examples}/**/{*OFL.txt,LICENSE}').map((file): Work => {
    const text = read(file)
    return { name: `Fonts in ${dirname(file)}`, licence: text.includes('SIL') ? 'OFL-1.1' : 'Apache-2.0', where: [], texts: [text] }
  })
  const head = `Gamalyze ${version}\n\n${read('LICENSE')}\nThese others made. After each stands which parts of Gamalyze have it.\n\n${'-'.repeat(80)}\n\n`
  writeFileSync('dist/docs/licences.txt', head + listed([...packages, ...fonts]))
}
