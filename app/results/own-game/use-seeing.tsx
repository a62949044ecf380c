import { css, cx } from '@linaria/core'
import { useRef, useState } from 'react'
import type { MomentKey } from '../../../contract/own-game.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'
import { offPaper } from '../../theme/states.ts'
import { link } from '../../ui/text.ts'
import { goTo } from '../go-to.ts'

const see = css`
  justify-self: start;
  min-height: var(--target);
  font-size: var(--text-sm);
  font-weight: var(--medium);
  text-align: start;
`
export const seeClass = cx(link, see, offPaper)

/** Of the figure, where the focus goes. */
export const figureId = 'your-game'

/** Which sentence is shown in the picture of the player's game, and how to move between the two. */
export const useSeeing = () => {
  const [shown, setShown] = useState<MomentKey | null>(null)
  const [came, setCame] = useState(false)
  const { host } = useServices()
  const origin = useRef<HTMLButtonElement>(null)
  return {
    shown,
    show: (moment: MomentKey | null) => {
      setShown(moment)
      setCame(false)
    },
    see: (moment: MomentKey, from: HTMLButtonElement) => {
      setShown(moment)
      setCame(true)
      origin.current = from
      const figure = document.getElementById(figureId) as HTMLDetailsElement | null
      if (figure) figure.open = true
      goTo(figure, 'start', host)
    },
    /** Back to the sentence that led here, if one did. */
    back: came ? () => goTo(origin.current, 'center', host) : null,
  }
}
export type Seeing = ReturnType<typeof useSeeing>

/** From a sentence to the cards it counts. */
export const See = ({ moment, seeing }: { moment: MomentKey; seeing: Seeing }) => (
  <button type="button" className={seeClass} onClick={({ currentTarget }) => seeing.see(moment, currentTarget)}>
    {useTexts('result').parts.show()}
  </button>
)
