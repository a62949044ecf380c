import type { Jobs, SetAside } from '../../jobs/jobs.ts'
import { fingerprintOf, hashSecret } from '../../keys/secrets.ts'
import { isoTime } from '../../process/time.ts'
import { openStoreWithJobs } from '../../store/open-store.ts'
import { action, type Call } from '../command.ts'
import { refuse, usageError } from '../command-error.ts'
import { nameDatabase } from '../with-store.ts'

/** Prints the jobs whose game has this fingerprint, after `change`; a game's uid would open its report. Returns how many there are. */
const changeJobs = async (io: Call, which: string, change: (jobs: Jobs, job: SetAside) => Promise<unknown>): Promise<number> => {
  const { store, jobs } = await openStoreWithJobs(nameDatabase(io), { clock: Date.now, report: () => {}, beside: true, warn: io.err })
  try {
    const jobsSetAside = (await jobs.listSetAside()).map((job) => ({ ...job, hash: hashSecret(job.key) }))
    const chosenJobs = jobsSetAside.filter(({ hash }) => which === 'all' || hash.startsWith(which))
    for (const job of chosenJobs) {
      await change(jobs, job)
      const line = { kind: job.kind, game: fingerprintOf(job.hash), reason: job.reason, at: isoTime(job.at) }
      io.print(line, Object.values(line).join('  '))
    }
    return chosenJobs.length
  } finally {
    await jobs.close()
    await store.close()
  }
}

const changing = (about: string, change: (jobs: Jobs, job: SetAside) => Promise<unknown>) =>
  action({
    arguments: { which: { value: '<fingerprint | all>', required: true } },
    about,
    run: async ({ which }, io) => {
      if (!/^(all|[0-9a-f]{6,64})$/.test(which)) throw usageError('Give a fingerprint, or all.')
      if ((await changeJobs(io, which, change)) === 0) return refuse(io, 'No failed job has that fingerprint: see jobs list.')
      return 0
    },
  })

/** Lists, retries and drops jobs that were set aside. */
export const actions = {
  list: action({
    about: 'lists jobs that failed three times, with the reason; games are shown by the start of their fingerprint',
    run: async (_, io) => {
      if ((await changeJobs(io, 'all', async () => {})) === 0) io.err('No job has failed.')
    },
  }),
  retry: changing('puts a job back in the queue', (jobs, { kind, key }) => jobs.retry(kind, key)),
  drop: changing('discards a job', (jobs, { kind, key }) => jobs.drop(kind, key)),
}
