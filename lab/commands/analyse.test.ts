import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../server/cli/main.ts'
import { readReferenceCases } from '../../server/testing/reference-cases.ts'

let folder: string
let output: string[]
let err: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gamalyze-analyse-'))
  output = []
  err = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const analyse = (text: string): Promise<number> => {
  const file = join(folder, 'draws.json')
  writeFileSync(file, text)
  return runCommand(['analyse', file], { out: (line) => output.push(line), err: (line) => err.push(line), env: {} })
}

describe('analyse', () => {
  it('prints the posterior of a file as JSON', async () => {
    const [each] = readReferenceCases()
    expect(await analyse(JSON.stringify(each))).toBe(0)
    const report = JSON.parse(output.join(''))
    expect(Object.keys(report)).toEqual(['arew', 'apun', 'k', 'betaF', 'betaP', 'effective_persistence', 'log_evidence'])
    expect(Object.keys(report.arew)).toEqual(['mean', 'sd', 'low', 'high'])
    expect(report.effective_persistence).toBeCloseTo(each?.effective_persistence_mean ?? 0, 0)
  })

  it.each(['', 'not JSON', '{"payscale":0,"draws":[{"choice":1,"outcome":1}]}', '{"payscale":1,"draws":[{"choice":1,"outcome":NaN}]}'])(
    'reports an error code for %j',
    async (text) => {
      expect(await analyse(text)).toBe(1)
      expect(err.join('')).toMatch(/\/errors\/invalid$/)
      expect(output).toEqual([])
    },
  )

  it('reports a missing file', async () => {
    expect(await runCommand(['analyse', join(folder, 'none.json')], { out: () => {}, err: (line) => err.push(line), env: {} })).toBe(1)
    expect(err.join('')).toMatch(/none\.json cannot be read: .*\/errors\/not_found$/)
  })
})
