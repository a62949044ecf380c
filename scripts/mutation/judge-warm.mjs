import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { readTries } from './read-tries.mjs'
import { watchSilence } from './silence.mjs'

/** As in Stryker: a mutant hit a hundred times as often as in the dry run is in an infinite loop. */
const hitFactor = 100
/** Seconds without a new line after which a run counts as hanging. */
const silence = 120
/** Timeouts of a test, and of its waits, once everything is loaded, ms. */
const patience = { test: 15_000, wait: 5_000 }
/** Most runs of one test file: each settles at least one mutant left uncertain by the previous run. */
const mostRounds = 30

/** For each test file in the dry run: mutants hit in each test and during module load, with hit counts, and its duration. */
const readDryRun = (ctx) =>
  ctx.state.getFiles().map(({ filepath, meta, result }) => {
    const { perTest = {}, static: atLoad = {} } = meta.mutantCoverage ?? {}
    const inTests = Object.entries(perTest).map(([id, mutants]) => [id.slice(id.indexOf('#') + 1), mutants])
    return { path: filepath, inTests, atLoad, duration: result?.duration ?? 0 }
  })

/** Vitest's settings while mutants are judged warm. */
const warmSettings = ({ setupFiles, expect }) => ({
  // From Stryker's copy of the tree, as Vite serves nothing outside it.
  runner: resolve('scripts/mutation/warm-runner.mjs'),
  setupFiles: setupFiles.filter((file) => !file.includes('stryker-setup')),
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { ...expect, poll: { ...expect?.poll, timeout: patience.wait } },
  testNamePattern: undefined,
  related: undefined,
  bail: 0,
})

/** Does `work` with these settings, and restores the previous ones. */
const withWarmSettings = async (ctx, work) => {
  const before = [ctx, ...ctx.projects].map(({ config }) => {
    const settings = warmSettings(config)
    const kept = Object.fromEntries(Object.keys(settings).map((name) => [name, config[name]]))
    Object.assign(config, settings)
    return [config, kept]
  })
  try {
    await work()
  } finally {
    for (const [config, kept] of before) Object.assign(config, kept)
  }
}

/** One run of a test file; killed when it falls silent. */
const run = async (ctx, path, plan) => {
  ctx.provide('warmPlan', plan)
  ctx.state.filesMap.clear()
  const hangs = watchSilence(silence)
  const watch = setInterval(() => {
    if (!hangs(existsSync(plan.log) ? statSync(plan.log).size : 0)) return
    // The second call terminates the worker instead of asking it to stop.
    ctx.cancelCurrentRun('test-failure')
    ctx.cancelCurrentRun('test-failure')
  }, 1000)
  await ctx.start([path]).catch(() => {})
  clearInterval(watch)
  const text = existsSync(plan.log) ? readFileSync(plan.log, 'utf8') : ''
  return readTries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  )
}

/**
 * Judges all covered mutants, each test file in one process (`warm-runner.mjs`): a mutant then costs only its tests' time, without loading the
 * app and the simulated browser. Fast files come first, and a killed mutant is not tried again.
 * Resolves to `{ status, by }` for each mutant: `killed` by a test, `timeout`, or `survived`. Mutants that no run could judge are left out.
 */
export const judgeWarm = async (ctx) => {
  const verdicts = new Map()
  const files = readDryRun(ctx).sort((one, other) => one.duration - other.duration)
  const loaded = new Set(files.flatMap(({ atLoad }) => Object.keys(atLoad)))
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  let runs = 0

  const isOpen = (mutant) => [undefined, 'survived'].includes(verdicts.get(mutant)?.status)

  /** Runs a file until its tests have tried all open mutants of `inTests`, and its modules have been loaded with each of `atLoad`. */
  const judge = async (path, inTests, atLoad) => {
    const passed = new Set()
    const isLeft = (mutant, test) => isOpen(mutant) && !passed.has(`${mutant} ${test}`)
    let first = []
    for (let round = 0; round < mostRounds; round++) {
      const hitLimits = {}
      const left = inTests.flatMap(([test, mutants]) => {
        const ids = Object.keys(mutants).filter((mutant) => !loaded.has(mutant) && isLeft(mutant, test))
        for (const id of ids) hitLimits[id] = Math.max(hitLimits[id] ?? 0, mutants[id] * hitFactor)
        // Uncertain mutants come first, so that none runs before them.
        return ids.length > 0 ? [[test, ids.sort((one, other) => first.indexOf(other) - first.indexOf(one))]] : []
      })
      const log = join(folder, String(runs++))
      const plan = {
        log,
        inTests: Object.fromEntries(left),
        atLoad: atLoad.filter((mutant) => isLeft(mutant, 'load')),
        hitLimits,
        wait: patience.wait,
      }
      if (left.length + plan.atLoad.length === 0) return
      const found = await run(ctx, path, plan)
      for (const [mutant, test] of found.killed) {
        verdicts.set(mutant, { status: 'killed', by: test === 'load' ? undefined : `${relative(process.cwd(), path)}#${test}` })
      }
      if (found.hanging) verdicts.set(found.hanging, { status: 'timeout' })
      for (const [mutant, test] of found.passed) {
        passed.add(`${mutant} ${test}`)
        if (!verdicts.has(mutant)) verdicts.set(mutant, { status: 'survived' })
      }
      if (found.ended || found.killed.size + found.passed.length === 0) return
      first = found.uncertain
    }
  }

  const judgeFile = async ({ path, inTests, atLoad }) => {
    await judge(path, inTests, Object.keys(atLoad))
    // A mutant that a file hits once may be in a module loaded on demand, which no second test loads again.
    const hits = {}
    for (const [, mutants] of inTests) for (const [mutant, count] of Object.entries(mutants)) hits[mutant] = (hits[mutant] ?? 0) + count
    await judge(
      path,
      [],
      Object.keys(hits).filter((mutant) => hits[mutant] === 1 && isOpen(mutant)),
    )
  }

  await withWarmSettings(ctx, async () => {
    for (const file of files) await judgeFile(file)
  })
  rmSync(folder, { recursive: true, force: true })
  return verdicts
}
