import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a chunk stays for a week after the build that replaced it, however old it was', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'gamalyze-assets-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  for (const folder of ['.vite', 'assets']) mkdirSync(join(cwd, 'dist/app', folder), { recursive: true })
  const [chunk = '', manifest = ''] = ['assets/a.js', '.vite/manifest.json'].map((path) => join(cwd, 'dist/app', path))
  const prune = (days: number, current: string): boolean => {
    writeFileSync(manifest, JSON.stringify({ app: { file: current } }))
    if (days > 0) utimesSync(chunk, new Date(), new Date(Date.now() - days * 24 * 3600 * 1000))
    execFileSync(process.execPath, [resolve('scripts/prune-assets.ts')], { cwd })
    return existsSync(chunk)
  }
  writeFileSync(chunk, '')
  const kept = [prune(30, 'assets/a.js'), prune(0, 'assets/b.js'), prune(6, 'assets/b.js'), prune(8, 'assets/b.js')]
  expect(kept).toEqual([true, true, true, false])
})
