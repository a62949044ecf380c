import { useEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { ApiError, codeOf } from '../../contract/call.ts'
import type { Waiting } from '../../contract/results.ts'
import { useServices, useSession } from '../services.ts'
import { isRegistered } from '../session/session.ts'
import { useStore } from '../use-store.ts'
import { type RefusalCode, refusalCode } from './connection.ts'
import { createResults, getResults } from './result-calls.ts'
import { once } from './use-results.ts'

/** A game's position in the queue: how many games are `ahead`, about how long they take, and the `most` that have been ahead. */
export type QueuePosition = Pick<Waiting, 'ahead' | 'seconds'> & { most: number }

/**
 * `sending`: draws are on their way. `waiting`: in the queue for its analysis, at `position`. `failed`: no answer yet; it is retried
 * automatically, and at once by `retry`. `single_deck`: refused by the 90 % rule. `refused`: refused permanently for another reason.
 */
export type AnalysisState = {
  status: 'sending' | 'waiting' | 'analysing' | 'ready' | 'single_deck' | 'failed' | 'refused'
  position?: QueuePosition
  code?: RefusalCode
  retry: () => void
}

/** Between two questions at least, ms. The server says how much later it wants the next one, and `request` waits that long. */
const pollInterval = 1000

/** Asks for the analysis once the outbox is empty, polls while it waits, keeps its numbers in the session and notifies the host. */
export const useAnalysis = (): AnalysisState => {
  const { session, outbox, host } = useServices()
  const sending = useStore(outbox)
  const state = useSession()
  const { uid, journal, single_deck } = state
  const allSent = isRegistered(state) && journal.sent >= journal.entries.length
  const [most, setMost] = useState(0)
  const { mutate: put } = useSWRConfig()
  const { data, error, isValidating, mutate } = useSWR(
    allSent && !single_deck ? ['analysis', uid] : null,
    async () => {
      const reply = await outbox
        .withAccess(() => createResults(uid))
        .catch((error: unknown) => {
          if (codeOf(error) === 'single_deck' && session.get().uid === uid) session.update({ single_deck: true })
          throw error
        })
      const results = reply.status === 'ok' ? await getResults(uid) : undefined
      // Another game has begun in the meantime.
      if (session.get().uid !== uid) return
      if (reply.status === 'waiting') {
        const { ahead, seconds } = reply
        setMost((before) => Math.max(before, ahead))
        host.send('analysing', { ahead, seconds })
      }
      if (results) {
        const { risk_score, arew, apun, betaP, betaF } = results
        session.update({ risk_score, arew, apun, betaP, betaF })
      }
      return { reply, results }
    },
    { ...once, refreshInterval: (latest) => (latest?.reply.status === 'waiting' ? pollInterval : 0), refreshWhenHidden: true },
  )
  // The result's screen asks for them no more.
  useEffect(() => {
    if (data?.results) void put(['results', uid], data.results, { revalidate: false })
  }, [put, uid, data])
  const retry = () => void (sending.status === 'refused' ? outbox.retry() : mutate())
  if (single_deck) return { status: 'single_deck', code: 'single_deck', retry }
  if (data?.reply.status === 'ok') return { status: 'ready', retry }
  if (sending.status === 'refused') return { status: 'refused', code: sending.code, retry }
  if (!allSent) return { status: 'sending', retry }
  if (error instanceof ApiError && !isValidating)
    return { status: error.retryable ? 'failed' : 'refused', code: refusalCode(error, session.get().secret), retry }
  if (!data) return { status: 'analysing', retry }
  const { ahead, seconds } = data.reply
  return { status: 'waiting', position: { ahead, seconds, most }, retry }
}
