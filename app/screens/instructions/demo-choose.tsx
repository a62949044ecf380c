import { css, cx } from '@linaria/core'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { reducedMotion } from '../../theme/breakpoints.ts'
import { Card } from '../../ui/card/card.tsx'
import { CardFace } from '../../ui/card/card-face.tsx'
import { Demo, useBeats } from './demo.tsx'

export const demoCard = css`
  flex: 0 1 var(--cardWidth);
  min-width: 0;
  transition: translate var(--motion-settle) var(--ease-out);
`
const lifted = css`
  translate: 0 -0.5rem;
  ${reducedMotion} {
    translate: none;
  }
`
const beats = [700, 1100] as const

/** One of four decks is chosen, and its top card turned. */
export const DemoChoose = () => {
  const { game, instructions } = useTexts()
  const { signedMoney } = useFormats()
  const beat = useBeats(beats)
  const face = <CardFace symbol={1} gain word={game.win()} value={signedMoney(100)} />
  return (
    <Demo label={instructions.demoChoose()}>
      <Card symbol={0} className={demoCard} />
      <Card symbol={1} className={cx(demoCard, beat > 0 && lifted)} turned={beat > 1} face={face} />
      <Card symbol={2} className={demoCard} />
      <Card symbol={3} className={demoCard} />
    </Demo>
  )
}
