import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/stack.tsx'

type Props = {
  /** The last game was closed after 15 minutes without activity. */
  timedOut?: boolean
  /** A reload cannot resume: the browser refuses storage, or another page has that of this tab. */
  notKept?: boolean
  /** What can be done about it, or other notices. */
  children?: ReactNode
}

/** What a player should know before the start, where there is anything. */
export const NoticesView = ({ timedOut = false, notKept = false, children }: Props) => {
  const texts = useTexts().landing
  return (
    <Stack space={3}>
      {timedOut && <Notice title={texts.timedOutTitle()}>{texts.timedOut()}</Notice>}
      {notKept && <Notice>{texts.notKept()}</Notice>}
      {children}
    </Stack>
  )
}
