import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '../bench/server/player.ts'

const results = '/api/v1/results'
/** ms after which a player stops asking */
const timeoutMs = 900_000

/**
 * Finishes a played game as the app does: analysis, guess, advice, then perhaps the report; calls that answer "later", or not at all, are
 * repeated. Rejects with what was refused, or never answered.
 */
export const finish = async (
  uid: string,
  withReport: boolean,
  ask: (method: string, path: string, body?: object) => Promise<Reply>,
): Promise<void> => {
  const until = performance.now() + timeoutMs
  const must = async (method: string, path: string, body?: object): Promise<string> => {
    for (;;) {
      const reply = await ask(method, results + path, body).catch(() => undefined)
      const isLater = !reply || reply.status >= 500 || reply.status === 429 || reply.status === 202
      if (reply && reply.status < 300 && !isLater) return reply.body
      if (!isLater || performance.now() > until) throw new Error(`${method} ${path.split('/')[1]}: ${reply?.status ?? 'no answer'}`)
      await sleep((reply?.retryAfter || 1) * 1000)
    }
  }
  await must('POST', `/results/${uid}`)
  const { risk_score } = JSON.parse(await must('GET', `/results/${uid}`)) as { risk_score: number }
  await must('POST', '/risk_guess', { id: uid, risk_guess: 50, risk_score, time: Date.now() })
  await must('POST', `/advice/${uid}`)
  if (withReport) await must('GET', `/report/${uid}.pdf`)
}
