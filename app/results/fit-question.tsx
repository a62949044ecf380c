import { css } from '@linaria/core'
import { useState } from 'react'
import type { Claim } from '../../contract/claims.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { offPaper } from '../theme/states.ts'
import { Button } from '../ui/button.tsx'
import { label, small } from '../ui/text.ts'
import { useShownMeasures } from '../use-shown-measures.ts'

const answers = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-1);
  > * {
    flex: 1 1 4rem;
    padding-inline: var(--space-3);
    font-size: var(--text-sm);
  }
`

/** The claims that describe play, beside those on the habits shown: an answer counts for each of them. */
const describing = ['verdict_low_risk', 'verdict_medium_risk', 'verdict_risky', 'verdict_high_risk', 'part_losing', 'part_losses', 'guess_']

/** Whether the result describes how the player played: one tap, counted by claim and without identity. It may get lost, which the player never sees. */
export const FitQuestion = ({ claims }: { claims: readonly Claim[] }) => {
  const { fits } = useTexts('result')
  const { common } = useTexts()
  const { count } = useServices()
  const habits = useShownMeasures().map((measure) => `habit_${measure}_`)
  const [isAnswered, setIsAnswered] = useState(false)
  const names = { fits_yes: common.yes, fits_partly: fits.partly, fits_no: common.no }
  const answer = (event: keyof typeof names) => {
    setIsAnswered(true)
    for (const { key } of claimsOf(claims, ...describing, ...habits)) count(event, key)
  }
  return (
    <div className={offPaper}>
      <h2 className={label}>{fits.question()}</h2>
      <div aria-live="polite">{isAnswered && <p className={small}>{fits.thanks()}</p>}</div>
      {!isAnswered && (
        <div className={answers}>
          {(['fits_yes', 'fits_partly', 'fits_no'] as const).map((event) => (
            <Button key={event} kind="quiet" onClick={() => answer(event)}>
              {names[event]()}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
