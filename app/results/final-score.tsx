import { css, cx } from '@linaria/core'
import { startScore } from '../../contract/constants.ts'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { AnimatedCounter } from '../ui/animated-counter.tsx'
import { Stack } from '../ui/stack.tsx'
import { label, small, soft } from '../ui/text.ts'

const figure = css`
  font-size: var(--text-2xl);
  line-height: 1.1;
  font-weight: var(--semibold);
  letter-spacing: -0.02em;
  color: var(--colorPrimary);
`

/** The end balance in money units. */
export const FinalScore = ({ score, animate }: { score: number; animate: boolean }) => {
  const texts = useTexts().feedback
  const { money } = useFormats()
  return (
    <Stack space={2}>
      <h2 className={label}>{texts.finalScore()}</h2>
      <p className={figure}>
        <AnimatedCounter from={startScore} to={score} format={money} animate={animate} />
      </p>
      <p className={cx(small, soft)}>{texts.finalScoreText({ start: startScore })}</p>
    </Stack>
  )
}
