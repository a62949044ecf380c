// A client that a generator from npm makes of our OpenAPI document: bodies have the names that we give them, and it compiles, and confirms a game.
// Installs the generator from the registry.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTestServer } from '../../server/testing/test-server.ts'
import { must } from './must.ts'

const [generator = '0.99.0', typescript = '5.9.3'] = process.argv.slice(2)
const project = mkdtempSync(join(tmpdir(), 'openapi-client-'))
const run = (command, ...args) => execFileSync(command, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] })
const server = await startTestServer({ WORKERS: '1' })
try {
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(project, 'openapi.json'), await (await fetch(`${server.url}/openapi.json`)).text())
  run('npm', 'install', '--no-audit', '--no-fund', `@hey-api/openapi-ts@${generator}`, `typescript@${typescript}`)
  run('npx', '--no-install', 'openapi-ts', '--input', 'openapi.json', '--output', 'client')
  const key = await server.newKey('quiet-hour', { test: true })
  writeFileSync(
    join(project, 'use.ts'),
    `import { client } from './client/client.gen'
    import { completion, createSession, events, testEvent } from './client'
    import type { Completion, EventPage, GameCompleted, Problem, Results } from './client'
    client.setConfig({ baseUrl: '${server.url}', auth: () => '${key}' })
    const session = await createSession({ body: { language: 'ger' } })
    const made = await testEvent({ body: { type: 'game.completed' } })
    const page: EventPage | undefined = (await events({ query: { limit: '10' } })).data
    const event = page?.events.find(({ id }) => id === made.data?.id)
    const confirmed = await completion({ path: { reference: event?.data.reference ?? '' } })
    const game: Completion | undefined = confirmed.data
    const refusal: Problem | undefined = (await completion({ path: { reference: 'rf_' + '0'.repeat(33) } })).error
    export const scoreOf = ({ risk_score }: Results): number => risk_score
    export const isTest = ({ type, data }: GameCompleted): boolean => type === 'game.completed' && data.test
    console.log(session.data?.secret.length, confirmed.data?.reference === event?.data.reference, game?.duration.toFixed(), refusal?.code)`,
  )
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        outDir: 'out',
        types: [],
        skipLibCheck: false,
      },
      files: ['use.ts'],
    }),
  )
  run('npx', '--no-install', 'tsc')
  must(true, 'the generated client has the types of our bodies by their names, and compiles under strict rules')
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(project, 'out/use.js')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: join(project, 'use.mjs'),
  })
  const { stdout } = await promisify(execFile)(process.execPath, [join(project, 'use.mjs')])
  must(/^36 true \d+ not_found/.test(stdout), 'the generated client makes a session, confirms a completed game, and names a refusal')
} finally {
  await server.close()
  rmSync(project, { recursive: true, force: true })
}
