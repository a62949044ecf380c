import { cx } from '@linaria/core'
import { type ReactNode, useEffect, useState } from 'react'
import { ContactLink } from '../../dialogs/contact-link.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ClockIcon } from '../../ui/icon.tsx'
import { CloudOffIcon, HourglassIcon, PauseIcon, UnlinkIcon } from '../../ui/icons.tsx'
import { MessageView } from '../../ui/message-view.tsx'
import { small, soft } from '../../ui/text.ts'

const secondsTo = (time: Date) => Math.max(0, Math.ceil((time.getTime() - Date.now()) / 1000))

/** Seconds until a moment; a timer is read by who asks, and never announced by the second. */
const Countdown = ({ to }: { to: Date }) => {
  const { errors } = useTexts()
  const [seconds, setSeconds] = useState(() => secondsTo(to))
  useEffect(() => {
    const update = () => setSeconds(secondsTo(to))
    update()
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  }, [to])
  return <p role="timer">{errors.tryAgainIn({ seconds })}</p>
}

/** Why nobody is let in: `refused` gives no reason, as a wrong link is not distinguished from a blocked one. The last two pass by themselves. */
export type Barrier = 'refused' | 'ended' | 'paused' | 'closed' | 'many' | 'unreachable'
/** `site`: the operator's own, where that is the way back; `report`: the way to this session's result; `next`: of the automatic retry. */
type Props = {
  barrier: Barrier
  contact: string
  site?: { name: string; href: string } | undefined
  report?: ReactNode
  next?: Date | undefined
  offline?: boolean
  trying: boolean
  onTryAgain: () => void
}

const signs = {
  refused: UnlinkIcon,
  ended: HourglassIcon,
  paused: PauseIcon,
  closed: HourglassIcon,
  many: ClockIcon,
  unreachable: CloudOffIcon,
}

/** What is shown where no secret was accepted. */
export const UnauthorizedView = (props: Props) => {
  const { errors, completed } = useTexts()
  const { barrier, contact, offline } = props
  if (barrier !== 'refused' && barrier !== 'unreachable') return <Closed {...props} barrier={barrier} />
  // The server gave no answer. The text comes with the page, as nothing else may be had.
  if (barrier === 'unreachable')
    return <Message {...props} title={errors.unreachable.title()} text={offline ? completed.offline() : errors.unreachable.text()} />
  const { title, text, contact: ask } = errors.unauthorized
  return (
    <Message {...props} title={title()} text={text()} leave>
      <p className={cx(small, soft)}>
        {ask()} <ContactLink address={contact} />
      </p>
    </Message>
  )
}

/** The link is right, but its time is over or has not come yet, or the test is no longer offered. */
const Closed = ({ barrier, ...props }: Props & { barrier: 'ended' | 'paused' | 'closed' | 'many' }) => {
  const texts = useTexts('refusals')
  const title = texts[barrier].title()
  return (
    <Message
      {...props}
      barrier={barrier}
      title={title}
      text={texts[barrier].text()}
      leave={barrier === 'ended'}
      hold={barrier === 'many' && props.next && title}
    />
  )
}

type MessageProps = Props & { title: string; text: string; leave?: boolean; hold?: string | false | undefined; children?: ReactNode }

/** Trying again comes first where it may help, leaving where it will not. `hold`: why nobody should try before the wait is over. */
const Message = ({ barrier, title, text, leave = false, hold, site, report, next, trying, onTryAgain, children }: MessageProps) => {
  const { common, errors } = useTexts()
  const Sign = signs[barrier]
  const offersReturn = leave && site
  return (
    <MessageView title={title} text={text} picture={<Card symbol={0} sign={<Sign />} />}>
      {next && !trying && <Countdown to={next} />}
      <Actions>
        {offersReturn && (
          <a className={buttonClass()} href={site.href}>
            {errors.backTo({ partner: site.name })}
          </a>
        )}
        <Button kind={offersReturn ? 'quiet' : 'primary'} onClick={onTryAgain} waiting={trying ? common.loading() : hold}>
          {common.tryAgain()}
        </Button>
        {report}
      </Actions>
      {children}
    </MessageView>
  )
}
