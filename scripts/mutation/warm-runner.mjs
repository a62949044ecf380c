import { appendFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { inject, TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'

/** A test without a mutant now and then shows that the mutants before it left nothing behind that fails tests. */
const cleanEvery = 10

/** The ids with clean runs (`undefined`) before them, between them and at the end. */
const withCleanRuns = (ids) => [...ids.flatMap((id, place) => (place % cleanEvery === 0 ? [undefined, id] : [id])), undefined]

/** Where Stryker's changed code looks which mutant is active. */
const mutantsOf = (namespace) => {
  globalThis[namespace] ??= {}
  return globalThis[namespace]
}

/** Of the clock that no test replaces. */
const { now } = Date

/** How long, ms, the process could not run until now, for a machine that was busy elsewhere, asleep or stopped. */
const measureStalls = () => {
  const beat = 100
  let stalled = 0
  let time = now()
  let cpu = process.cpuUsage()
  const count = () => {
    const { user, system } = process.cpuUsage(cpu)
    stalled += Math.max(0, now() - time - beat - (user + system) / 1000)
    time = now()
    cpu = process.cpuUsage()
    return stalled
  }
  setInterval(count, beat).unref()
  return count
}

const nameOf = (task) => (task.suite ? `${nameOf(task.suite)} ${task.name}` : task.name)

/**
 * Runs one test file for many mutants in one process, so that browser, modules and React are loaded once: each test is repeated with one
 * mutant after the other active. Mutants of code that runs while a module loads follow, with all modules of the tree evaluated anew.
 * What it finds is written to a file line by line, as a mutant may hang or end the process (`judge-warm.mjs` reads it).
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
  #stalls = measureStalls()
  #stalledBefore = 0
  #isDone = true

  #note(...words) {
    appendFileSync(this.#plan.log, `${JSON.stringify(words)}\n`)
  }

  #activate(mutant) {
    this.#mutant = mutant
    this.#stalledBefore = this.#stalls()
    this.#mutants.activeMutant = mutant
    this.#mutants.hitCount = 0
    this.#mutants.hitLimit = mutant && this.#plan.hitLimits[mutant]
  }

  async onCollected(files) {
    // Set up for machines under load, where a mutant that keeps something from coming would be waited for a hundred times.
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
    this.#skips = this.#broken || this.#killed.has(mutant)
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
    // Thousands of tries of one test: what they threw is not kept.
    test.result.errors = undefined
    test.result.attempts = []
    if (!this.#skips) this.#result(failed, nameOf(test))
    this.#activate(undefined)
  }

  #result(failed, test) {
    const mutant = this.#mutant
    // What may have failed for want of time is no result, and is tried again.
    if (failed && this.#stalls() - this.#stalledBefore > this.#plan.wait / 5) {
      this.#isDone = false
      return
    }
    this.#note(failed ? 'fail' : 'pass', mutant ?? null, test)
    if (failed && mutant) this.#killed.add(mutant)
    if (failed && !mutant) this.#broken = true
  }

  async onAfterRunFiles(files) {
    await super.onAfterRunFiles(files)
    if (this.#atLoad) return
    this.#atLoad = true
    for (const mutant of this.#plan.atLoad.length > 0 ? withCleanRuns(this.#plan.atLoad) : []) {
      if (this.#broken) return
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
