import { css } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600, from768, smallHeight } from '../../theme/breakpoints.ts'
import { ClockIcon, LockIcon, PointsIcon } from '../../ui/icon.tsx'

const list = css`
  display: grid;
  gap: var(--space-1);
  > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    line-height: 1.35;
    text-wrap: pretty;
  }
  svg {
    color: var(--adviceIconColor);
  }
  ${below600} {
    font-size: var(--text-sm);
  }
  ${from768} {
    gap: var(--space-3);
  }
  ${smallHeight} {
    gap: var(--space-1);
    font-size: var(--text-sm);
  }
`
const age = css`
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  margin-inline: -0.125rem;
  display: grid;
  place-items: center;
  border: 2px solid var(--adviceIconColor);
  border-radius: 50%;
  font-size: 0.6875rem;
  font-weight: var(--bold);
`

/** What a player should know before the start; operators with an age mark show it here. `account`: the partner to whose account play is linked. */
export const Facts = ({ ageMark, account }: { ageMark?: number | undefined; account?: string | undefined }) => {
  const texts = useTexts().landing
  return (
    <ul className={list}>
      <li>
        <ClockIcon />
        {texts.threeMinutes()}
      </li>
      <li>
        <PointsIcon />
        {texts.pointsOnly()}
      </li>
      <li>
        <LockIcon />
        {account ? texts.linked({ partner: account }) : texts.anonymous()}
      </li>
      {ageMark && (
        <li>
          <span className={age} aria-hidden="true">
            {texts.ageMark({ age: ageMark })}
          </span>
          {texts.ageNote({ age: ageMark })}
        </li>
      )}
    </ul>
  )
}
