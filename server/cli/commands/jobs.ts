import { parseArgs } from 'node:util'
import { fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import { openStoreWithJobs } from '../../store/open-store.ts'
import { misunderstood } from '../command-error.ts'
import type { Io } from '../main.ts'
import { nameDatabase } from '../with-store.ts'

export const usage = `jobs list                                lists what failed three times, with its reason; games by the start of their fingerprint
jobs retry | drop <fingerprint | all>    puts it back in the queue, or discards it`

/** Lists, retries and drops jobs that were set aside. A game is identified by a fingerprint: its uid would open its report. */
export const run = async (args: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
  const [action, which, ...rest] = positionals
  const valid =
    action === 'list' ? which === undefined : (action === 'retry' || action === 'drop') && /^(all|[0-9a-f]{6,64})$/.test(which ?? '')
  if (!valid || rest.length > 0) {
    // With words left over it stands there; otherwise it is missing, or none.
    throw misunderstood(['list', 'retry', 'drop'], action, action === 'list' ? {} : { 'A fingerprint, or all,': rest.length > 0 })
  }
  const { store, jobs } = await openStoreWithJobs(nameDatabase(io), { clock: Date.now, report: () => {}, beside: true, tell: io.err })
  try {
    const jobsSetAside = (await jobs.listSetAside()).map((job) => ({ ...job, hash: hashSecret(job.key) }))
    const chosenJobs = jobsSetAside.filter(({ hash }) => action === 'list' || which === 'all' || hash.startsWith(which ?? ''))
    for (const { kind, key, reason, at, hash } of chosenJobs) {
      if (action === 'retry') await jobs.retry(kind, key)
      if (action === 'drop') await jobs.drop(kind, key)
      const line = { kind, game: fingerprintOf(hash), reason, at: new Date(at).toISOString() }
      io.out(values.json ? JSON.stringify(line) : Object.values(line).join('  '))
    }
    if (action === 'list' && chosenJobs.length === 0) io.err('No job is set aside.')
    if (action !== 'list' && chosenJobs.length === 0) io.err('No job that was set aside has that fingerprint: see jobs list.')
    return action === 'list' || chosenJobs.length > 0 ? 0 : 1
  } finally {
    await jobs.close()
    await store.close()
  }
}
