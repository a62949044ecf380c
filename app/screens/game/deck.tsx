import { css, cx } from '@linaria/core'
import { type KeyboardEvent, memo } from 'react'
import { deckSymbols } from '../../../contract/constants.ts'
import type { GameState } from '../../game/reduce.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { hover, reducedMotion } from '../../theme/breakpoints.ts'
import { Card } from '../../ui/card/card.tsx'
import { CardFace } from '../../ui/card/card-face.tsx'
import { type SymbolIndex, symbolColors } from '../../ui/card/deck-symbol.tsx'
import { CloudOffIcon } from '../../ui/icons.tsx'

/** A pile of constant height: it never seems to get smaller. */
const pile = css`
  position: relative;
  width: var(--cardWidth);
  aspect-ratio: 1 / var(--cardRatio);
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
  cursor: pointer;
  touch-action: manipulation;
  border-radius: calc(var(--cardWidth) * 0.085);
  -webkit-tap-highlight-color: transparent;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: var(--forcedBorder);
    border-radius: inherit;
    background: color-mix(in oklab, var(--deck), black 22%);
    --pileEdge: inset 0 0 0 1.5px color-mix(in srgb, var(--rim), transparent 65%), inset 0 0 0 1px rgb(255 255 255 / 0.3);
    box-shadow: var(--pileEdge);
  }
  &::before {
    translate: 0 calc(var(--cardWidth) * 0.05);
    box-shadow:
      var(--pileEdge),
      0 calc(var(--cardWidth) * 0.05) calc(var(--cardWidth) * 0.12) calc(var(--cardWidth) * -0.05) rgb(20 33 61 / 0.5);
  }
  &::after {
    translate: 0 calc(var(--cardWidth) * 0.025);
  }
  &:focus-visible {
    outline-color: var(--tableRing);
    outline-offset: calc(var(--cardWidth) * 0.045 + 2px);
    box-shadow: none;
  }
  &[aria-disabled] {
    cursor: default;
    > *,
    &::before,
    &::after {
      filter: saturate(0.35) opacity(0.55);
    }
  }
`
const card = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  transition: translate var(--motion-hover) var(--ease-out);
  ${hover} {
    button:hover > &[data-next] {
      --backShadow: inset 0 0 0 2px rgb(255 255 255 / 0.85), var(--shadow-3);
      translate: 0 -0.5rem;
    }
  }
  button:active > &[data-next],
  [aria-disabled] > &[data-next] {
    translate: 0 0;
  }
  [data-stuck] > &[data-next] {
    translate: 0 -0.5rem;
  }
  &[data-turned] {
    z-index: 2;
    translate: 0 -0.375rem;
    /* A still shadow: a filter would be redrawn in every frame of the flip. */
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      box-shadow: var(--shadow-3);
    }
  }
  &[data-away] {
    z-index: 3;
    opacity: 0;
    transition: opacity var(--motion-hover) linear;
  }
  ${reducedMotion} {
    button:hover > &[data-next],
    &[data-turned] {
      translate: none;
    }
  }
`
/** On the card that was asked for: what the table waits for. */
const tag = css`
  --icon: 1.15em;
  position: absolute;
  z-index: 3;
  inset: auto 0 12%;
  width: fit-content;
  margin-inline: auto;
  display: grid;
  padding: 0.3em 0.7em;
  border-radius: 999px;
  font-size: clamp(0.8125rem, calc(var(--cardWidth) * 0.075), 0.9375rem);
  color: #17202f;
  background: var(--paper);
  box-shadow: var(--shadow-2);
  border: var(--forcedBorder);
`

/** `place`: on the table from the left, 0 to 3; `taken`: cards so far; `busy`: one of it is awaited; `stuck`: one of any, offline. */
type Props = Shown & { place: number; symbol: SymbolIndex; taken: number; busy: boolean; stuck: boolean; onPress: (place: number) => void }

const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault()

/** One deck: a button whose name says all there is to see. Three cards take turns, so that a draw makes no new elements but the face. */
export const Deck = memo(({ place, symbol, taken, up, down, away, busy, stuck, onPress }: Props) => {
  const texts = useTexts().game
  const { signedMoney } = useFormats()
  const values = [undefined, up ?? down, away]
  const face = (value: number) => (
    <CardFace symbol={symbol} gain={value > 0} word={value > 0 ? texts.win() : texts.loss()} value={signedMoney(value)} />
  )
  return (
    <button
      type="button"
      data-deck={place}
      className={cx(pile, symbolColors[symbol])}
      aria-label={texts.deck({ symbol: texts[deckSymbols[symbol]](), position: place + 1 })}
      aria-busy={busy || undefined}
      aria-disabled={(stuck && !busy) || undefined}
      data-stuck={(stuck && busy) || undefined}
      onClick={() => onPress(place)}
      onKeyDown={ignoreRepeat}
    >
      {[0, 1, 2].map((slot) => {
        const age = (taken + 3 - slot) % 3
        const value = values[age]
        const turned = value !== undefined && (age === 2 || up !== undefined)
        return (
          <Card
            key={slot}
            className={card}
            symbol={symbol}
            data-next={(age === 0 && up === undefined) || undefined}
            data-away={(age === 2 && turned) || undefined}
            data-spare={(age > 0 && value === undefined) || undefined}
            turned={turned}
            face={value !== undefined && face(value)}
          />
        )
      })}
      {stuck && busy && (
        <span className={tag}>
          <CloudOffIcon />
        </span>
      )}
    </button>
  )
})

/** Values of the cards of one deck that can be seen. `up`: face up. `down`: on its way back. `away`: makes room for the next card of its deck. */
export type Shown = { up?: number; down?: number; away?: number }

/** Which cards of the deck at this place (0 to 3 from the left) can be seen. */
export const shownCards = ({ phase, card, before }: Pick<GameState, 'phase' | 'card' | 'before'>, place: number): Shown => {
  const value = card?.value ?? null
  const isHere = value !== null && card?.deck === place
  const cards: Shown = isHere ? { up: value } : {}
  if (before?.deck !== place || before.value === null) return cards
  if (value === null) return { up: before.value }
  if (phase !== 'revealing') return cards
  return { ...cards, [isHere ? 'away' : 'down']: before.value }
}
