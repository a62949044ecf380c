import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { comparisonTexts } from '../../i18n/comparison.ts'
import { useFormats, useTexts } from '../i18n/texts-context.tsx'
import { label } from '../ui/heading.ts'
import { ComparisonDots } from './comparison-dots.tsx'

type Props = { results: Results }

/** The score among those of others: in sentences, and a hundred dots that say the same. `percentile` counts those below. */
export const Percentile = ({ results }: Props) => {
  const profile = useTexts('profile')
  const texts = useTexts().feedback
  const { percent } = useFormats()
  const compared = comparisonTexts(results, profile)
  if (!compared) return null
  return (
    <>
      <h2 className={label}>{texts.percentile()}</h2>
      <p className={finding}>{stress(compared.words, percent(compared.share))}</p>
      <ComparisonDots percentile={results.percentile} />
    </>
  )
}

/** What the dots are, and who the others. */
export const PercentileKey = ({ results: { reference_group } }: Props) => {
  const { name, n } = reference_group
  const texts = useTexts().feedback
  return (
    <p>
      {texts.dots()} {name === 'installation' ? texts.comparedPlayers({ n }) : texts.comparedVolunteers({ n })}
    </p>
  )
}

/** What was found, in words above its picture. */
export const finding = css`
  font-weight: var(--medium);
  line-height: 1.45;
  > strong {
    font-weight: var(--semibold);
    color: var(--colorPrimary);
  }
`

/** The sentence with its `part` in bold. */
export const stress = (sentence: string, part: string): ReactNode => {
  const [before, ...after] = sentence.split(part)
  return after.length === 0 ? (
    sentence
  ) : (
    <>
      {before}
      <strong>{part}</strong>
      {after.join(part)}
    </>
  )
}
