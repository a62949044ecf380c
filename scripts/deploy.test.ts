import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { defaultTimeouts } from '../server/http/create-app.ts'
import { readConfig } from '../server/process/config.ts'
import { environmentNames, secretNames } from '../server/process/settings.ts'
import { newFolder } from '../server/testing/new-folder.ts'
import { startTestServer, type TestServer, testIdKey } from '../server/testing/test-server.ts'
import { copiedPaths, readStages } from './dockerfile.ts'

const read = (name: string): string => readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')

describe('alert rules', () => {
  type Rule = { alert: string; expr: string; for?: string; labels: { severity: string }; annotations: { summary: string; action: string } }
  const { groups }: { groups: { name: string; rules: Rule[] }[] } = parse(read('alerts.yaml'))
  const rules = groups.flatMap((group) => group.rules)

  /** Nodes of an expression by their grammar names; `⚠` marks syntax errors. */
  const partsOf = (expr: string): [string, string][] => {
    const parts: [string, string][] = []
    parser.parse(expr).iterate({ enter: ({ name, from, to }) => void parts.push([name, expr.slice(from, to)]) })
    return parts
  }
  const all = (expr: string, name: string) => partsOf(expr).flatMap(([part, text]) => (part === name ? [text] : []))

  const backups = newFolder()
  let server: TestServer
  let text: string
  beforeAll(async () => {
    server = await startTestServer({ BACKUP_DIR: backups })
    text = String((await server.call('GET', '/metrics')).body)
  })
  afterAll(() => server?.close())

  test('each has a unique name, says what is wrong and what to do, and has a valid Prometheus duration', () => {
    expect(rules.length).toBeGreaterThan(8)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(Object.keys(rule).filter((key) => !['alert', 'expr', 'for', 'labels', 'annotations'].includes(key))).toEqual([])
      expect(rule.alert).toMatch(/^[A-Za-z]+$/)
      expect(rule.for ?? '1m').toMatch(/^\d+(s|m|h|d)$/)
      expect(['page', 'ticket']).toContain(rule.labels.severity)
      expect([rule.annotations.summary, rule.annotations.action].every((words) => words.length > 20)).toBe(true)
    }
  })

  test('the expression parser rejects a broken one', () => {
    expect(all('sum(rate(x[5m])', '⚠').length).toBeGreaterThan(0)
  })

  type Panel = { title: string; targets: { expr: string }[] }
  const { panels }: { panels: Panel[] } = JSON.parse(read('dashboard.json'))
  const shown = panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ alert: title, expr: expr.replaceAll('$__rate_interval', '5m') })),
  )

  /** `npm run soak -- alerts` reads Caddy's. */
  const ofProxies = ['caddy_http_request_errors_total', 'caddy_http_requests_total', 'nginx_http_response_count_total']

  test.each([...rules, ...shown])('$alert is an expression over metrics that exist', ({ expr }) => {
    expect(all(expr, '⚠')).toEqual([])
    const metrics = all(expr, 'VectorSelector').map((selector) => selector.split('{')[0] ?? '')
    expect(metrics).not.toEqual([])
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => `${name}${end}`) : [name],
    )
    for (const metric of metrics) expect(['up', ...ofProxies, ...names]).toContain(metric)
    for (const [, label, value] of expr.matchAll(/(part|kind|state|route)="([^"]+)"/g))
      expect(label === 'route' ? String(readFileSync('contract/addresses.ts')) : text).toContain(
        label === 'route' ? value?.replace('/api/v1', '') : `${label}="${value}"`,
      )
  })
})

describe('containers', () => {
  type Service = {
    image: string
    read_only?: boolean
    cap_drop?: string[]
    mem_limit?: string
    pids_limit?: number
    environment: Record<string, string>
  }
  const { services }: { services: Record<string, Service> } = parse(read('compose.yaml'), { merge: true })
  const images = [
    ...Object.values(services).map(({ image }) => image),
    ...[...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? ''),
  ]

  test('every image has an exact tag', () => {
    expect(images.length).toBeGreaterThan(4)
    for (const image of images) expect(image).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z-]+)?(@sha256:[0-9a-f]{64})?$/)
  })

  test('ruling 63: no package runs a script while the image is built', () => {
    const npm = readStages().flatMap((stage) => stage.filter(({ value }) => /npm (ci|prune|install)/.test(value)))
    expect(npm.length).toBeGreaterThan(1)
    for (const { value } of npm) expect(value).toContain('--ignore-scripts')
  })

  test.each(Object.entries(services))('%s has a read-only root, only the capabilities listed, and limits', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], mem_limit: expect.any(String), pids_limit: expect.any(Number) })
  })

  test.each([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['worker', 'worker'],
    ['console', 'console'],
  ])('%s has settings the server accepts, and its role', (name, role) => {
    // One without a value is taken from the environment if it is set there.
    const written = Object.entries(services[name]?.environment ?? {}).filter(([, value]) => value !== null)
    const filled = written.map(([key, value]) => [
      key,
      String(value)
        .replaceAll(/\$\{(PUBLIC|CONSOLE)_URL[^}]*\}/g, 'https://$1.example')
        .replaceAll(/\$\{ID_KEY:\?[^}]*\}/g, testIdKey)
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll(/\$\{[^}]*\}/g, 'x')
        .replace(/^\/provider/, 'deploy/provider'),
    ])
    expect(readConfig(Object.fromEntries(filled))).toMatchObject({ role, retentionDays: 730, idKey: Buffer.from(testIdKey, 'base64') })
  })
})

test('the proxy closes a connection that carries nothing before a process does', () => {
  const seconds = [...read('Caddyfile').matchAll(/keepalive (\d+)s/g)].map(([, each]) => Number(each))
  expect(seconds).toHaveLength(1)
  expect(Math.max(...seconds) * 1000).toBeLessThan(defaultTimeouts.silenceMs)
})

test('the kustomization sets what is a setting, and says the same about the provider as provider.json', () => {
  type Part = { literals: string[] }
  const { configMapGenerator }: { configMapGenerator: Part[] } = parse(read('kubernetes/kustomization.yaml'))
  const pairs = configMapGenerator.flatMap(({ literals }) =>
    literals.map((literal) => [literal.replace(/=.*/s, ''), literal.replace(/^[^=]*=/, '')]),
  )
  const { 'provider.json': provider = '', ...settings } = Object.fromEntries(pairs) as Record<string, string>
  expect(Object.keys(JSON.parse(provider))).toEqual(Object.keys(JSON.parse(read('provider.json'))))
  expect([...environmentNames, ...secretNames.map((name) => `${name}_FILE`)]).toEqual(expect.arrayContaining(Object.keys(settings)))
})

test('every file of ours that the server imports or reads lies in what the Dockerfile copies', () => {
  const copied = copiedPaths()
  const holds = (path: string): boolean => copied.some((each) => path === each || path.startsWith(`${each}/`))
  const root = new URL('../', import.meta.url)
  const sources = readdirSync(new URL('server/', root), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.test(-d)?\.ts$|^testing/.test(path),
  )
  expect(sources.length).toBeGreaterThan(300)
  const missing = sources.flatMap((path) => {
    const file = new URL(`server/${path}`, root)
    const named = readFileSync(file, 'utf8').matchAll(/(?:from |import\(|new URL\(|import )['"`](\.[^'"`$]+)['"`]/g)
    return [...named].flatMap(([, to = '']) => {
      const target = new URL(to, file).pathname.slice(root.pathname.length)
      // The command line looks whether it is there.
      return holds(target.replace(/\/$/, '')) || target === 'lab/commands/' ? [] : [`${path} → ${target}`]
    })
  })
  expect(missing).toEqual([])
})

test('a command of lab/ says in the image that it runs from a clone', () => {
  const image = newFolder(onTestFinished)
  for (const path of [...copiedPaths(), 'node_modules']) {
    mkdirSync(dirname(join(image, path)), { recursive: true })
    if (!existsSync(join(image, path))) symlinkSync(resolve(path), join(image, path))
  }
  const args = ['--preserve-symlinks', '--preserve-symlinks-main', join(image, 'server/cli/main.ts'), 'texts']
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '"texts" runs only from a clone of the repository: the image has no lab/.\n',
  })
})

test('the systemd unit takes either role from its settings, with limits and a read-only system', () => {
  const unit = read('gamalyze@.service')
  for (const line of ['EnvironmentFile=-/etc/gamalyze/%i.env', 'ProtectSystem=strict', 'NoNewPrivileges=yes', 'CapabilityBoundingSet='])
    expect(unit.split('\n')).toContain(line)
  for (const limit of [/^MemoryMax=\d+M$/m, /^TasksMax=\d+$/m]) expect(unit).toMatch(limit)
})
