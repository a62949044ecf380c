import { cx } from '@linaria/core'
import { ContactLink } from '../../dialogs/contact-link.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { MessageView } from '../../ui/message-view.tsx'
import { small, soft } from '../../ui/text.ts'

/** Why nobody is let in: `refused` says nothing of why, as a wrong link is not told from a blocked one. The last two pass by themselves. */
export type Barrier = 'refused' | 'ended' | 'paused' | 'many' | 'unreachable'
type Props = { barrier: Barrier; contact: string; trying: boolean; onTryAgain: () => void }

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
    <MessageView title={title()} text={text()} picture={<Card deck={0} />}>
      <TryAgain {...props} />
      <p className={cx(small, soft)}>
        {ask()} <ContactLink address={props.contact} />
      </p>
    </MessageView>
  )
}

/** The server gave no answer. Its text comes with the page, as nothing else may be had. */
const Unreachable = (props: Part) => {
  const { title, text } = useTexts().errors.unreachable
  return (
    <MessageView title={title()} text={text()} picture={<Card deck={0} />}>
      <TryAgain {...props} />
    </MessageView>
  )
}

/** Nothing is wrong with the link: there was a time for it, or there will be. */
const Closed = ({ barrier, ...props }: Part & { barrier: 'ended' | 'paused' | 'many' }) => {
  const { title, text } = useTexts('refusals')[barrier]
  return (
    <MessageView title={title()} text={text()} picture={<Card deck={0} />}>
      <TryAgain {...props} />
    </MessageView>
  )
}

const TryAgain = ({ trying, onTryAgain }: Pick<Props, 'trying' | 'onTryAgain'>) => {
  const { common } = useTexts()
  return (
    <Actions>
      <Button onClick={onTryAgain} waiting={trying && common.loading()}>
        {common.tryAgain()}
      </Button>
    </Actions>
  )
}
