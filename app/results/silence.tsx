import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { from960 } from '../theme/breakpoints.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'
import { Claims } from './claims.tsx'
import { Counted } from './counted.tsx'
import { Fold, wordsFold } from './fold.tsx'

const columns = css`
  display: grid;
  gap: var(--space-4);
  ${from960} {
    grid-template-columns: 1.1fr 1fr;
    gap: var(--space-6) var(--space-7);
    align-items: start;
  }
`

type Props = {
  results: Results
  title: (text: string) => ReactNode
  /** What to do now. */
  actions?: ReactNode
}

/** In place of a result that may not be stated: why, and what was counted. */
export const Silence = ({ results: { claims }, title, actions }: Props) => {
  const texts = useTexts().feedback
  const { how } = useTexts('result')
  const counted = claimsOf(claims, 'count_losing_cards', 'count_stays', 'count_changes')
  return (
    <Sheet>
      <Stack space={5}>
        {title(texts.notFirm())}
        <div className={columns}>
          <Stack>
            <Claims claims={claims.filter((claim) => !counted.includes(claim))} />
          </Stack>
          {counted.length > 0 && (
            <Fold name="counted" className={wordsFold} summary={how()}>
              <Counted claims={counted} />
            </Fold>
          )}
        </div>
        {actions}
      </Stack>
    </Sheet>
  )
}
