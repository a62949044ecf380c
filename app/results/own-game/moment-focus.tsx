import { useRef, useState } from 'react'
import type { MomentKey } from '../../../contract/own-game.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'
import { goTo } from '../go-to.tsx'
import { textLink } from '../page.ts'

/** Of the figure, where the focus goes. */
export const figureId = 'your-game'

/** Which sentence is shown in the picture of the player's game, and how to move between the two. */
export const useMomentFocus = () => {
  const [shown, setShown] = useState<MomentKey | null>(null)
  const [fromSentence, setFromSentence] = useState(false)
  const { host } = useServices()
  const origin = useRef<HTMLButtonElement>(null)
  return {
    shown,
    show: (moment: MomentKey | null) => {
      setShown(moment)
      setFromSentence(false)
    },
    open: (moment: MomentKey, from: HTMLButtonElement) => {
      setShown(moment)
      setFromSentence(true)
      origin.current = from
      const figure = document.getElementById(figureId) as HTMLDetailsElement | null
      if (figure) figure.open = true
      goTo(figure, 'start', host)
    },
    /** Back to the sentence that led here, if one did. */
    back: fromSentence ? () => goTo(origin.current, 'center', host) : null,
  }
}
export type MomentFocus = ReturnType<typeof useMomentFocus>

/** From a sentence to the cards it counts. */
export const MomentLink = ({ moment, focus }: { moment: MomentKey; focus: MomentFocus }) => (
  <button type="button" className={textLink} onClick={({ currentTarget }) => focus.open(moment, currentTarget)}>
    {useTexts('result').parts.show()}
  </button>
)
