import { css } from '@linaria/core'

const decks = css`
  display: flex;
  justify-content: center;
  gap: var(--space-2);
  > i {
    width: 3rem;
    aspect-ratio: 1 / var(--cardRatio);
    border-radius: 0.3rem;
    box-shadow:
      inset 0 0 0 2px var(--surface),
      inset 0 0 0 3px rgb(255 255 255 / 0.4),
      var(--shadow-2);
  }
`

/** The four decks of the test, small. */
export const Decks = () => (
  <div className={decks} aria-hidden="true">
    {[1, 2, 3, 4].map((deck) => (
      <i key={deck} style={{ background: `var(--cardColor${deck})` }} />
    ))}
  </div>
)
