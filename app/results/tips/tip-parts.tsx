import { css, cx } from '@linaria/core'
import type { ComponentType } from 'react'
import { type AdviceKey, type AdviceTheme, themeOfAdvice } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { claimSentence } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import type { IconProps } from '../../ui/icon.tsx'
import { BookIcon, FlagIcon, HourglassIcon, PeopleIcon, SunIcon, WalletIcon } from '../../ui/icons.tsx'
import { small, soft } from '../../ui/text.ts'

const why = css`
  > b {
    color: var(--ink);
  }
`

/** Why the player sees a tip, with the numbers of their own game. Renders nothing for a code that this build does not know. */
export const Reason = ({ claim }: { claim: Claim }) => {
  const { adviceScreen } = useTexts()
  const sentence = claimSentence(claim, { advice: useTexts('advice') })
  if (!sentence) return null
  return (
    <p className={cx(soft, small, why)}>
      <b>{adviceScreen.why()}</b> {sentence}
    </p>
  )
}

const circle = css`
  width: 3rem;
  height: 3rem;
  display: grid;
  place-items: center;
  border-radius: 50%;
  color: var(--adviceIconColor);
  background: var(--secondaryBackgroundColor);
  border: var(--forcedBorder);
`

const icons: Record<AdviceTheme, ComponentType<IconProps>> = {
  money: WalletIcon,
  pace: HourglassIcon,
  decide: FlagIcon,
  life: SunIcon,
  support: PeopleIcon,
  knowledge: BookIcon,
}

/** The icon of the theme that a tip belongs to. */
export const TipIcon = ({ tip, className }: { tip: AdviceKey; className?: string }) => {
  const ThemeIcon = icons[themeOfAdvice[tip]]
  return (
    <span className={cx(circle, className)}>
      <ThemeIcon />
    </span>
  )
}
