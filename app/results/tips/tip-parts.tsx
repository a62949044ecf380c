import { css, cx } from '@linaria/core'
import type { ComponentType } from 'react'
import { type AdviceKey, type AdviceTheme, themeOfAdvice } from '../../../contract/advice-keys.ts'
import { fillPath } from '../../../contract/call.ts'
import type { Claim } from '../../../contract/claims.ts'
import { paths } from '../../../contract/paths.ts'
import { claimSentence } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { hover, largeText } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import { BookIcon, FlagIcon, HourglassIcon, PeopleIcon, RightIcon, SunIcon, WalletIcon } from '../../ui/icons.tsx'
import { small, soft } from '../../ui/text.ts'

const why = css`
  > b {
    color: var(--ink);
  }
`

/** Why the player sees a tip, with the numbers of their own game. Renders nothing for a code that this build does not know. */
export const Reason = ({ claim }: { claim: Claim }) => {
  const { adviceScreen } = useTexts()
  const sentence = claimSentence(claim, { advice: useTexts('advice'), profile: useTexts('profile') })
  if (!sentence) return null
  return (
    <p className={cx(soft, small, why)}>
      <b>{adviceScreen.why()}</b> {sentence}
    </p>
  )
}

const tile = css`
  width: 2.5rem;
  height: 2.5rem;
  flex: none;
  display: grid;
  place-items: center;
  border-radius: var(--radius-md);
  color: var(--adviceIconColor);
  background: var(--secondaryBackgroundColor);
  border: var(--forcedBorder);
  /* Where text is large, the room is for words. */
  ${largeText} {
    display: none;
  }
`

const icons: Record<AdviceTheme, ComponentType> = {
  money: WalletIcon,
  pace: HourglassIcon,
  decide: FlagIcon,
  life: SunIcon,
  support: PeopleIcon,
  knowledge: BookIcon,
}

/** The icon of the theme that a tip belongs to. */
export const TipIcon = ({ tip }: { tip: AdviceKey }) => {
  const ThemeIcon = icons[themeOfAdvice[tip]]
  return (
    <span className={cx(tile, offPaper)}>
      <ThemeIcon />
    </span>
  )
}

/** Icon and title of a tip in a line. */
export const tipTitle = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`
const linked = css`
  min-height: max(var(--target), 100%);
  color: inherit;
  font-weight: var(--semibold);
  line-height: var(--leading-snug);
  text-decoration: none;
  > span:last-of-type {
    flex: 1;
  }
  > svg {
    --icon: 1.25rem;
  }
  ${hover} {
    &:hover > span {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`

/** A tip's title that leads to its own page. */
export const TipLink = ({ tip }: { tip: AdviceKey }) => (
  <Link className={cx(tipTitle, linked)} to={fillPath(paths.singleAdvice, { key: tip })}>
    <TipIcon tip={tip} />
    <span>{useTexts('advice').items[tip].title()}</span>
    <RightIcon />
  </Link>
)

/** As high as three tips, also while they are awaited. */
const list = css`
  flex: 1;
  display: grid;
  grid-auto-rows: minmax(3.25rem, auto);
  min-height: 9.75rem;
  margin-top: var(--space-1);
  margin-bottom: calc(-1 * var(--space-2));
  > li + li {
    border-top: 1px solid var(--line);
  }
`
/** The three tips, if they have come, by their titles, each a link. `general`: not chosen from the game, as the heading says. */
export const TipTitles = ({ tips, general }: { tips: readonly AdviceKey[] | undefined; general: boolean }) => {
  const { adviceScreen } = useTexts()
  return (
    <>
      <h2>{general ? adviceScreen.general() : adviceScreen.heading()}</h2>
      <ul className={list}>
        {tips?.map((tip) => (
          <li key={tip}>
            <TipLink tip={tip} />
          </li>
        ))}
      </ul>
    </>
  )
}
