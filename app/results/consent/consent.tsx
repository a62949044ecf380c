import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { codeOf } from '../../../contract/call.ts'
import { sessionSecretStart } from '../../../contract/constants.ts'
import type { OperatorView } from '../../../contract/operator-view.ts'
import type { Results } from '../../../contract/results.ts'
import { isStated } from '../../../contract/stated.ts'
import type { Messages } from '../../../i18n/messages.ts'
import type { Reply } from '../../api/connection.ts'
import { getConsent, getOperatorView, putConsent } from '../../api/result-calls.ts'
import { sendOnce } from '../../api/send-once.ts'
import { once } from '../../api/use-results.ts'
import { useLanguage } from '../../i18n/texts-context.tsx'
import { WithTexts } from '../../i18n/with-texts.tsx'
import { ServicesContext, useOperator, useServices, useSession } from '../../services.ts'
import { createStore } from '../../store.ts'
import { AgreedView } from './agreed-view.tsx'
import { type Answer, ConsentView, type ConsentViewProps } from './consent-view.tsx'

/** `view`: `uid` is a view id; `onClosed` is called when the view has ended, as its opening was taken back. */
export type ConsentProps = { uid: string; results: Pick<Results, 'quality'>; view?: boolean; onClosed?: () => void }

/**
 * What may happen with a result: asked unticked and changed at any time in the tab that played, elsewhere only taken back, with each use of it.
 * Nothing is shown where there is nothing to agree to and nothing was: an anonymous game of an operator that asks for nothing.
 */
export const Consent = ({ uid, results, view = false, onClosed }: ConsentProps) => {
  const { data, mutate } = useSWR(['consent', uid], ([, id]) => getConsent(id), once)
  const { session } = useServices()
  const { id: operator, sharing, state } = useOperator()
  const { locale } = useLanguage()
  const [changes, setChanges] = useState(0)
  const isOwnGame = useSession((session) => session.uid === uid) && !view
  // A view by a page secret, as of an operator with open user ids, may only be read.
  const mayTakeBack = useSession(({ secret }) => !view || secret?.startsWith(sessionSecretStart))
  const isAsked = isOwnGame && data && (data.linked || data.share || (sharing !== undefined && isStated(results)))
  // The words come with their version: what a player agrees to are those on the screen, however old the rest of the page is.
  const words = useSWR(isAsked ? ['words', operator, locale] : null, ([, ...of]) => getOperatorView(...of), {
    ...once,
    keepPreviousData: true,
  })
  if (!data) return null
  const isOver = (words.data?.state ?? state) === 'ended'
  const save = async (answer: Answer, textVersion: string) => {
    const body = { ...answer, text_version: textVersion }
    await sendOnce(session, ['consent', uid, body], ({ key }) => putConsent(uid, body, key))
    if (view && data.open && !answer.open) onClosed?.()
    else await mutate()
  }
  // Taking back needs no words, and is all that is left once the label has ended.
  if (!isOwnGame || isOver || (words.error !== undefined && !words.data)) {
    if (!data.open && !data.share && (isOwnGame || data.opened.length + data.read.length === 0)) return null
    const takeBack = (kind: keyof Answer) => save({ open: data.open, share: data.share, [kind]: false }, data.text_version)
    return <AgreedView state={data} closes={view} isOver={isOver} onTakeBack={mayTakeBack ? takeBack : undefined} />
  }
  if (!isAsked || !words.data) return null
  const { textVersion } = words.data
  /** Where the words are others by now, they are loaded and the question is asked again. */
  const answer = async (choice: Answer) => {
    try {
      await save(choice, textVersion)
      setChanges(0)
    } catch (error) {
      if (codeOf(error) !== 'conflict') throw error
      await Promise.all([mutate(), words.mutate()])
      setChanges(changes + 1)
    }
  }
  return <Question words={words.data} state={data} results={results} changes={changes} onSave={answer} />
}

type QuestionProps = Omit<ConsentViewProps, 'asksToShare'> & Pick<ConsentProps, 'results'> & { words: Reply<'operatorView'> }

/** The question in the words that came with its version, of the operator as it is by now. */
const Question = ({ words, results, ...question }: QuestionProps) => {
  const services = useServices()
  const currentOperator = useMemo(() => createStore<OperatorView>(words), [words])
  const asksToShare = words.sharing !== undefined && isStated(results)
  if (!(question.state.linked || question.state.share || asksToShare)) return null
  return (
    <ServicesContext value={{ ...services, currentOperator }}>
      <WithTexts namespace="consent" locale={words.language} messages={words.consent as Messages['consent']}>
        <ConsentView {...question} asksToShare={asksToShare} />
      </WithTexts>
    </ServicesContext>
  )
}
