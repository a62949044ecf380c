import useSWR from 'swr'
import type { Results } from '../../../contract/results.ts'
import { isStated } from '../../../contract/stated.ts'
import { getConsent, putConsent } from '../../api/calls.ts'
import { pressed } from '../../api/press.ts'
import { once } from '../../api/use-results.ts'
import { useLanguage } from '../../i18n/texts-context.tsx'
import { useOperator, useServices } from '../../services.ts'
import { ConsentView } from './consent-view.tsx'
import { OwnData } from './own-data.tsx'

/** Version of this question's texts: a change of meaning needs a new one. */
const textVersion = 'consent-2'

type Props = { uid: string; results: Pick<Results, 'quality' | 'score_version'> }

/**
 * What may happen with a result: asked unticked, changed at any time, with each use of it. Nothing is shown where there is nothing to agree
 * to: an anonymous game of an operator that asks for nothing.
 */
export const Consent = ({ uid, results }: Props) => {
  const { data, mutate } = useSWR(['consent', uid], ([, id]) => getConsent(id), once)
  const { session } = useServices()
  const { sharing } = useOperator()
  const { locale } = useLanguage()
  const asksToShare = sharing !== undefined && isStated(results)
  if (!data || !(data.linked || asksToShare || data.share)) return null
  const save = async (answer: { open: boolean; share: boolean }) => {
    const body = { ...answer, text_version: `${textVersion} ${locale}` }
    await pressed(session, ['consent', uid, body], ({ key }) => putConsent(uid, body, key))
    await mutate()
  }
  return (
    <ConsentView state={data} asksToShare={asksToShare} onSave={save}>
      {data.linked && <OwnData uid={uid} />}
    </ConsentView>
  )
}
