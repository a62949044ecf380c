// Requests analyses and reports from a separate process, so that receiving them does not delay the stores being measured.
// Its parent sends uids of games to work on, and anything else to stop; it replies with the counts.
import { openClient } from './player.ts'

export type Done = {
  analyses: number
  reports: number
}

const { send } = openClient(process.argv[2] ?? '', 4)
const results = '/api/v1/results'
let working = false

const work = async (uids: string[]): Promise<Done> => {
  const done: Done = { analyses: 0, reports: 0 }
  const ready: string[] = []
  const analyse = async (): Promise<void> => {
    for (let uid = uids.pop(); uid && working; uid = uids.pop()) {
      if ((await send('POST', `${results}/results/${uid}`)) !== 200) continue
      done.analyses += 1
      const { risk_score } = (await (await fetch(`${process.argv[2]}${results}/results/${uid}`)).json()) as { risk_score: number }
      await send('POST', `${results}/risk_guess`, { id: uid, risk_guess: 50, risk_score, time: Date.now() })
      if ((await send('POST', `${results}/advice/${uid}`)) === 200) ready.push(uid)
    }
  }
  const report = async (): Promise<void> => {
    while (working) {
      const uid = ready.at(-1)
      if (uid && (await send('GET', `${results}/report/${uid}.pdf`)) === 200) done.reports += 1
      else await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  await Promise.all([analyse(), analyse(), report(), report()])
  return done
}

process.on('message', async (message: { uids: string[] } | 'stop') => {
  working = message !== 'stop'
  if (message !== 'stop') process.send?.(await work(message.uids))
})
