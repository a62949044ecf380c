// `npm run check` runs what `npm test` checks beside its tests, `npm run check -- lint` one of them; what follows the name is passed on to it.
import { spawnSync } from 'node:child_process'

/** What Node runs for each check. A new one is a line here. */
export const checks = {
  typecheck: ['node_modules/typescript-7/bin/tsc', '-b', '--singleThreaded'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  architecture: ['scripts/architecture.mjs'],
  knip: ['node_modules/knip/bin/knip.js', '--config', 'config/knip.jsonc'],
  openapi: ['scripts/openapi.ts'],
  repository: ['scripts/repository.ts'],
  conformance: ['scripts/conformance.ts'],
  accessibility: ['scripts/openacr.ts'],
}

if (import.meta.main) {
  const [name, ...args] = process.argv.slice(2)
  if (name && !checks[name]) {
    console.error(`there is no check ${name}: ${Object.keys(checks).join(', ')}`)
    process.exit(1)
  }
  const failed = (name ? [name] : Object.keys(checks)).filter((each) => {
    if (!name) console.log(`${each} …`)
    return spawnSync(process.execPath, [...checks[each], ...args], { stdio: 'inherit' }).status !== 0
  })
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
