import { css, cx } from '@linaria/core'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { below600 } from '../../theme/breakpoints.ts'
import { Card } from '../../ui/card/card.tsx'
import { CardFace } from '../../ui/card/card-face.tsx'
import { Demo, useBeats } from './demo.tsx'
import { demoCard } from './demo-choose.tsx'

/** On a phone the two cards that turn have the picture for themselves. */
const outer = css`
  ${below600} {
    display: none;
  }
`

const beats = [600, 1400] as const

/** One card brings a win, the next one a loss; both look alike. */
export const DemoWinLoss = () => {
  const { game, instructions } = useTexts()
  const { signedMoney } = useFormats()
  const beat = useBeats(beats)
  const win = <CardFace symbol={1} gain word={game.win()} value={signedMoney(100)} />
  const loss = <CardFace symbol={2} gain={false} word={game.loss()} value={signedMoney(-150)} />
  return (
    <Demo label={instructions.demoWinLoss()}>
      <Card symbol={0} className={cx(demoCard, outer)} />
      <Card symbol={1} className={demoCard} turned={beat > 0} face={win} />
      <Card symbol={2} className={demoCard} turned={beat > 1} face={loss} />
      <Card symbol={3} className={cx(demoCard, outer)} />
    </Demo>
  )
}
