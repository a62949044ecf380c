import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from600, from768, smallHeight } from '../../theme/breakpoints.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'
import { lead, small, soft } from '../../ui/text.ts'
import { Facts } from './facts.tsx'
import { Fan } from './fan.tsx'

const hero = css`
  --hero: var(--space-6);
  display: grid;
  gap: var(--space-5);
  align-items: center;
  overflow: hidden;
  ${from768} {
    grid-template-columns: 1.1fr 1fr;
    gap: var(--hero);
    padding: var(--hero);
  }
  @media (min-width: 68em) {
    --hero: var(--space-8);
  }
  ${smallHeight} {
    --hero: var(--space-5);
    padding-block: var(--space-3);
  }
  /* The words on one side, the way into the game on the other: nothing is left out, and Start is in view. */
  ${from600} {
    ${smallHeight} {
      grid-template: repeat(9, min-content) 1fr / minmax(0, 1fr) minmax(16rem, 45%);
      gap: 0 var(--space-5);
      align-items: start;
      > * {
        grid-column: 1;
      }
    }
  }
`
const words = css`
  ${from600} {
    ${smallHeight} {
      display: contents;
      > form {
        grid-area: 1 / 2 / span 10;
      }
    }
  }
`
const art = css`
  ${from768} {
    grid-column: 2;
    grid-row: 1;
    align-self: stretch;
    display: grid;
    place-items: center;
    margin-block: calc(-1 * var(--hero));
    margin-inline: 0 calc(-1 * var(--hero));
    background: radial-gradient(
      90% 70% at 50% 40%,
      color-mix(in oklab, var(--secondaryBackgroundColor), var(--surface) 50%),
      var(--secondaryBackgroundColor)
    );
  }
  ${smallHeight} {
    display: none;
  }
`
/** Above the text. */
const withNotices = css`
  ${from768} {
    row-gap: var(--space-5);
    > .${art} {
      grid-row: 1 / span 2;
    }
  }
  ${smallHeight} {
    > .${art} + * {
      margin-bottom: var(--space-3);
    }
  }
`
const title = css`
  font-size: var(--text-3xl);
  letter-spacing: -0.025em;
`
type Props = {
  ageMark?: number | undefined
  /** The partner to whose account the play is linked. */
  account?: string | undefined
  /** What a player should know first; nothing for most. */
  notices?: ReactNode
  /** The way into the game: see `TermsForm`. */
  children: ReactNode
}

/** What the landing page shows; `children` is what starts the test. */
export const LandingView = ({ ageMark, account, notices, children }: Props) => {
  const texts = useTexts().landing
  return (
    <Sheet className={cx(hero, Boolean(notices) && withNotices)}>
      <div className={art}>
        <Fan />
      </div>
      {notices}
      <Stack space={5} className={words}>
        <Stack space={3}>
          <ScreenTitle className={title}>{texts.title()}</ScreenTitle>
          <p className={lead}>{texts.intro()}</p>
        </Stack>
        <Facts ageMark={ageMark} account={account} />
        {children}
        <p className={cx(soft, small)}>{texts.optional()}</p>
      </Stack>
    </Sheet>
  )
}
