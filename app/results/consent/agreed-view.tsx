import { css, cx } from '@linaria/core'
import { useState } from 'react'
import type { ConsentState } from '../../../contract/player-calls.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useOperator } from '../../services.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { row } from '../../ui/stack.tsx'
import { small, soft } from '../../ui/text.ts'
import { column, outlined } from './consent-view.tsx'
import { History, Shared } from './shared.tsx'

const list = css`
  display: grid;
  gap: var(--space-3);
  strong,
  small {
    display: block;
  }
  > li > span {
    flex: 1 1 14rem;
  }
`

const kinds = ['open', 'share'] as const
type Kind = (typeof kinds)[number]

/** `closes`: taking the opening back closes this report, too; `isOver`: the label has ended; without `onTakeBack` it cannot be. */
type Props = { state: ConsentState; closes: boolean; isOver?: boolean; onTakeBack?: ((kind: Kind) => Promise<void>) | undefined }

/** What was agreed to, where it can only be taken back, and where more can be agreed to. */
export const AgreedView = ({ state, closes, isOver = false, onTakeBack }: Props) => {
  const texts = useTexts('consent')
  const { name: partner } = useOperator()
  const [step, setStep] = useState<Kind | 'failed' | null>(null)
  const takeBack = async (kind: Kind) => {
    if (!onTakeBack || step === 'open' || step === 'share') return
    setStep(kind)
    await onTakeBack(kind).then(
      () => setStep(null),
      () => setStep('failed'),
    )
  }
  const agreed = kinds.filter((kind) => state[kind])
  return (
    <Sheet className={outlined}>
      <div className={column}>
        <h2>{texts.title()}</h2>
        {agreed.length > 0 && (
          <ul className={list}>
            {agreed.map((kind) => (
              <li key={kind} className={row}>
                <span>
                  <strong>{texts[kind]({ partner })}</strong>
                  {kind === 'open' && closes && onTakeBack && <small className={cx(small, soft)}>{texts.closes()}</small>}
                </span>
                {onTakeBack && (
                  <Button
                    kind="quiet"
                    onClick={() => void takeBack(kind)}
                    aria-label={`${texts.takeAllBack()}: ${texts[kind]({ partner })}`}
                  >
                    {texts.takeAllBack()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {state.share && <Shared />}
        <p className={cx(small, soft)}>
          {onTakeBack && agreed.length > 0 && `${texts.takeBack({ partner })} `}
          {!isOver && texts.givenOnly()}
        </p>
        <p aria-live="polite" className={small}>
          {step === 'failed' && texts.failed()}
        </p>
        <History state={state} />
      </div>
    </Sheet>
  )
}
