import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { compileHints } from './compile-hints.ts'

test('each chunk starts with the hint, even before the preamble Vite adds to chunks that load others', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gamalyze-hints-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = {
    'index.html': '<script type="module" src="/first.ts"></script>',
    'first.ts': "import('./later.ts').then(({ later }) => later())",
    'later.ts': "import './later.css'\nexport const later = () => document.title",
    'later.css': 'p { color: red }',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints()],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  expect(chunks.length).toBe(2)
  expect(chunks.some(({ code }) => code.includes('__vite__mapDeps'))).toBe(true)
  for (const { code } of chunks) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
