import { useSWRConfig } from 'swr'
import { codeOf } from '../../contract/call.ts'
import type { Results, RiskGuess } from '../../contract/results.ts'
import { type Services, useServices } from '../services.ts'
import { createRiskGuess, getResults, getRiskGuess } from './result-calls.ts'
import { sendOnce } from './send-once.ts'
import { useResults } from './use-results.ts'

/** Stores the one guess of a game, 0 to 100; an earlier one is used instead. `keep` gets it first. Rejects with an `ApiError`. */
export const submitGuess = async (
  { session, host, outbox }: Services,
  risk_guess: number,
  results?: Results,
  keep: (stored: RiskGuess) => unknown = () => {},
): Promise<RiskGuess> => {
  const { uid } = session.get()
  // The server's own, whatever the session holds: a guess with any other score is refused.
  const { risk_score } = results ?? (await getResults(uid))
  const store = () =>
    sendOnce(session, ['guess', uid, risk_guess], ({ key, time }) =>
      outbox.withAccess(() => createRiskGuess({ id: uid, risk_guess, risk_score, time }, key)),
    )
  const reply = await store().catch((error: unknown) => {
    if (codeOf(error) === 'conflict') return getRiskGuess(uid)
    throw error
  })
  await keep(reply)
  session.update({ risk_score_guess: reply.risk_guess })
  host.send('guess', {})
  return reply
}

/** The same, as a hook for screens: the results are fetched while the player guesses. */
export const useSubmitGuess = () => {
  const services = useServices()
  const { mutate } = useSWRConfig()
  const { data } = useResults()
  return (risk_guess: number) => {
    const { uid } = services.session.get()
    return submitGuess(services, risk_guess, data, (stored) => mutate(['risk_guess', uid], stored, { revalidate: false }))
  }
}
