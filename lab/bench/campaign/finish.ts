import type { Reply } from './client.ts'

/** Outcome of one player's finish; times in ms since the campaign began. */
export type Finish = {
  uid: string
  /** When it was due by the schedule, regardless of the server (open-loop load) */
  due: number
  /** When the analysis was first requested */
  asked: number
  /** When the player had the advice, if ever */
  done?: number
  /** The first estimate of the wait: when it came, the queue position, and seconds */
  told?: { at: number; ahead: number; seconds: number }
  /** Times the analysis was answered 503 */
  refused: number
  /** Calls that failed otherwise and were retried, such as on a broken connection */
  repeated: number
  /** ms from request to report, if requested */
  report?: number
  mail?: 'sent' | 'failed'
  error?: string
}

export type Asking = (method: string, path: string, body?: object) => Promise<Reply>
export type Share = { report: boolean; mail: boolean }

const results = '/api/v1/results'
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** ms after which a player stops asking */
const timeoutMs = 900_000

/** Finishes a played game as the app does: analysis, guess, advice, then perhaps a report and a mail; calls that answer "later" are retried. */
export const finish = async (uid: string, secret: string, due: number, share: Share, ask: Asking, now: () => number): Promise<Finish> => {
  const ended: Finish = { uid, due, asked: now(), refused: 0, repeated: 0 }
  const persist = async (method: string, path: string, body?: object): Promise<Reply> => {
    for (;;) {
      const reply = await ask(method, path, body).catch(() => undefined)
      if (reply && reply.status < 500 && reply.status !== 429 && reply.status !== 202) return reply
      if (now() - due > timeoutMs) throw new Error(`${method} ${path.split('/')[4]}: ${reply?.status ?? 'no answer'}`)
      if (reply?.status === 202) {
        const { ahead, seconds } = JSON.parse(reply.body) as { ahead: number; seconds: number }
        ended.told ??= { at: now(), ahead, seconds }
      } else if (reply?.status === 503 && path.startsWith(`${results}/results`) && method === 'POST') ended.refused += 1
      else ended.repeated += 1
      await sleep((reply?.retryAfter || 1) * 1000)
    }
  }
  const must = async (method: string, path: string, body?: object): Promise<string> => {
    const reply = await persist(method, path, body)
    if (reply.status >= 300) throw new Error(`${method} ${path.split('/')[4]}: ${reply.status}`)
    return reply.body
  }
  try {
    await must('POST', `${results}/results/${uid}`)
    const { risk_score } = JSON.parse(await must('GET', `${results}/results/${uid}`)) as { risk_score: number }
    await must('POST', `${results}/risk_guess`, { id: uid, risk_guess: 50, risk_score, time: Date.now() })
    await must('POST', `${results}/advice/${uid}`)
    ended.done = now()
    if (share.report) {
      await must('GET', `${results}/report/${uid}.pdf`)
      ended.report = now() - ended.done
    }
    if (share.mail) {
      const { status } = await persist('POST', `${results}/email/${uid}/player%40mail.example?secret=${secret}&language=eng`)
      ended.mail = status === 200 ? 'sent' : 'failed'
    }
  } catch (error) {
    ended.error = error instanceof Error ? error.message : String(error)
  }
  return ended
}
