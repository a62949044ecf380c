import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Reason } from '../../results/tips/reason.tsx'
import { TipIcon } from '../../results/tips/tip-icon.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Steps } from './steps.tsx'

const text = css`
  font-size: var(--text-lg);
  line-height: 1.5;
`

type Props = {
  tip: AdviceKey
  /** Why the player sees it. */
  claim?: Claim | undefined
  onBack: () => void
  help: ReactNode
}

/** One tip on a page of its own, with what its card has not: steps. */
export const SingleAdviceView = ({ tip, claim, onBack, help }: Props) => {
  const { adviceScreen } = useTexts()
  const item = useTexts('advice').items[tip]
  return (
    <>
      <Sheet narrow>
        <Stack>
          <BackButton onClick={onBack}>{adviceScreen.backToAdvice()}</BackButton>
          <TipIcon tip={tip} />
          <ScreenTitle>{item.title()}</ScreenTitle>
          <p className={text}>{item.text()}</p>
          {claim && <Reason claim={claim} />}
          <Steps tip={tip} />
        </Stack>
      </Sheet>
      {help}
    </>
  )
}
