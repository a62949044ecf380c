import { strToU8, zipSync } from 'fflate'
import type { SnippetData } from '../../../contract/console/page-calls.ts'
import { serverSnippet } from './server-snippets.ts'

const listener = 'node_modules/@gamalyze/sdk/dist/cli/main.js'

const startFile = (
  publicUrl: string,
) => `// The provider cannot reach this machine: \`gamalyze listen\` fetches its events and delivers them to the server as webhooks.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const page = \`http://localhost:\${process.env.PORT}/\`
const command = ['${listener}', 'listen', '--base-url', '${publicUrl}', '--forward', \`\${page}your-own/webhook\`]
const events = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
events.on('exit', (code) => process.exit(code ?? 1))
process.on('exit', () => events.kill())
const [secret] = await once(createInterface({ input: events.stdout }), 'line')
process.env.WEBHOOK_SECRET = secret
await import('./server.mjs')
console.log(\`Open \${page}\`)
`

/**
 * A folder that runs: the documentation's server with its page, and the command that brings it webhooks.
 * @param key of a server, for test games
 * @returns the bytes of a zip file
 */
export const zipProject = (data: SnippetData, key: string): Uint8Array<ArrayBuffer> => {
  const name = `gamalyze-${data.operator}`
  const settings = {
    name,
    private: true,
    type: 'module',
    engines: { node: '>=20.6' },
    // Without the optional peers no registry is asked, only the provider.
    scripts: { prestart: 'npm install --legacy-peer-deps --no-audit --no-fund', start: 'node --env-file=.env start.mjs' },
    dependencies: { '@gamalyze/sdk': data.package },
  }
  const files = {
    'package.json': `${JSON.stringify(settings, null, 2)}\n`,
    'server.mjs': `${serverSnippet(data, 'node')}\n`,
    'start.mjs': startFile(data.publicUrl),
    '.env': `# Keep this key on your server. It is for test games only.\nGAMALYZE_KEY=${key}\nPORT=3000\n`,
    '.gitignore': '.env\nnode_modules\n',
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)])))
}
