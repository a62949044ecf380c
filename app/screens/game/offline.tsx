import { css } from '@linaria/core'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { below600, forcedColors, smallHeight } from '../../theme/breakpoints.ts'
import { announce } from '../../ui/announcer.tsx'
import { AlertIcon } from '../../ui/icons/alert.tsx'

/**
 * Over the table, so that nothing moves when it comes and goes, and on no text: between figures and decks, on a phone over their edges too, or,
 * where height is short, between logo and language.
 */
const pill = css`
  grid-area: 2 / 1;
  place-self: start center;
  width: fit-content;
  margin-top: var(--space-2);
  max-width: calc(100% - 2 * var(--space-4));
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: 999px;
  font-size: var(--text-sm);
  line-height: 1.3;
  text-wrap: balance;
  color: var(--ink);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  pointer-events: none;
  z-index: 4;
  > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--loss);
  }
  ${below600} {
    margin-top: calc(-1 * var(--space-2));
    font-size: var(--text-xs);
    padding-block: var(--space-1);
  }
  ${smallHeight} {
    position: absolute;
    grid-area: auto;
    inset: calc(var(--space-1) - var(--headerHeight)) 0 auto;
    margin: 0 auto;
    font-size: var(--text-xs);
    max-width: min(18rem, 100% - 17rem);
    padding-block: var(--space-1);
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`

/** Says that the server cannot be reached; `waiting`: the next card is not here, so the game stands still until then. */
export const Offline = ({ waiting }: { waiting: boolean }) => {
  const texts = useTexts().game
  const said = waiting ? texts.waiting() : texts.offline()
  useEffect(() => announce(said), [said])
  useEffect(() => () => announce(texts.online()), [texts])
  return (
    <p className={pill}>
      <AlertIcon />
      {said}
    </p>
  )
}
