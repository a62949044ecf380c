import useSWR from 'swr'
import { sessionSecretStart } from '../../../contract/constants.ts'
import type { Results } from '../../../contract/results.ts'
import { isStated } from '../../../contract/stated.ts'
import { getConsent, putConsent } from '../../api/result-calls.ts'
import { sendOnce } from '../../api/send-once.ts'
import { once } from '../../api/use-results.ts'
import { useLanguage } from '../../i18n/texts-context.tsx'
import { useOperator, useServices, useSession } from '../../services.ts'
import { ConsentView } from './consent-view.tsx'
import { GivenView } from './given-view.tsx'

/** Version of this question's texts: a change of meaning needs a new one. */
const textVersion = 'consent-2'

export type ConsentProps = {
  uid: string
  results: Pick<Results, 'quality'>
  /** `uid` is a view id. */
  view?: boolean
  /** Called when a view has ended, as its opening was taken back. */
  onClosed?: () => void
}

/**
 * What may happen with a result: asked unticked and changed at any time in the tab that played, elsewhere only taken back, with each use of it.
 * Nothing is shown where there is nothing to agree to and nothing was: an anonymous game of an operator that asks for nothing.
 */
export const Consent = ({ uid, results, view = false, onClosed }: ConsentProps) => {
  const { data, mutate } = useSWR(['consent', uid], ([, id]) => getConsent(id), once)
  const { session } = useServices()
  const { sharing } = useOperator()
  const { locale } = useLanguage()
  const isOwnGame = useSession((session) => session.uid === uid) && !view
  // A view by a page secret, as of an operator with open user ids, may only be read.
  const takesBack = useSession(({ secret }) => !view || secret?.startsWith(sessionSecretStart))
  if (!data) return null
  const save = async (answer: { open: boolean; share: boolean }) => {
    const body = { ...answer, text_version: `${textVersion} ${locale}` }
    await sendOnce(session, ['consent', uid, body], ({ key }) => putConsent(uid, body, key))
    if (view && data.open && !answer.open) onClosed?.()
    else await mutate()
  }
  if (!isOwnGame) {
    if (!data.open && !data.share && data.changes.length === 0) return null
    const takeBack = (kind: 'open' | 'share') => save({ open: data.open, share: data.share, [kind]: false })
    return <GivenView state={data} closes={view} onTakeBack={takesBack ? takeBack : undefined} />
  }
  const asksToShare = sharing !== undefined && isStated(results)
  if (!(data.linked || asksToShare || data.share)) return null
  return <ConsentView state={data} asksToShare={asksToShare} onSave={save} />
}
