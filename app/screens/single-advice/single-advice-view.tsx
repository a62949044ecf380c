import { css, cx } from '@linaria/core'
import { type AdviceKey, type AdviceTheme, themeOfAdvice } from '../../../contract/advice-keys.ts'
import type { Claim } from '../../../contract/claims.ts'
import { Help } from '../../help/help.tsx'
import { HelpLine } from '../../help/help-line.tsx'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Reason, TipIcon, TipLink, tipTitle } from '../../results/tips/tip-parts.tsx'
import { BackButton } from '../../ui/back-button.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Stack } from '../../ui/stack.tsx'

/** Beside the icon, which large text takes away. */
const opening = css`
  gap: var(--space-4);
  h1 {
    line-height: var(--leading-snug);
  }
`
const text = css`
  font-size: var(--text-lg);
  line-height: 1.5;
`
const rows = css`
  > a {
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
`

/** Tips on limits, breaks, plans and support lead to what the player's country has for them. */
const waysHelp: readonly AdviceTheme[] = ['money', 'pace', 'decide', 'support']

/** `claim`: why the player sees it; `others`: the player's other tips, the next one first. */
type Props = { tip: AdviceKey; claim?: Claim | undefined; others: readonly AdviceKey[]; onBack: () => void }

/** One tip on a page of its own, with what its card has not: steps, and the way to the next. */
export const SingleAdviceView = ({ tip, claim, others, onBack }: Props) => {
  const { adviceScreen } = useTexts()
  const item = useTexts('advice').items[tip]
  return (
    <>
      <Sheet narrow>
        <Stack>
          <BackButton onClick={onBack}>{adviceScreen.backToAdvice()}</BackButton>
          <div className={cx(tipTitle, opening)}>
            <TipIcon tip={tip} />
            <ScreenTitle>{item.title()}</ScreenTitle>
          </div>
          <p className={text}>{item.text()}</p>
          {claim && <Reason claim={claim} />}
          <Steps tip={tip} />
          {others.length > 0 && (
            <nav className={rows} aria-label={adviceScreen.heading()}>
              {others.map((other) => (
                <TipLink key={other} tip={other} />
              ))}
            </nav>
          )}
        </Stack>
      </Sheet>
      {waysHelp.includes(themeOfAdvice[tip]) ? <Help /> : <HelpLine />}
    </>
  )
}

/** A group of its own, apart from the tip and its reason. */
const part = css`
  margin-top: var(--space-5);
`
const list = css`
  display: grid;
  margin-top: var(--space-3);
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-4);
    align-items: start;
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    counter-increment: step;
  }
  > li::before {
    content: counter(step);
    /* The list says its numbers itself. */
    content: counter(step) / '';
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin-block: -0.125rem;
    border-radius: 50%;
    background: var(--secondaryBackgroundColor);
    font-weight: var(--semibold);
  }
`
const order = ['first', 'second', 'third'] as const

/** What a player can do about a tip, one thing after the other. */
export const Steps = ({ tip }: { tip: AdviceKey }) => {
  const { steps } = useTexts('advice')
  const ofTheme = steps[themeOfAdvice[tip]]
  return (
    <div className={part}>
      <h2>{steps.title()}</h2>
      <ol className={list}>
        {order.map((step) => (
          <li key={step}>{ofTheme[step]()}</li>
        ))}
      </ol>
    </div>
  )
}
