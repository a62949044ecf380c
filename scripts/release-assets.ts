// Writes to `dist/release` what a release comes with beside the image and the package in npm's registry, made anew from its tag: the packed
// SDK and the partners' OpenAPI document as they are kept, its components (SBOM, CycloneDX), and what all of it was made from (SLSA 1.0).
// That is not signed: npm signs a statement of its own when the SDK is published.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { version } from '../server/process/version.ts'

const releaseFolder = join('contract/released', version)
const folder = 'dist/release'
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const subject = [join(releaseFolder, `gamalyze-sdk-${version}.tgz`), join(releaseFolder, 'openapi.json'), 'dist/sbom.cdx.json'].map(
  (file) => {
    const name = basename(file)
    copyFileSync(file, join(folder, name))
    return { name, digest: { sha256: createHash('sha256').update(readFileSync(file)).digest('hex') } }
  },
)
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const buildDefinition = {
  buildType: 'npm run release',
  externalParameters: { version, node: process.version },
  resolvedDependencies: [{ name: 'source', digest: { gitCommit: commit } }],
}
const predicate = { buildDefinition, runDetails: { builder: { id: 'scripts/release-assets.ts' } } }
const statement = { _type: 'https://in-toto.io/Statement/v1', subject, predicateType: 'https://slsa.dev/provenance/v1', predicate }
writeFileSync(join(folder, 'provenance.json'), `${JSON.stringify(statement, null, 2)}\n`)
