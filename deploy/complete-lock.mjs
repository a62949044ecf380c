// Adds the PDF compiler's native package for platforms other than Linux x64: node deploy/complete-lock.mjs, before `npm ci`. Not every registry
// has these packages in our version, and the lock file needs a hash for each, so `overrides` in package.json pins an older one, which renders
// no PDF and says so. This script removes the overrides that the registry in use can resolve, and locks those packages with their hashes.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const compiler = '@myriaddreamin/typst-ts-node-compiler'
const file = new URL('package.json', root)
const settings = JSON.parse(readFileSync(file, 'utf8'))
const npm = (...args) =>
  execFileSync('npm', args, { cwd: fileURLToPath(root), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
const isThere = (what) => {
  try {
    return npm('view', what, 'dist.integrity').startsWith('sha512-')
  } catch {
    return false
  }
}

for (const name of Object.keys(settings.overrides).filter((name) => name.startsWith(compiler))) {
  const wanted = `${name}@${settings.dependencies[compiler]}`
  const found = isThere(wanted)
  if (found) delete settings.overrides[name]
  console.log(`${wanted} ${found ? 'added' : 'is not in this registry'}`)
}
writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`)
npm('install', '--package-lock-only', '--ignore-scripts')
