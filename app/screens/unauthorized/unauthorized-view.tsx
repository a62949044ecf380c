import { cx } from '@linaria/core'
import { type ReactNode, useEffect, useState } from 'react'
import { ContactLink } from '../../dialogs/contact-link.tsx'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ClockIcon } from '../../ui/first-icons.tsx'
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
type Props = {
  barrier: Barrier
  contact: string
  /** The operator's own site, where that is the way back. */
  site?: { name: string; href: string } | undefined
  /** The way to a result that this session holds. */
  report?: ReactNode
  /** Time of the next automatic retry. */
  next?: Date | undefined
  /** The browser knows that it has no connection. */
  offline?: boolean
  /** Until when an ended access was valid. */
  until?: Date | undefined
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
const picture = (barrier: Barrier) => {
  const Sign = signs[barrier]
  return <Card symbol={0} sign={<Sign />} />
}

/** What is shown where no secret was accepted. */
export const UnauthorizedView = ({ barrier, ...props }: Props) =>
  barrier === 'refused' ? (
    <Refused {...props} />
  ) : barrier === 'unreachable' ? (
    <Unreachable {...props} />
  ) : (
    <Closed {...props} barrier={barrier} />
  )

type Part = Omit<Props, 'barrier'>

const Refused = (props: Part) => {
  const { title, text, contact: ask } = useTexts().errors.unauthorized
  return (
    <MessageView title={title()} text={text()} picture={picture('refused')}>
      <BarrierActions {...props} leave />
      <p className={cx(small, soft)}>
        {ask()} <ContactLink address={props.contact} />
      </p>
    </MessageView>
  )
}

/** The server gave no answer. Its text comes with the page, as nothing else may be had. */
const Unreachable = (props: Part) => {
  const { errors, completed } = useTexts()
  const { title, text } = errors.unreachable
  return (
    <MessageView title={title()} text={props.offline ? completed.offline() : text()} picture={picture('unreachable')}>
      <BarrierActions {...props} />
    </MessageView>
  )
}

/** The link is right, but its time is over or has not come yet, or the test is no longer offered. */
const Closed = ({ barrier, ...props }: Part & { barrier: 'ended' | 'paused' | 'closed' | 'many' }) => {
  const texts = useTexts('refusals')
  const { time } = useFormats()
  const { title, text } = texts[barrier]
  const since = barrier === 'ended' && props.until && texts.ended.until({ time: time(props.until) })
  return (
    <MessageView title={title()} text={since ? `${since} ${text()}` : text()} picture={picture(barrier)}>
      <BarrierActions {...props} leave={barrier === 'ended'} hold={barrier === 'many' && props.next && title()} />
    </MessageView>
  )
}

type BarrierActionsProps = Part & {
  leave?: boolean
  /** Why nobody should try before the wait is over. */
  hold?: string | false | undefined
}

/** Trying again comes first where it may help, leaving where it will not. */
const BarrierActions = ({ leave = false, hold, site, report, next, trying, onTryAgain }: BarrierActionsProps) => {
  const { common, errors } = useTexts()
  const offersReturn = leave && site
  return (
    <>
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
    </>
  )
}
