import { css } from '@linaria/core'
import { startScore } from '../../contract/constants.ts'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { AnimatedCounter } from '../ui/animated-counter.tsx'

const line = css`
  font-size: var(--text-sm);
  line-height: 1.35;
  color: var(--inkSoft);
  > b {
    color: var(--ink);
    white-space: nowrap;
  }
`

/** The end balance in money units. */
export const FinalScore = ({ score, animate }: { score: number; animate: boolean }) => {
  const texts = useTexts().feedback
  const { money } = useFormats()
  return (
    <span className={line}>
      {texts.finalScore()}{' '}
      <b>
        <AnimatedCounter from={startScore} to={score} format={money} animate={animate} />
      </b>
    </span>
  )
}
