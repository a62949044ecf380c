import { css } from '@linaria/core'
import type { AdviceKey } from '../../../contract/advice-keys.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { TipLink } from './tip-parts.tsx'

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
type Props = {
  /** None: they are awaited. */
  tips: readonly AdviceKey[] | undefined
  /** They are not chosen from the game, which the heading says. */
  general: boolean
}

/** The three tips by their titles, each leading to its own page. */
export const TipTitles = ({ tips, general }: Props) => {
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
