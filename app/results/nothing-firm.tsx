import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { claimSentence, claimsOf } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { offPaper } from '../theme/states.ts'
import { Sheet } from '../ui/sheet.tsx'
import { flow, row, Stack } from '../ui/stack.tsx'
import { minor, small } from '../ui/text.ts'
import { Claims } from './claims.tsx'
import { Disclosure, textDisclosure } from './disclosure.tsx'
import { Talk } from './go-to.tsx'
import { choices, textLink } from './page.ts'

const sheet = css`
  line-height: 1.45;
  > h2 {
    margin-top: var(--space-4);
  }
  li {
    display: grid;
    grid-template-columns: 0.75rem minmax(0, 1fr);
    gap: var(--space-2);
    text-wrap: pretty;
    &::before {
      content: '•';
      font-size: var(--text-xl);
      line-height: 1;
      color: var(--adviceIconColor);
    }
  }
  li + li {
    margin-top: var(--space-1);
  }
`
const further = css`
  margin-block: var(--space-1) calc(-1 * var(--space-3));
  > details[open] {
    flex-basis: 100%;
  }
`

/** `actions`: what to do now. */
type Props = { results: Results; title: (text: string) => ReactNode; actions?: ReactNode }

/** In place of a result that may not be stated: why, and what helps next time; the counts on request. */
export const NothingFirm = ({ results: { claims }, title, actions }: Props) => {
  const { unfirm } = useTexts('result')
  const profile = useTexts('profile')
  const counted = claimsOf(claims, 'count_losing_cards', 'count_stays', 'count_changes')
  const reasons = claims.filter((claim) => !counted.includes(claim)).map((claim) => claimSentence(claim, { profile }))
  return (
    <Sheet>
      <Stack className={sheet} space={2}>
        {title(unfirm.title())}
        <p>{[...reasons, unfirm.little()].join(' ')}</p>
        <h2 className={minor}>{unfirm.next()}</h2>
        <ul className={small}>
          {[unfirm.read(), unfirm.choose(), unfirm.pause()].map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
        {actions && <div className={cx(flow, choices, offPaper)}>{actions}</div>}
        <div className={cx(row, further)}>
          {actions && <Talk className={textLink} />}
          {counted.length > 0 && (
            <Disclosure name="counted" className={textDisclosure} summary={unfirm.counts()}>
              <Claims claims={counted} />
            </Disclosure>
          )}
        </div>
      </Stack>
    </Sheet>
  )
}
