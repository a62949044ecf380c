import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { countSentences } from '../../i18n/count-sentences.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { from768 } from '../theme/breakpoints.ts'
import { ClockIcon, PointsIcon } from '../ui/first-icons.tsx'
import { PauseIcon } from '../ui/icons.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'
import { small } from '../ui/text.ts'
import { Claims } from './claims.tsx'
import { Disclosure, textDisclosure } from './disclosure.tsx'

const columns = css`
  display: grid;
  gap: var(--space-5);
  h2 {
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
  }
  ${from768} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-5) var(--space-7);
    > * {
      grid-column: 1 / -1;
    }
    > [data-half] {
      grid-column: auto;
    }
  }
`
const why = css`
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`
const list = css`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);
  > li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: var(--space-3);
    line-height: 1.5;
  }
  svg {
    --icon: 1.25rem;
    margin-top: 0.0625rem;
    color: var(--adviceIconColor);
  }
  i {
    width: 0.5rem;
    height: 0.5rem;
    margin: 0.4375rem auto 0;
    border-radius: 50%;
    background: var(--adviceIconColor);
  }
`

type Props = {
  results: Results
  title: (text: string) => ReactNode
  /** What to do now. */
  actions?: ReactNode
}

/** In place of a result that may not be stated: first what was seen and what helps next time, then why; the counts on request. */
export const NothingFirm = ({ results: { claims }, title, actions }: Props) => {
  const { unfirm } = useTexts('result')
  const counted = claimsOf(claims, 'count_losing_cards', 'count_stays', 'count_changes')
  const sentences = countSentences(counted, unfirm)
  return (
    <Sheet>
      <div className={columns}>
        <Stack space={2}>
          {title(unfirm.title())}
          <p>{unfirm.little()}</p>
        </Stack>
        <Stack space={2} data-half>
          <h2>{unfirm.seen()}</h2>
          <ul className={list}>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <i />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </Stack>
        <Stack space={2} data-half>
          <h2>{unfirm.next()}</h2>
          <ul className={list}>
            <li>
              <ClockIcon />
              <span>{unfirm.read()}</span>
            </li>
            <li>
              <PointsIcon />
              <span>{unfirm.choose()}</span>
            </li>
            <li>
              <PauseIcon />
              <span>{unfirm.pause()}</span>
            </li>
          </ul>
        </Stack>
        {actions}
        <Stack space={2} className={cx(why, small)}>
          <h2>{unfirm.why()}</h2>
          <Claims claims={claims.filter((claim) => !counted.includes(claim))} />
          {counted.length > 0 && (
            <Disclosure name="counted" className={textDisclosure} summary={unfirm.counts()}>
              <Claims claims={counted} />
            </Disclosure>
          )}
        </Stack>
      </div>
    </Sheet>
  )
}
