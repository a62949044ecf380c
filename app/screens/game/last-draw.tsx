import { css, cx } from '@linaria/core'
import { cardsPerGame } from '../../../contract/constants.ts'
import type { GameState } from '../../game/game-state.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { gainColor, lossColor } from '../../ui/card/card-face.tsx'
import type { SymbolIndex } from '../../ui/card/deck-symbol.tsx'
import { drawnSentence } from '../../ui/card/drawn-sentence.ts'
import { ConnectionSign, useConnection } from './connection.tsx'
import { lastDraw } from './table-styles.ts'

const strong = css`
  font-weight: var(--semibold);
`
const hint = css`
  font-size: var(--text-sm);
  color: var(--inkSoft);
`
const last = css`
  font-weight: var(--semibold);
  color: var(--colorPrimary);
`

type Props = { game: Pick<GameState, 'phase' | 'card'>; symbol: SymbolIndex | null; cardsTurned: number; offline: boolean }

/** What the last card brought, in words, and what to do next or what it waits for. It keeps its height while there is nothing to say. */
export const LastDraw = ({ game: { phase, card }, symbol, cardsTurned, offline }: Props) => {
  const texts = useTexts().game
  const cardsLeft = cardsPerGame - cardsTurned
  const value = card?.value ?? null
  const announcement = useConnection(offline, phase === 'waiting' || phase === 'ready')
  return (
    <p className={lastDraw}>
      {value !== null && symbol !== null && (
        // A line of its own for each card: words that change their length would move to stay in the middle.
        <span key={cardsTurned} className={cx(strong, value > 0 ? gainColor : lossColor)} data-testid="last-draw">
          {drawnSentence(texts, value, symbol)}
        </span>
      )}
      {announcement !== undefined && <ConnectionSign offline={offline} announcement={announcement} />}
      {!announcement && cardsLeft === 1 && <span className={last}>{texts.lastCard()}</span>}
      {!announcement && cardsLeft > 1 && phase !== 'ready' && <span className={hint}>{texts.choose()}</span>}
    </p>
  )
}
