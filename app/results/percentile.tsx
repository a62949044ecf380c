import { css, cx } from '@linaria/core'
import type { Results } from '../../contract/results.ts'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { Stack } from '../ui/stack.tsx'
import { label, small, soft } from '../ui/text.ts'
import { ComparisonDots } from './comparison-dots.tsx'
import { stress } from './stress.tsx'

const sentence = css`
  font-size: var(--text-lg);
  line-height: 1.4;
`

type Props = Pick<Results, 'percentile' | 'reference_group'>

/** The score among those of others: a sentence, and a hundred dots that say the same. `percentile` counts those below. */
export const Percentile = ({ percentile, reference_group: { name, n } }: Props) => {
  const texts = useTexts().feedback
  const { percent } = useFormats()
  const higher = percentile >= 50
  const share = higher ? percentile : 100 - percentile
  return (
    <Stack>
      <Stack space={2}>
        <h2 className={label}>{texts.percentile()}</h2>
        <p className={sentence}>{stress(higher ? texts.percentileHigher({ share }) : texts.percentileLower({ share }), percent(share))}</p>
      </Stack>
      <ComparisonDots percentile={percentile} />
      <p className={cx(small, soft)}>
        {texts.dots()} {name === 'installation' ? texts.comparedPlayers({ n }) : texts.comparedVolunteers({ n })}
      </p>
    </Stack>
  )
}
