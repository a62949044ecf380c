import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { toldOnce } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from960, largeText, print } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import { Reason, TipIcon } from './tip-parts.tsx'

const list = css`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-5);
  ${from960} {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-6);
  }
  ${print} {
    margin-top: var(--space-2);
  }
`
const picture = css`
  grid-row: span 4;
  ${largeText} {
    grid-row: auto;
  }
  ${from960} {
    grid-row: auto;
    margin-bottom: var(--space-2);
  }
`
const item = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  align-items: start;
  align-content: start;
  break-inside: avoid;
  > :not(.${picture}) {
    grid-column: 2;
  }
  > h2,
  > h3 {
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
    letter-spacing: -0.01em;
  }
  ${largeText} {
    grid-template-columns: 1fr;
    > :not(.${picture}) {
      grid-column: 1;
    }
  }
  ${from960} {
    grid-template: subgrid / 1fr;
    grid-row: span 5;
    gap: var(--space-3);
    > :not(.${picture}) {
      grid-column: 1;
    }
  }
`

type Props = {
  tips: readonly AdviceKey[]
  /** Why, in the order of the tips. */
  claims?: readonly Claim[] | undefined
  /** Of the tips' headings. */
  level?: 2 | 3
  /** What follows a tip, such as a link to its own page. */
  after?: (tip: AdviceKey, title: string) => ReactNode
}

/** The three tips in the order they were chosen. */
export const Tips = ({ tips, claims, level = 2, after }: Props) => {
  const Heading = `h${level}` as const
  const texts = useTexts('advice')
  return (
    <div className={list}>
      {tips.map((tip, index) => {
        const claim = claims && toldOnce(claims)[index]
        return (
          <article key={tip} className={item} id={`tip-${tip}`}>
            <TipIcon tip={tip} className={cx(picture, offPaper)} />
            <Heading tabIndex={-1}>{texts.items[tip].title()}</Heading>
            <p>{texts.items[tip].text()}</p>
            {claim ? <Reason claim={claim} /> : <span />}
            {after?.(tip, texts.items[tip].title())}
          </article>
        )
      })}
    </div>
  )
}
