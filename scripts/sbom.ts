// Writes dist/sbom.cdx.json: the production SBOM (CycloneDX), reproducibly from the lock file.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

type Sbom = {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

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
// A package of the workspace that is not shipped.
const isShipped = (ref: string): boolean => !ref.startsWith('@gamalyze/lab@')
sbom.components = sbom.components.filter((component) => isShipped(component['bom-ref']))
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => isShipped(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }))
mkdirSync('dist', { recursive: true })
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(sbom, null, 1)}\n`)
