// Writes dist/sbom.cdx.json: the production SBOM (CycloneDX), reproducibly from the lock file.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

type Sbom = { serialNumber?: string; metadata: { timestamp?: string; component: { name: string } } }

const npm = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
if (/^(9|10\.[01])\./.test(npm)) {
  console.error(`No SBOM is written: npm ${npm} has no command for it, 10.2 does.`)
  process.exit(0)
}
const sbomText = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const sbom: Sbom = JSON.parse(sbomText)
// Time and folder name would make it irreproducible.
delete sbom.serialNumber
delete sbom.metadata.timestamp
sbom.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(sbom, null, 1)}\n`)
