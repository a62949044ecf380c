import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A partner's fresh project with the packed package in it, installed by npm without a network. */
const project = mkdtempSync(join(tmpdir(), 'partner-'))
const { resolve } = createRequire(import.meta.url)
/** What a command says when it fails. */
const complaint = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8' })
  return status === 0 ? '' : stdout + stderr
}
const inPackage = (path: string) => join(project, 'node_modules/@gamalyze/sdk', path)

beforeAll(() => {
  if (!existsSync(new URL('dist/index.js', import.meta.url))) throw new Error('npm run build first')
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', project], { cwd: new URL('.', import.meta.url), encoding: 'utf8' }),
  )
  writeFileSync(join(project, 'package.json'), '{ "name": "partner", "private": true, "type": "module" }')
  expect(complaint('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${filename}`)).toBe('')
  // What a partner with React and Playwright has.
  for (const name of ['react', '@types/react', '@types/node', '@playwright/test']) {
    const link = join(project, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(dirname(resolve(`${name}/package.json`)), link)
  }
}, 60_000)
afterAll(() => rmSync(project, { recursive: true }))

test('the package holds its README, its licence and what it exports, with types, and depends on nothing', () => {
  expect(readdirSync(inPackage('.')).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  const { exports, dependencies } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'))
  expect(dependencies).toBeUndefined()
  const files = Object.values<string | object>(exports).flatMap((entry) => Object.values(entry).filter((path) => path.startsWith('./')))
  expect(files.length).toBeGreaterThanOrEqual(18)
  expect(files.filter((file) => !existsSync(inPackage(file)))).toEqual([])
})

const page = `
import { EmbedError, mount, preload, type EmbedErrorCode, type Handle } from '@gamalyze/sdk'
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
// @ts-expect-error no such event
handle.on('finished', () => {})
// @ts-expect-error the operator is missing
mount('#test', { secret: 'secret' })
export const all = [preload, mountDeclared, diagnose, mountLazy, openModal, playerOf, test, fakeFrame]
export const component = GamalyzeTest({ operator: 'demo', secret: 'secret', on: { progress: ({ cardsTurned }) => void cardsTurned.toFixed() } })
export const done: Promise<boolean> = ({} as Element).handle!.update({ language: 'swe' })
`

test.each([
  ['bundler', 'esnext', true],
  ['node16', 'node16', false],
])('a page that uses every part type-checks with moduleResolution %s', { timeout: 60_000 }, (moduleResolution, module, skipLibCheck) => {
  const compilerOptions = {
    module,
    moduleResolution,
    skipLibCheck,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    types: ['node'],
  }
  writeFileSync(join(project, 'page.ts'), page)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }))
  expect(complaint(process.execPath, resolve('typescript/bin/tsc'))).toBe('')
})

test('every part of the package can be imported on a server', () => {
  const { exports } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'))
  const names = Object.keys(exports).filter((name) => name !== './package.json' && name !== './playwright')
  const code = names.map((name) => `await import('@gamalyze/sdk${name.slice(1)}')`).join('\n')
  expect(complaint(process.execPath, '--input-type=module', '--eval', code)).toBe('')
})
