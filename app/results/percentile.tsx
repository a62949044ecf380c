import { css, cx } from '@linaria/core'
import type { Results } from '../../contract/results.ts'
import { claimSentence } from '../../i18n/claim-sentence.ts'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { Stack } from '../ui/stack.tsx'
import { label, small, soft } from '../ui/text.ts'
import { ComparisonDots } from './comparison-dots.tsx'
import { stress } from './stress.tsx'

const sentence = css`
  font-size: var(--text-lg);
  line-height: 1.4;
`

type Props = { results: Results }

/** The score among those of others: a sentence, and a hundred dots that say the same. `percentile` counts those below. */
export const Percentile = ({ results }: Props) => {
  const { percentile, claims, reference_group } = results
  const { name, n } = reference_group
  const profile = useTexts('profile')
  const texts = useTexts().feedback
  const { percent } = useFormats()
  const claim = claims.find(({ key }) => key === 'verdict_higher_than' || key === 'verdict_lower_than')
  if (!claim) return null
  return (
    <Stack>
      <Stack space={2}>
        <h2 className={label}>{texts.percentile()}</h2>
        <p className={sentence}>{stress(claimSentence(claim, { profile }), percent(claim.counts.share ?? 0))}</p>
      </Stack>
      <ComparisonDots percentile={percentile} />
      <p className={cx(small, soft)}>
        {texts.dots()} {name === 'installation' ? texts.comparedPlayers({ n }) : texts.comparedVolunteers({ n })}
      </p>
    </Stack>
  )
}
