// Makes classic scripts of the chunks that the first screen needs, and one file of their style sheets. Chromium keeps the compiled
// code of classic scripts, but parses modules anew in each load, which was half of the time from mount to ready
// (`node lab/bench/mount.ts`). Runs on the result of `vite build`; without it the app works as modules. In place of each chunk stays a
// module that hands on the exports, for the chunks that are loaded later.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { hint } from '../config/vite/compile-hints.ts'

const folder = 'dist/app/'
const manifestFile = `${folder}.vite/manifest.json`

/** One entry of Vite's manifest, and the scripts that hold the chunk: in any page, or in one that is embedded. */
type Chunk = { file: string; name?: string; css?: string[]; script?: string; embeddedScript?: string }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'))

const chunkOf = (name: string): Chunk => {
  const chunk = Object.values(manifest).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))
  if (!chunk) throw new Error(`the build has no chunk ${name}`)
  return chunk
}
const codeOf = (name: string) => readFileSync(folder + chunkOf(name).file, 'utf8')

/** The chunks of every page, in the order in which it runs them. The small one greets the host while the other is on its way. */
const always = ['main', 'show', 'landing'] as const
/** Their code, as read before it is replaced; `port` talks to an embedding page. */
const codes = { main: codeOf('main'), show: codeOf('show'), landing: codeOf('landing'), port: codeOf('port') }
type Name = keyof typeof codes

/** In the page: of each chunk `exports`, once it has run, and `load()`, which runs it as soon as it is there and resolves with them. */
const chunks = 'self.firstChunks'
const registry = `${chunks} = Object.fromEntries(${JSON.stringify(Object.keys(codes))}.map((name) => {
  let loading
  const chunk = { load: () => (loading ??= arrived.then((run) => run()).then(() => chunk.exports)) }
  const arrived = new Promise((resolve) => { chunk.arrive = resolve })
  return [name, chunk]
}))`

/** Name of the chunk among those above that a chunk imports by this address. */
const named = (id: string) => (Object.keys(codes) as Name[]).find((name) => basename(chunkOf(name).file) === basename(id))

/** Writes a file whose name holds a hash of its content; returns its path in the folder. */
const write = (name: string, type: string, content: string): string => {
  const file = `assets/first-${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${type}`
  writeFileSync(folder + file, content)
  return file
}

const styles = always.flatMap((name) => chunkOf(name).css ?? [])
const style = write('style', 'css', styles.map((file) => readFileSync(folder + file, 'utf8')).join(''))
/** Text that names the one style sheet instead of those of the chunks. */
const withStyle = (text: string) => styles.reduce((done, file) => done.replaceAll(file, style), text)

/** Writes a script that runs these chunks, together; returns its path in the folder. */
const writeScript = async (script: string, own: readonly Name[]): Promise<string> => {
  const entry = [
    own.includes('main') ? "import 'registry'" : '',
    ...own.map((name) => `import * as ${name} from './${basename(chunkOf(name).file)}'; ${chunks}.${name}.exports = ${name}`),
  ].join('\n')
  const plugin: Plugin = {
    name: 'first-script',
    resolveId: (id, _, { kind }) => {
      if (id === 'entry' || id === 'registry') return id
      const name = named(id)
      if (name && kind !== 'dynamic-import') return { id: name, external: !own.includes(name) }
      if (kind === 'dynamic-import') return { id, external: true }
      // Helpers without state, of which there may be two. A chunk with state has to be in the list above.
      if (basename(id).startsWith('rolldown-runtime-')) return resolve(folder, 'assets', id)
      throw new Error(`${own} imports ${id}, which is in no script`)
    },
    load: (id) => ({ entry, registry, ...codes })[id] ?? null,
    // Instead of importing another of the page's chunks, with the files it needs: those are in the page.
    transform: (code) =>
      code.replace(/\bimport\(`([^`]+)`\)(?:([^`]*?)__vite__mapDeps\(\[[\d,]*\]\))?/g, (call, id: string, rest?: string) => {
        const name = named(id)
        if (!name || (name === 'port' && !own.includes(name))) return call
        return `${chunks}.${name}.load()${rest === undefined ? '' : `${rest}[]`}`
      }),
  }
  const build = await rolldown({
    input: 'entry',
    plugins: [plugin],
    transform: { target: 'es2022', define: { 'import.meta.resolve': 'undefined', 'import.meta.url': 'location.origin + "/assets/"' } },
  })
  const globals = Object.fromEntries(always.map((name) => [name, `${chunks}.${name}.exports`]))
  const { output } = await build.generate({ format: 'iife', globals, minify: true, comments: false, codeSplitting: false })
  await build.close()
  // The chunk main runs at once. The others run when imported: show would be in the way of the host's answer.
  const { code } = output[0]
  const [first = 'main', ...others] = own
  const isFirst = first === 'main'
  const arrive = (name: Name, run: string) => `${chunks}.${name}.arrive(()=>${run});`
  const run = [
    isFirst ? code + arrive(first, '0') : arrive(first, `{${code}}`),
    ...others.map((name) => arrive(name, `${chunks}.${first}.load()`)),
  ].join('')
  return write(script, 'js', hint + withStyle(run))
}

/** A module with the exports of a chunk that a script holds. It takes each once: `e2e/screens/whole-test.spec.ts` holds that none is reassigned. */
const handOn = (name: Name): string => {
  const exported = parseAst(codes[name]).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map((one) => (one.exported.type === 'Identifier' ? one.exported.name : ''))
      : [],
  )
  const [imports, exports] = [exported.map((one, at) => `${one}:_${at}`), exported.map((one, at) => `_${at} as ${one}`)]
  return `const{${imports}}=await ${chunks}.${name}.load();export{${exports}};\n`
}

Object.assign(chunkOf('main'), {
  script: await writeScript('main', ['main']),
  embeddedScript: await writeScript('embedded', ['main', 'port']),
})
const show = await writeScript('show', ['show', 'landing'])
for (const name of ['show', 'landing'] as const) chunkOf(name).script = show
for (const name of always) writeFileSync(folder + chunkOf(name).file, handOn(name))

// Chunks that are loaded later name the style sheets they need, and load those the page does not have.
for (const { file } of Object.values(manifest))
  if (file.endsWith('.js')) writeFileSync(folder + file, withStyle(readFileSync(folder + file, 'utf8')))

// The server adds the scripts to the page.
const indexFile = `${folder}index.html`
const entry = `<script type="module" crossorigin src="/${chunkOf('main').file}"></script>`
const index = readFileSync(indexFile, 'utf8')
if (!index.includes(entry)) throw new Error('the page does not load the chunk main')
writeFileSync(indexFile, withStyle(index.replace(entry, '')))
writeFileSync(manifestFile, withStyle(JSON.stringify(manifest)))
