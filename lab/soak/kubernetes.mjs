// deploy/kubernetes as kubectl renders it, each object against its kind in npm's package kubernetes-models: by its types, which refuse unknown
// fields, and by its schema.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { needs } from './drill.mjs'

needs('kubectl')
const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'))
try {
  const inFolder = (...args) => execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' })
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, 'kubernetes-models@4.5.1'], { stdio: 'inherit' })
  const rendered = execFileSync('kubectl', ['kustomize', process.argv[2] ?? 'deploy/kubernetes'], { encoding: 'utf8' })
  const checks = parseAllDocuments(rendered).map((document) => {
    const { apiVersion, kind, ...object } = document.toJS()
    return `{ const { ${kind} } = await import('kubernetes-models/${apiVersion}')
new ${kind}(${JSON.stringify(object, null, 2)}).validate()
console.log('✓ ${kind} ${object.metadata.name}') }`
  })
  writeFileSync(join(folder, 'check.mts'), `${checks.join('\n')}\nexport {}\n`)
  inFolder(
    resolve('node_modules/typescript/bin/tsc'),
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    'check.mts',
  )
  inFolder('check.mts')
} finally {
  rmSync(folder, { recursive: true })
}
