import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Job, type JobKind, type Jobs, maxAttempts, type NewJob } from '../jobs/jobs.ts'
import type { Connection } from '../store/store.ts'
import { addJob, change } from '../store/work.ts'

/** The contract of the job queue for both engines ("Second round" of the design). `open` gives a database without jobs. */
export const jobsContract = (name: string, open: () => Promise<Connection>): void => {
  describe(name, () => {
    let connection: Connection
    let jobs: Jobs
    beforeAll(async () => {
      connection = await open()
      jobs = await connection.openJobs({
        clock: Date.now,
        snapshotAge: 0,
        report: (error) => {
          throw error
        },
      })
    })
    afterAll(async () => {
      await jobs.close()
      await connection.engine.close()
    })

    const kind: JobKind = 'analysis'
    const newJob = (network = '', more: Partial<NewJob> = {}): NewJob => ({ kind, key: randomUUID(), network, data: { a: 1 }, ...more })
    const add = (job: NewJob) => connection.engine.transact(() => addJob(job))
    const drain = async () => {
      for (let job = await jobs.take(kind); job; job = await jobs.take(kind)) await jobs.done(job)
    }
    const taken = async (skip?: string): Promise<Job> => {
      const job = await jobs.take(kind, skip)
      if (!job) throw new Error('nothing waits')
      return job
    }

    test('gives jobs in the order in which they were added, with their data', async () => {
      const added = [newJob(), newJob(), newJob()]
      for (const job of added) expect(await add(job)).toBe(true)
      const given = [await taken(), await taken(), await taken()]
      expect(given.map(({ key }) => key)).toEqual(added.map(({ key }) => key))
      expect(given[0]).toMatchObject({ kind, network: '', data: { a: 1 }, attempt: 1 })
      expect(await jobs.take(kind)).toBeUndefined()
      for (const job of given) await jobs.done(job)
      expect(await jobs.position(kind, added[0]?.key ?? '')).toBeUndefined()
    })

    test('keeps one job per key, waiting or running', async () => {
      const job = newJob()
      expect({ first: await add(job), again: await add(job) }).toEqual({ first: true, again: false })
      const given = await taken()
      expect(await add(job)).toBe(false)
      expect(await jobs.take(kind)).toBeUndefined()
      await jobs.done(given)
      expect(await add(job)).toBe(true)
      await drain()
    })

    test('drops a job whose transaction failed', async () => {
      const failing = connection.engine.transact(function* () {
        yield* addJob(newJob())
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await jobs.take(kind)).toBeUndefined()
    })

    test('skips a network while others wait', async () => {
      for (const network of ['x', 'x', 'y']) await add(newJob(network))
      const order = [await taken(), await taken('x'), await taken('y')]
      expect(order.map(({ network }) => network)).toEqual(['x', 'y', 'x'])
      for (const job of order) await jobs.done(job)
      await add(newJob('x'))
      await jobs.done(await taken('x'))
    })

    test('reports the position of a job', async () => {
      const added = [newJob(), newJob(), newJob()]
      for (const job of added) await add(job)
      const first = await taken()
      const places = await Promise.all(added.map(({ key }) => jobs.position(kind, key)))
      expect(places).toMatchObject([
        { state: 'active', ahead: 0 },
        { state: 'waiting', ahead: 1 },
        { state: 'waiting', ahead: 2 },
      ])
      expect(await jobs.counts(kind)).toMatchObject({ waiting: 2, active: 1 })
      await jobs.done(first)
      expect(await jobs.position(kind, added[2]?.key ?? '')).toMatchObject({ ahead: 1 })
      await drain()
      expect(await jobs.position(kind, 'unknown')).toBeUndefined()
    })

    test('tries a job three times before others, then sets it aside with its reason; requeued, it is tried again', async () => {
      const job = newJob()
      await add(job)
      await add(newJob())
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const given = await taken()
        expect(given).toMatchObject({ key: job.key, attempt })
        await jobs.fail(given, 'poisoned')
      }
      expect(await jobs.position(kind, job.key)).toEqual({ state: 'failed', reason: 'poisoned', at: expect.any(Number) })
      expect((await jobs.counts(kind)).failed).toBe(1)
      expect(await jobs.listSetAside()).toMatchObject([{ kind, key: job.key, reason: 'poisoned' }])
      await jobs.done(await taken())
      expect(await jobs.retry(kind, job.key)).toBe(true)
      expect(await jobs.listSetAside()).toEqual([])
      expect(await jobs.position(kind, job.key)).toMatchObject({ state: 'waiting' })
      expect(await taken()).toMatchObject({ key: job.key, network: job.network, data: { a: 1 }, attempt: 1 })
    })

    test('deletes jobs that were set aside on request, or when they are old', async () => {
      await drain()
      const setAside = async (): Promise<string> => {
        const job = newJob()
        await add(job)
        for (let attempt = 1; attempt <= maxAttempts; attempt += 1) await jobs.fail(await taken(), 'poisoned')
        return job.key
      }
      const [dropped, old] = [await setAside(), await setAside()]
      expect(await jobs.drop(kind, dropped)).toBe(true)
      expect({ dropped: await jobs.drop(kind, dropped), retried: await jobs.retry(kind, dropped) }).toEqual({
        dropped: false,
        retried: false,
      })
      expect(await jobs.position(kind, dropped)).toBeUndefined()
      await connection.engine.transact(() => change(connection.engine.removals.setAsideBefore, { before: Date.now() - 60_000 }))
      expect(await jobs.listSetAside()).toMatchObject([{ key: old }])
      await connection.engine.transact(() => change(connection.engine.removals.setAsideBefore, { before: Date.now() + 60_000 }))
      expect(await jobs.listSetAside()).toEqual([])
    })

    test('keeps nothing of a document that finished or failed for good', async () => {
      const job = newJob('', { kind: 'document' })
      await add(job)
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const given = await jobs.take('document')
        if (given) await jobs.fail(given, 'poisoned')
      }
      expect(await jobs.position('document', job.key)).toBeUndefined()
      expect(await jobs.counts('document')).toEqual({ waiting: 0, active: 0, failed: 0 })
      expect(await jobs.listSetAside()).toEqual([])
    })
  })
}
