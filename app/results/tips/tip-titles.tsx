import { css } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { fillPath } from '../../../contract/call.ts'
import { paths } from '../../../contract/paths.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Link } from '../../routing/link.tsx'
import { hover, largeText } from '../../theme/breakpoints.ts'
import { RightIcon } from '../../ui/icons.tsx'
import { TipIcon } from './tip-parts.tsx'

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
const tipLink = css`
  --icon: 1.25rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  height: 100%;
  padding-block: 0.1875rem;
  color: inherit;
  font-weight: var(--semibold);
  line-height: 1.3;
  text-decoration: none;
  > span:first-child {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: var(--radius-md);
    ${largeText} {
      display: none;
    }
  }
  ${largeText} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${hover} {
    &:hover > span + span {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`

type Props = {
  /** None: they are awaited. */
  tips: readonly AdviceKey[] | undefined
  /** They are not chosen from the game, which the heading says. */
  general: boolean
}

/** The three tips by their titles, each leading to its own page. */
export const TipTitles = ({ tips, general }: Props) => {
  const { adviceScreen } = useTexts()
  const { items } = useTexts('advice')
  return (
    <>
      <h2>{general ? adviceScreen.general() : adviceScreen.heading()}</h2>
      <ul className={list}>
        {tips?.map((tip) => (
          <li key={tip}>
            <Link className={tipLink} to={fillPath(paths.singleAdvice, { key: tip })}>
              <TipIcon tip={tip} />
              <span>{items[tip].title()}</span>
              <RightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
