// Lighthouse over four pages of the documentation, median of five: accessibility, best practices and search. Installs Lighthouse from the
// registry. Needs `npm run build`.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/browsers.ts'
import { must } from './must.ts'
import { ownPort, startProvider } from './start-provider.ts'

const version = process.argv[2] ?? '12.2.3'
const pages = ['/docs/', '/docs/quickstart', '/docs/errors/', '/docs/api/']
const runs = 5
const least = 0.95
const categories = ['accessibility', 'best-practices', 'seo']

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const server = await startProvider()
const browser = await chromium.launch({ ...headlessShellLaunch(), args: [`--remote-debugging-port=${ownPort + 1}`, '--no-sandbox'] })

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { id: string; score: number | null }> }

const measure = async (page: string): Promise<Report> => {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      `${server.url}${page}`,
      `--port=${ownPort + 1}`,
      `--only-categories=${categories.join()}`,
      '--output=json',
      '--quiet',
    ],
    { cwd: folder, maxBuffer: 100_000_000 },
  )
  return JSON.parse(stdout) as Report
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

try {
  await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`])
  for (const page of pages) {
    const reports: Report[] = []
    for (let count = 0; count < runs; count++) reports.push(await measure(page))
    for (const category of categories) {
      const score = median(reports.map((report) => report.categories[category]?.score ?? 0))
      const wrong = Object.values(reports[0]?.audits ?? {}).flatMap(({ id, score: each }) => (each !== null && each < 1 ? [id] : []))
      must(score >= least, `${page}: ${category} ${Math.round(score * 100)} of 100${wrong.length > 0 ? ` (${wrong.join(', ')})` : ''}`)
    }
  }
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
