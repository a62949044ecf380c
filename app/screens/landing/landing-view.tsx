import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600, from600, from768, smallHeight } from '../../theme/breakpoints.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { lead, small, soft } from '../../ui/text.ts'
import { Facts } from './facts.tsx'
import { Fan } from './fan.tsx'

const hero = css`
  --hero: var(--space-6);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  > * + * {
    margin-top: var(--space-4);
  }
  ${below600} {
    padding-block-start: var(--space-4);
  }
  /* The words on one side, what the test is like on the other. */
  ${from768} {
    grid-template: repeat(9, min-content) 1fr / 1.1fr 1fr;
    column-gap: var(--hero);
    padding: var(--hero);
    > * {
      grid-column: 1;
    }
    > * + * {
      margin-top: var(--space-5);
    }
  }
  @media (min-width: 68em) {
    --hero: var(--space-8);
  }
  ${smallHeight} {
    --hero: var(--space-5);
    padding-block: var(--space-3);
    > * + * {
      margin-top: var(--space-2);
    }
  }
  /* The words on one side, the way into the game on the other: nothing is left out, and Start is in view. */
  ${from600} {
    ${smallHeight} {
      grid-template: repeat(9, min-content) 1fr / minmax(0, 1fr) minmax(16rem, 45%);
      column-gap: var(--space-5);
      align-items: start;
      > * {
        grid-column: 1;
      }
      > form {
        grid-area: 1 / 2 / span 10;
        margin: 0;
      }
    }
  }
`
/** The picture stands above the title on a phone, and what a player should know below it; where there is room they share a ground of their own. */
const side = css`
  display: contents;
  > ul {
    margin-top: var(--space-4);
  }
  ${from768} {
    grid-area: 1 / 2 / span 10;
    display: grid;
    grid-template-rows: 1fr auto;
    place-items: center;
    padding: var(--space-6) var(--space-5);
    margin: calc(-1 * var(--hero));
    margin-inline-start: 0;
    background: radial-gradient(
      90% 70% at 50% 40%,
      color-mix(in oklab, var(--secondaryBackgroundColor), var(--surface) 50%),
      var(--secondaryBackgroundColor)
    );
  }
  ${smallHeight} {
    display: contents;
    > ul {
      margin-top: var(--space-2);
      grid-column: 1;
    }
  }
`
/** What should be known first has the picture's place on a phone. */
const wordy = css`
  @media (max-width: 47.99em) {
    > .${side} > :first-child {
      display: none;
    }
  }
`
const title = css`
  font-size: var(--text-3xl);
  letter-spacing: -0.025em;
`
/** `account`: the partner to whose account the play is linked; `notices`: what a player should know first, nothing for most. */
type Props = { ageMark?: number | undefined; account?: string | undefined; notices?: ReactNode; children: ReactNode }

/** What the landing page shows; `children` is what starts the test (`TermsForm`). */
export const LandingView = ({ ageMark, account, notices, children }: Props) => {
  const texts = useTexts().landing
  return (
    <Sheet className={cx(hero, Boolean(notices) && wordy)}>
      {notices}
      <Stack space={3}>
        <ScreenTitle className={title}>{texts.title()}</ScreenTitle>
        <p className={lead}>{texts.intro()}</p>
      </Stack>
      <div className={side}>
        <Fan />
        <Facts ageMark={ageMark} account={account} />
      </div>
      {children}
      <p className={cx(soft, small)}>{texts.optional()}</p>
    </Sheet>
  )
}
