import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { researchVolunteers } from '../analysis/reference/research-volunteers.ts'
import { openAnalysis } from '../game/analysis.ts'
import type { Document } from '../report/compiler.ts'
import { openReports } from '../report/reports.ts'
import { openWorkers } from './workers.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamalyze-workers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A worker of this source; `died` is a file of its own. */
const script = (name: string, source: string): URL => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
const died = ${JSON.stringify(join(folder, `${name}-died`))}
${source}`,
  )
  return pathToFileURL(file)
}

test('a process that dies in the middle of its work is replaced, and the work is done all the same', async () => {
  const dies = "export function pdf() { if (existsSync(died)) return new Uint8Array([1]); writeFileSync(died, ''); process.exit(1) }"
  const lines: string[] = []
  const workers = openWorkers(1, { script: script('dies', dies), report: (line) => lines.push(line) })
  const reports = openReports(workers)
  const set = await Promise.all([1, 2, 3].map(() => reports.pdf({} as Document)))
  expect(set).toEqual([1, 2, 3].map(() => new Uint8Array([1])))
  expect(existsSync(join(folder, 'dies-died'))).toBe(true)
  await workers.close()
  expect(lines).toEqual(['a worker died over a task'])
})

test('a process that dies while nobody needs it is replaced', async () => {
  const lines: string[] = []
  const idle = script('idle', 'export function pdf() { setTimeout(() => process.exit(1), 20); return new Uint8Array([process.pid]) }')
  const workers = openWorkers(1, { script: idle, report: (line) => lines.push(line) })
  const reports = openReports(workers)
  for (let deaths = 1; deaths <= 3; deaths += 1) {
    expect(await reports.pdf({} as Document)).toHaveLength(1)
    await expect.poll(() => lines, { timeout: 10_000 }).toEqual(Array(deaths).fill('a worker died while it had nothing to do'))
  }
  await workers.close()
})

test('work that always ends its process fails, and the next is done', async () => {
  const workers = openWorkers(1, {
    script: script('poison', 'export function pdf({ data }) { if (data) process.exit(1); return new Uint8Array() }'),
  })
  const reports = openReports(workers)
  await expect(reports.pdf({ data: {} } as Document)).rejects.toThrow('exited')
  expect(await reports.pdf({} as Document)).toHaveLength(0)
  await workers.close()
})

test('what the analysis refuses keeps its code', async () => {
  const refuses = "export function analyse() { throw Object.assign(new Error('one deck'), { name: 'AnalysisError', code: 'single_deck' }) }"
  const workers = openWorkers(1, { script: script('refuses', refuses) })
  const refused = openAnalysis(workers).analyse({ rewardStructureId: 0, draws: [], popups: [] }, {} as never)
  await expect(refused).rejects.toMatchObject({ name: 'ProblemError', code: 'single_deck' })
  await workers.close()
})

test('what the analysis refuses keeps its code after a process died over it, too', async () => {
  const refuses = `export function analyse() {
    if (existsSync(died)) throw Object.assign(new Error('one deck'), { name: 'AnalysisError', code: 'single_deck' })
    writeFileSync(died, '')
    process.exit(1)
  }`
  const workers = openWorkers(1, { script: script('refuses-later', refuses) })
  const refused = openAnalysis(workers).analyse({ rewardStructureId: 0, draws: [], popups: [] }, {} as never)
  await expect(refused).rejects.toMatchObject({ name: 'ProblemError', code: 'single_deck' })
  await workers.close()
})

test('a full line turns away, each line for itself', async () => {
  const workers = openWorkers(1, {
    script: script('slow', 'export const pdf = () => new Promise((done) => setTimeout(done, 50, new Uint8Array()))'),
  })
  const [short, other] = [workers.line(2, 'too many'), workers.line(1, 'never')]
  const asked = [1, 2, 3].map(() => short.run('pdf', {} as Document))
  const beside = other.run('pdf', {} as Document)
  expect([short.length(), other.length()]).toEqual([2, 1])
  await expect(asked[2]).rejects.toMatchObject({ code: 'unavailable', message: 'too many', retryAfter: 2 })
  await Promise.all([asked[0], asked[1], beside])
  expect([short.length(), other.length()]).toEqual([0, 0])
  await workers.close()
})

test.runIf(process.platform === 'linux')('a process stands back with all its threads and knows no settings', async () => {
  process.env.SMTP_URL = 'smtps://user:hidden@mail.example'
  const workers = openWorkers(1)
  const refused = openAnalysis(workers).analyse({ rewardStructureId: 0, draws: [], popups: [] }, researchVolunteers)
  await expect(refused).rejects.toMatchObject({ name: 'ProblemError', code: 'not_complete' })
  const child = `/proc/${readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim()}`
  expect(readFileSync(`${child}/environ`, 'utf8')).not.toContain('hidden')
  const policies = readdirSync(`${child}/task`).map((thread) => {
    // proc_pid_stat(5): fields after the name in brackets begin with the third; the 41st is the policy.
    const fields = readFileSync(`${child}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')
    return Number(fields?.[41 - 3])
  })
  const idle = 5
  expect(policies.length).toBeGreaterThan(1)
  expect(new Set(policies)).toEqual(new Set([idle]))
  await workers.close()
  delete process.env.SMTP_URL
})
