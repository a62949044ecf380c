import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A partner's fresh project with the packed package in it, installed by npm without a network. */
const project = mkdtempSync(join(tmpdir(), 'partner-'))
const { resolve } = createRequire(import.meta.url)
/** What a command says when it fails. */
const complaint = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
/** As the build packs it and the provider serves it. */
const tarball = fileURLToPath(new URL(`../dist/sdk/v1/gamalyze-sdk-${version}.tgz`, import.meta.url))
const inPackage = (path: string) => join(project, 'node_modules/@gamalyze/sdk', path)

/** What a page can import: `.`, `./modal` and so on. */
const exportNames = (): string[] =>
  Object.keys(JSON.parse(readFileSync(inPackage('package.json'), 'utf8')).exports).filter((name) => name !== './package.json')

beforeAll(() => {
  if (!existsSync(tarball)) throw new Error('npm run build first')
  writeFileSync(join(project, 'package.json'), '{ "name": "partner", "private": true, "type": "module" }')
  expect(complaint('npm', 'install', '--offline', '--no-audit', '--no-fund', tarball)).toBe('')
  // What a partner with React and Playwright has.
  for (const name of ['react', '@types/react', '@types/node', '@playwright/test']) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(dirname(resolve(`${name}/package.json`)), link)
  }
})
afterAll(() => rmSync(project, { recursive: true }))

test('the package holds its README, its guide, its licence and what it exports, with types, and depends on nothing', () => {
  expect(readdirSync(inPackage('.')).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'docs', 'package.json'])
  const { exports, dependencies } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'))
  expect(dependencies).toBeUndefined()
  const files = Object.values<string | object>(exports).flatMap((entry) => Object.values(entry).filter((path) => path.startsWith('./')))
  expect(files.length).toBeGreaterThanOrEqual(18)
  expect(files.filter((file) => !existsSync(inPackage(file)))).toEqual([])
})

const page = `
import { EmbedError, events, mount, preload, type EmbedErrorCode, type Handle, type Language } from '@gamalyze/sdk'
import { mountDeclared } from '@gamalyze/sdk/declared'
import { diagnose } from '@gamalyze/sdk/diagnose'
import type { GamalyzeTest as Element } from '@gamalyze/sdk/element'
import { mountLazy } from '@gamalyze/sdk/lazy'
import { openModal } from '@gamalyze/sdk/modal'
import { playerOf, test } from '@gamalyze/sdk/playwright'
import { GamalyzeTest } from '@gamalyze/sdk/react'
import { fakeFrame } from '@gamalyze/sdk/testing'

const handle: Handle = mount('#test', { operator: 'demo', secret: async () => 'secret', language: 'dan', height: 640, baseUrl: 'https://a.example' })
handle.on('completed', ({ reference, duration }) => console.log(reference.length, duration.toFixed()))
handle.once('error', ({ code }: EmbedError) => { const known: EmbedErrorCode = code; console.log(known) })
// @ts-expect-error no event carries a score
handle.on('completed', ({ score }) => score)
handle.on('*', (name, payload) => console.log(name.length, payload))
// @ts-expect-error no such popup
handle.on('popup', ({ popup }) => popup === 'halftime')
// @ts-expect-error no such event
handle.on('ended', () => {})
mount({ operator: 'demo', secret: 'secret', modal: true, closeLabel: 'Leave' })
mount('#test', { operator: 'demo', secret: 'secret', lazy: '200px', insets: '80 0' })
// @ts-expect-error no modal, and no target
mount({ operator: 'demo', secret: 'secret' })
// @ts-expect-error the operator is missing
mount('#test', { secret: 'secret' })
export const all = [events, preload, mountDeclared, diagnose, mountLazy, openModal, playerOf, test, fakeFrame]
export const component = GamalyzeTest({ operator: 'demo', secret: 'secret', on: { progress: ({ cardsTurned }) => void cardsTurned.toFixed() } })
export const inPage: Promise<boolean> | undefined = document.querySelector('gamalyze-test')?.handle?.fastForward('advice')
export const byScript: Handle = window.Gamalyze.mount('#test', { operator: 'demo', secret: 'secret' })
document.addEventListener('gamalyze', () => {})
document.querySelector('gamalyze-test')!.addEventListener('gamalyze', ({ detail }) => detail instanceof EmbedError || detail.pause())
export const byAttributes: Handle | undefined = document.querySelector<HTMLElement>('[data-gamalyze-operator]')?.gamalyze
export const language: Language = 'dan'
export const done: Promise<boolean> = ({} as Element).handle!.update({ language: 'swe' })
`

test.each([
  ['bundler', 'esnext', true, 'typescript'],
  // With the libraries' own types checked the older compiler takes ten times as long.
  ['node16', 'node16', false, 'typescript-7'],
])('a page that uses every part type-checks with moduleResolution %s (D13)', (moduleResolution, module, skipLibCheck, compiler) => {
  const compilerOptions = {
    module,
    moduleResolution,
    skipLibCheck,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    types: ['node'],
  }
  const imports = exportNames().map((name, index) => `import type * as part${index} from '@gamalyze/sdk${name.slice(1)}'`)
  writeFileSync(join(project, 'page.ts'), [...imports, page].join('\n'))
  writeFileSync(
    join(project, 'markup.tsx'),
    `import '@gamalyze/sdk/element'
      import '@gamalyze/sdk/react'
      export const markup = <gamalyze-test operator="demo" user-id="x" className="wide" lazy insets="80 0" />
      // @ts-expect-error no such attribute value
      export const wrong = <gamalyze-test operator={5} />`,
  )
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts', 'markup.tsx'] }))
  expect(complaint(process.execPath, join(dirname(resolve(`${compiler}/package.json`)), 'bin/tsc'))).toBe('')
})

test('every part of the package can be imported on a server', () => {
  const names = exportNames().filter((name) => name !== './playwright')
  const code = names.map((name) => `await import('@gamalyze/sdk${name.slice(1)}')`).join('\n')
  expect(complaint(process.execPath, '--input-type=module', '--eval', code)).toBe('')
})

/** Brotli bytes of what a partner's page loads first, bundled by esbuild with splitting, and the most it may ever have. */
const budgets: [what: string, measured: number, most: number, code: string][] = [
  ['mount', 4430, 4500, "import { mount } from '@gamalyze/sdk'; mount('#test', {})"],
  ['the modal', 5168, 5250, "import { openModal } from '@gamalyze/sdk/modal'; openModal({})"],
  ['lazy mounting', 4786, 4850, "import { mountLazy } from '@gamalyze/sdk/lazy'; mountLazy('#test', {})"],
  ['the element', 5086, 5150, "import '@gamalyze/sdk/element'"],
  ['the React component, without React', 5052, 5150, "import { GamalyzeTest } from '@gamalyze/sdk/react'; console.log(GamalyzeTest)"],
]

test.each(budgets)('%s loads at most its bytes first', async (_, measured, most, code) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    // Names of chunks are made of paths too: a folder of another name would give other bytes.
    absWorkingDir: project,
    outdir: 'bundled',
    write: false,
    metafile: true,
  })
  const outputs = new Map(Object.entries(metafile.outputs).map(([name, output]) => [join(project, name), output]))
  const first = new Set<string>()
  const follow = (name: string) => {
    if (first.has(name)) return
    first.add(name)
    for (const { kind, path: next, external } of outputs.get(name)?.imports ?? [])
      if (kind === 'import-statement' && !external) follow(join(project, next))
  }
  for (const [name, { entryPoint }] of outputs) if (entryPoint === '<stdin>') follow(name)
  expect(first.size).toBeGreaterThan(0)
  const bytes = outputFiles
    .filter(({ path: name }) => first.has(name))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  expect(bytes).toBeLessThanOrEqual(most)
  expect(Math.abs(bytes - measured), `measured ${bytes}: write it down here, if it is worth it`).toBeLessThanOrEqual(50)
})

test('publint finds nothing in the packed package', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer }, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})
