import { appendFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { inject, TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'

/** The ids with clean runs (`undefined`) interleaved: two before the first, as the very first also loads modules on demand, and one after each. */
const withCleanRuns = (ids) => [undefined, undefined, ...ids.flatMap((id) => [id, undefined])]

/** Where Stryker's instrumented code looks up the active mutant. */
const mutantsOf = (namespace) => {
  globalThis[namespace] ??= {}
  return globalThis[namespace]
}

/** The real clock, before any test fakes it. */
const { now } = Date

/** Counts how often the process did not run for a second because the machine was busy, asleep or suspended. */
const countStalls = () => {
  const beat = 100
  let stalls = 0
  let time = now()
  let cpu = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(cpu)
    if (now() - time - (user + system) / 1000 > beat + 1000) stalls += 1
    time = now()
    cpu = process.cpuUsage()
    return stalls
  }
  setInterval(look, beat).unref()
  return look
}

const nameOf = (task) => (task.suite ? `${nameOf(task.suite)} ${task.name}` : task.name)

/**
 * Runs one test file for many mutants in one process, so that browser, modules and React are loaded once: each test is repeated with one
 * mutant after the other active. Mutants in module-level code follow, with all modules of the tree evaluated again.
 * Results are written to a file line by line, as a mutant may hang or kill the process (`judge-warm.mjs` reads it).
 */
export default class WarmRunner extends TestRunner {
  #plan = inject('warmPlan')
  #mutants = mutantsOf(inject('globalNamespace'))
  #killed = new Set()
  #sequences = new Map()
  #mutant
  #atLoad = false
  #broken = false
  #skips = false
  #stalls = countStalls()
  #stallsBefore = 0
  /** A clean run is due: before a test's first mutant, and after a failure, which an earlier mutant's leftovers may have caused. */
  #doubts = true
  #isFirst = false
  #isDone = true

  #note(...words) {
    appendFileSync(this.#plan.log, `${JSON.stringify(words)}\n`)
  }

  #activate(mutant) {
    this.#mutant = mutant
    this.#stallsBefore = this.#stalls()
    this.#mutants.activeMutant = mutant
    this.#mutants.hitCount = 0
    this.#mutants.hitLimit = mutant && this.#plan.hitLimits[mutant]
  }

  async onCollected(files) {
    // The usual timeout allows for machines under load; with mutants that stop an element from appearing it would elapse a hundred times.
    if (typeof window !== 'undefined') (await import('@testing-library/react')).configure({ asyncUtilTimeout: this.#plan.wait })
    if (this.#atLoad) return
    const plan = (task) => {
      if (task.type === 'suite') {
        task.tasks.forEach(plan)
        return
      }
      const ids = this.#plan.inTests[nameOf(task)] ?? []
      if (ids.length === 0) task.mode = 'skip'
      else {
        const sequence = withCleanRuns(ids)
        this.#sequences.set(task.id, sequence)
        task.repeats = sequence.length - 1
      }
    }
    for (const file of files) file.tasks.forEach(plan)
  }

  onBeforeTryTask(test, options) {
    super.onBeforeTryTask(test, options)
    if (this.#atLoad) return
    const mutant = this.#sequences.get(test.id)[options.repeats]
    this.#isFirst = options.repeats === 0
    this.#doubts ||= this.#isFirst
    this.#skips = this.#broken || (mutant ? this.#killed.has(mutant) : !this.#doubts)
    this.#activate(this.#skips ? undefined : mutant)
    if (!this.#skips) this.#note('try', mutant ?? null, nameOf(test))
  }

  async runTask(test) {
    if (!this.#skips) await TestRunner.getTestFn(test)()
  }

  async onAfterRetryTask(test, options) {
    await super.onAfterRetryTask(test, options)
    const failed = test.result.state === 'fail'
    if (this.#atLoad) {
      // One failed test is enough.
      if (failed) this.cancelRun = true
      return
    }
    // One test is tried thousands of times, so errors are not kept.
    test.result.errors = undefined
    test.result.attempts = []
    if (!this.#skips) this.#result(failed, nameOf(test))
    this.#activate(undefined)
  }

  #result(failed, test) {
    const mutant = this.#mutant
    // A failure during a stall may be a timeout, so it does not count and is tried again.
    if (failed && this.#stalls() > this.#stallsBefore) {
      this.#isDone = false
      return
    }
    this.#doubts = failed
    if (failed && this.#isFirst) return
    this.#note(failed ? 'fail' : 'pass', mutant ?? null, test)
    if (failed && mutant) this.#killed.add(mutant)
    if (failed && !mutant) this.#broken = true
  }

  async onAfterRunFiles(files) {
    await super.onAfterRunFiles(files)
    if (this.#atLoad) return
    this.#atLoad = true
    this.#isFirst = false
    this.#doubts = this.#plan.atLoad.length > 0
    for (const mutant of withCleanRuns(this.#plan.atLoad)) {
      if (this.#broken) return
      if (!mutant && !this.#doubts) continue
      vi.resetModules()
      this.#activate(mutant)
      this.cancelRun = false
      this.#skips = false
      this.#note('try', mutant ?? null, 'load')
      const failed = await startTests([files[0].filepath], this).then(
        ([file]) => file.result?.state === 'fail' || this.cancelRun,
        () => true,
      )
      this.#result(failed, 'load')
    }
    this.#activate(undefined)
    if (this.#isDone && !this.#broken) this.#note('end')
  }
}
