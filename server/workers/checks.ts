import { createHash } from 'node:crypto'
import { ProblemError } from '../errors/problem.ts'
import type { OperatorOptions } from '../operators/load-operator.ts'
import { hashFiles, type OperatorFiles } from '../operators/operator-files.ts'
import type { Paper } from '../report/paper.ts'
import type { work } from './check-worker.ts'
import { openWorkers, type PoolOptions, WorkerDied } from './workers.ts'

type Work = typeof work
type Result<Name extends keyof Work> = Promise<Awaited<ReturnType<Work[Name]>>>

/** What members and strangers send, checked and drawn in a process of its own, once each. Throws `unavailable` when it takes long or many wait. */
export type Checks = ReturnType<typeof openChecks>

/** ms for a check; a label of the largest size takes some hundred on an idle machine */
const usualLimit = 5000
/** Maximum number of cached results; the least recently used are dropped. */
const mostKept = 300
/** ms for which content that took too long is refused at once */
const refusedFor = 60_000
/** Checks that an operator may wait for at a time. */
const mostWaiting = 8

/** The process starts with the first check. */
export const openChecks = ({ limit = usualLimit, ...options }: Pick<PoolOptions, 'limit' | 'script' | 'onDeath'> = {}) => {
  const script = new URL('./check-worker.ts', import.meta.url)
  const pool = openWorkers<Work>(1, { script, lazy: true, tries: 2, limit, ...options })
  const cache = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, number>()

  const start = async <T>(operator: string, task: () => Promise<T>): Promise<T> => {
    const waitingBefore = waiting.get(operator) ?? 0
    if (waitingBefore >= mostWaiting) throw new ProblemError('unavailable', 'too many checks are waiting: retry as Retry-After says', 1)
    waiting.set(operator, waitingBefore + 1)
    try {
      return await task()
    } finally {
      const remaining = (waiting.get(operator) ?? 1) - 1
      if (remaining > 0) waiting.set(operator, remaining)
      else waiting.delete(operator)
    }
  }

  /** Runs a task once for each content, of which `content` is a description without the bytes. */
  const runOnce = <Name extends keyof Work>(
    operator: string,
    name: Name,
    content: unknown,
    task: Parameters<Work[Name]>[0],
  ): Result<Name> => doOnce(operator, name, content, () => pool.run(name, task) as Result<Name>)

  const doOnce = <T>(operator: string, name: keyof Work | 'archive', content: unknown, task: () => Promise<T>): Promise<T> => {
    const key = createHash('sha256')
      .update(JSON.stringify([name, operator, content]))
      .digest('base64url')
    const cached = cache.get(key) as Promise<T> | undefined
    const result = cached ?? start(operator, task).catch((error: unknown) => refuse(key, error))
    // A Map keeps insertion order: inserting again makes an entry the most recently used.
    cache.delete(key)
    cache.set(key, result)
    const [oldest] = cache.keys()
    if (cache.size > mostKept && oldest !== undefined) cache.delete(oldest)
    // Large results such as pictures and archives would fill the memory.
    if (name === 'images' || name === 'archive') result.then(() => cache.delete(key)).catch(() => {})
    return result
  }

  const refuse = (key: string, error: unknown): never => {
    if (!(error instanceof WorkerDied)) {
      cache.delete(key)
      throw error
    }
    setTimeout(() => cache.delete(key), refusedFor).unref()
    throw new ProblemError('unavailable', 'the check took too long: retry as Retry-After says', refusedFor / 1000)
  }

  const archive = async (papers: readonly Paper[], texts: Record<string, string>): Promise<Uint8Array> => {
    const files: Record<string, Uint8Array> = {}
    for (const [name, text] of Object.entries(texts)) files[name] = Buffer.from(text)
    for (const paper of papers) files[`${paper.fileName}.pdf`] = await pool.run('print', paper)
    return pool.run('zip', files)
  }

  const pathsOf = (files: OperatorFiles) => Object.entries(hashFiles(files).paths).sort()
  /** Of what is described whole by what the worker gets. */
  const ofTask =
    <Name extends keyof Work>(name: Name) =>
    (operator: string, task: Parameters<Work[Name]>[0]): Result<Name> =>
      runOnce(operator, name, task, task)
  return {
    /** Checks the files of a label, and makes what the console shows of them. The options are the same for all checks of a process. */
    operator: (operator: string, files: OperatorFiles, options: OperatorOptions) =>
      runOnce(operator, 'operator', pathsOf(files), { id: operator, files, options }),
    /** Checks images and draws them anew; or the first that is refused, and why. */
    images: (operator: string, files: OperatorFiles) => runOnce(operator, 'images', pathsOf(files), files),
    text: ofTask('text'),
    /** Makes a label anew from one colour; undefined where its operator.json cannot be read. */
    recolour: ofTask('recolour'),
    create: ofTask('create'),
    /** Draws an operator's marks for mails; `images` of the same names must have the same bytes. */
    marks: (operator: string, of: Parameters<Work['marks']>[0]) => runOnce(operator, 'marks', [of.logos, of.ground], of),
    /** Draws what is shown of a link to an operator's test; `version` tells one logo from another. */
    shareImage: (operator: string, of: Parameters<Work['shareImage']>[0], version: string) =>
      runOnce(operator, 'shareImage', [of.ground, of.cards, version], of),
    /** Puts texts and papers as PDF into a zip file: prints a paper at a time, so that other checks come in between. */
    archive: (operator: string, papers: readonly Paper[], files: Record<string, string>): Promise<Uint8Array> =>
      doOnce(operator, 'archive', [papers, files], () => archive(papers, files)),
    close: pool.close,
  }
}
