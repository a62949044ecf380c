import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Reason, type TipReason } from '../../results/tips/reason.tsx'
import { TipIcon } from '../../results/tips/tip-icon.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { narrow, Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'

const text = css`
  font-size: var(--text-lg);
  line-height: 1.5;
`

type Props = {
  tip: AdviceKey
  reason?: TipReason | undefined
  onBack: () => void
  help: ReactNode
}

/** One tip on a page of its own. */
export const SingleAdviceView = ({ tip, reason, onBack, help }: Props) => {
  const { adviceScreen } = useTexts()
  const item = useTexts('advice').items[tip]
  return (
    <div className={narrow}>
      <Sheet>
        <Stack>
          <BackButton onClick={onBack}>{adviceScreen.backToAdvice()}</BackButton>
          <TipIcon tip={tip} />
          <ScreenTitle>{item.title()}</ScreenTitle>
          <p className={text}>{item.text()}</p>
          {reason && <Reason reason={reason} />}
        </Stack>
      </Sheet>
      {help}
    </div>
  )
}
