import { css, cx } from '@linaria/core'
import type { Results } from '../../../contract/results.ts'
import { levelCuts, liesInNamed } from '../../../contract/scales.ts'
import { claimSentence } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { small, soft } from '../../ui/text.ts'
import { useShownMeasures } from '../../use-shown-measures.ts'
import { Trait } from './trait.tsx'

const intro = css`
  margin-block: var(--space-1) var(--space-3);
`

/** The decision profile: four measures in English, two elsewhere. */
export const Profile = ({ results }: { results: Results }) => {
  const { feedback } = useTexts()
  const profile = useTexts('profile')
  const measures = useShownMeasures()
  const { levels, interval, claims } = results
  return (
    <>
      <h2>{feedback.profile()}</h2>
      <p className={cx(small, soft, intro)}>{feedback.profileText()}</p>
      {measures.map((measure) => {
        const habit = claims.find(({ key }) => key.startsWith(`habit_${measure}_`))
        const names: Record<string, () => string> = profile.levels[measure]
        return (
          <Trait
            key={measure}
            measure={measure}
            name={profile.measures[measure].name()}
            level={levels[measure]}
            nameOf={(level) => names[level]?.() ?? ''}
            value={liesInNamed(measure, results[measure], levels[measure]) ? results[measure] : undefined}
            interval={interval[measure]}
            cuts={levelCuts[measure]}
          >
            {habit && <p>{claimSentence(habit, { profile })}</p>}
            <p className={soft}>{profile.measures[measure].explanation()}</p>
          </Trait>
        )
      })}
    </>
  )
}
