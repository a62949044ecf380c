import { css, cx } from '@linaria/core'
import { useEffect, useState } from 'react'
import { cardsPerGame } from '../../../contract/constants.ts'
import type { GameState } from '../../game/reduce.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { announce } from '../../ui/announcer.tsx'
import { gainColor, lossColor } from '../../ui/card/card-face.tsx'
import type { SymbolIndex } from '../../ui/card/deck-symbol.tsx'
import { drawnSentence } from '../../ui/card/drawn-sentence.ts'
import { CloudIcon, CloudOffIcon } from '../../ui/icons.tsx'
import { faceSeen, lastDraw } from './table-styles.ts'

/** Comes in sight with the card's face: words that are quicker would tell what it brings. */
const strong = css`
  font-weight: var(--semibold);
  animation: said var(--motion-settle) ${faceSeen} backwards;
  @keyframes said {
    from {
      opacity: 0;
    }
  }
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

/** How long the table says that the connection is back, ms. */
const backFor = 4000

/** What to say, also as an announcement, of a connection that does not work or is back. `waiting`: the next card is not here. */
export const useConnection = (offline: boolean, waiting: boolean): string | undefined => {
  const texts = useTexts().game
  const [back, setBack] = useState(false)
  const announcement = offline ? (waiting ? texts.waiting() : texts.offline()) : back ? texts.online() : undefined
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  useEffect(() => (offline ? () => setBack(true) : undefined), [offline])
  useEffect(() => {
    if (!back) return
    const timer = setTimeout(() => setBack(false), backFor)
    return () => clearTimeout(timer)
  }, [back])
  return announcement
}

const sign = css`
  --icon: 1.125rem;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  color: var(--inkSoft);
  text-wrap: balance;
`

/** Replaces the hint in the line of text, and so covers nothing. */
export const ConnectionSign = ({ offline, announcement }: { offline: boolean; announcement: string }) => (
  <span className={sign}>
    {offline ? <CloudOffIcon /> : <CloudIcon />}
    <span>{announcement}</span>
  </span>
)
