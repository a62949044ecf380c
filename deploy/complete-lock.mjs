// Writes into package-lock.json what the registry in use says of entries that have no hash: node deploy/complete-lock.mjs, before `npm ci` on
// another platform than Linux on Intel. They are the PDF compiler's native parts, which not every registry has.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const hashOf = (what) => {
  try {
    return execFileSync('npm', ['view', what, 'dist.integrity'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

for (const [path, entry] of Object.entries(lock.packages)) {
  const name = path.split('node_modules/').at(-1)
  if (!path.startsWith('node_modules/') || entry.link || entry.integrity) continue
  const integrity = hashOf(`${name}@${entry.version}`)
  if (/^sha512-/.test(integrity)) Object.assign(entry, { integrity })
  else process.exitCode = 1
  console.log(`${name} ${entry.version} ${integrity || 'is not in this registry'}`)
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
