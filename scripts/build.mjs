// Builds everything that is served: the app, and the SDK in all its forms.
import { execFileSync } from 'node:child_process'

const node = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit' })

node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', 'vite.workbench.config.ts')
node('sdk/build.ts')
node('sdk/build/guide.ts')
node('examples/build.ts')
node('scripts/prune-assets.ts')
node('scripts/precompress.ts')
node('scripts/sbom.ts')
