import { css, cx } from '@linaria/core'
import type { EarlierGames } from '../../../contract/player-calls.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { Button } from '../../ui/button.tsx'
import { row } from '../../ui/row.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'

const list = css`
  display: grid;
  margin-top: var(--space-3);
  > li {
    min-height: var(--target);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
  strong,
  small {
    display: block;
  }
`

type Props = EarlierGames & {
  /** The game whose report is on view. */
  here: string
  onOpen: (uid: string) => void
}

/** Results that the player's account may open, newest first; scores only of games that give a firm one. */
export const EarlierList = ({ games, here, onOpen }: Props) => {
  const texts = useTexts('consent')
  const { moment } = useFormats()
  return (
    <Sheet>
      <h2>{texts.earlierTitle()}</h2>
      <p className={cx(small, soft)}>{texts.earlierText()}</p>
      <ol className={list}>
        {games.map(({ uid, completed_at, risk_score, firm }) => (
          <li key={uid} className={row}>
            <span>
              <strong>{firm ? texts.earlierScore({ score: risk_score }) : texts.earlierSilent()}</strong>
              <small className={cx(small, soft)}>{moment(new Date(completed_at))}</small>
            </span>
            {uid === here ? (
              <span className={cx(small, soft)} aria-current="true">
                {texts.earlierThis()}
              </span>
            ) : (
              <Button kind="quiet" onClick={() => onOpen(uid)} aria-label={`${texts.earlierOpen()}: ${moment(new Date(completed_at))}`}>
                {texts.earlierOpen()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
