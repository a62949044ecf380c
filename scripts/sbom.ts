// Writes dist/sbom.cdx.json: what production consists of (CycloneDX), from the lock file, the same for the same lock file.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

type Sbom = { serialNumber?: string; metadata: { timestamp?: string; component: { name: string } } }

const made = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
})
const sbom: Sbom = JSON.parse(made)
// Neither the time nor the folder's name says anything about what is in it.
delete sbom.serialNumber
delete sbom.metadata.timestamp
sbom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(sbom, null, 1)}\n`)
