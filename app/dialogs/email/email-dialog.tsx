import { useState } from 'react'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { getOperatorView, sendEmail } from '../../api/result-calls.ts'
import { sendOnce } from '../../api/send-once.ts'
import { useLanguage } from '../../i18n/texts-context.tsx'
import { useServices, useSession } from '../../services.ts'
import { type EmailState, stateAfter } from './email-state.ts'
import { EmailView } from './email-view.tsx'

/** Sends the report of a game to an address, which is stored nowhere. */
export const EmailDialog = ({ uid, onClose }: { uid: string; onClose: () => void }) => {
  const [state, setState] = useState<EmailState>('fill_in')
  const { locale } = useLanguage()
  const { currentOperator, host, session, outbox, count } = useServices()
  const country = useSession((session) => session.help_place)

  const send = async (address: string) => {
    if (!parseMailAddress(address)) return setState('invalid')
    setState('sending')
    try {
      await sendOnce(session, ['mail', uid, address, locale, country], ({ key }) =>
        outbox.withAccess(() => sendEmail(uid, address, session.get().secret, locale, country, key)),
      )
      setState('sent')
      host.send('emailSent', {})
      count('report')
    } catch (error) {
      const after = stateAfter(error)
      // Not found is a report that is gone, or one of a label that has ended since this page was opened.
      const isGone = typeof after === 'object' && after.refused === 'gone'
      const operator = isGone ? await getOperatorView(currentOperator.get().id, locale).catch(() => undefined) : undefined
      setState(operator?.state === 'ended' ? { refused: 'closed', until: undefined } : after)
    }
  }

  return <EmailView state={state} onSend={send} onClose={onClose} />
}
