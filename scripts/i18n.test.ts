import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '../i18n')

it('the generated files match the current texts', () => {
  const fresh = mkdtempSync(join(tmpdir(), 'i18n-'))
  try {
    execFileSync(process.execPath, [resolve(import.meta.dirname, 'i18n.ts'), fresh], { stdio: 'pipe' })
    const files = readdirSync(fresh, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) expect(readFileSync(join(source, file), 'utf8'), file).toBe(readFileSync(join(fresh, file), 'utf8'))
  } finally {
    rmSync(fresh, { recursive: true })
  }
}, 60_000)
