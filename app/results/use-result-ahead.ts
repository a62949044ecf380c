import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { resultSections } from '../../i18n/result-sections.ts'
import { fetchAdvice, useGameScore } from '../api/use-results.ts'
import { useTextStore } from '../i18n/texts-context.tsx'
import { prefetch } from '../routing/load-screen.ts'
import { useServices } from '../services.ts'
import { fetchOwnGame, loadOwnGameView } from './own-game/own-game-part.tsx'

/** How long the result that was asked for is waited for without a word, ms. */
const longestWait = 1000

/**
 * Fetches what the result shows before its screen: texts, code and points while the player guesses; and, by the returned function, what the
 * server gives once the guess is stored. It settles when that is there, has failed, or takes long: the result then says that it is on its
 * way.
 */
export const useResultAhead = () => {
  const services = useServices()
  const { mutate } = useSWRConfig()
  const { load } = useTextStore()
  useGameScore()
  useEffect(() => {
    const texts = resultSections.map((section) => () => load(section))
    void prefetch<() => PromiseLike<unknown>>([...texts, loadOwnGameView], (fetch) => fetch())
  }, [load])
  return () => {
    const { uid } = services.session.get()
    const put = (name: string, data: Promise<unknown>) => mutate([name, uid], data, { revalidate: false })
    const rest = Promise.allSettled([put('advice', fetchAdvice(services)), put('own_game', fetchOwnGame(uid))])
    return Promise.race([rest, new Promise((resolve) => setTimeout(resolve, longestWait))])
  }
}
