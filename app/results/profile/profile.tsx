import { css, cx } from '@linaria/core'
import type { Results } from '../../../contract/results.ts'
import { isEarlierMethod } from '../../../contract/stated.ts'
import { claimsOf } from '../../../i18n/claim-sentence.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { small, soft } from '../../ui/text.ts'
import { useShownMeasures } from '../../use-shown-measures.ts'
import { Claims } from '../claims.tsx'
import { Trait } from './trait.tsx'

const intro = css`
  margin-block: var(--space-1) var(--space-3);
`

/** The decision profile: four measures in English, two elsewhere. Of an earlier method, which meant something else, the levels alone. */
export const Profile = ({ results }: { results: Results }) => {
  const { feedback } = useTexts()
  const profile = useTexts('profile')
  const measures = useShownMeasures()
  return (
    <>
      <h2>{feedback.profile()}</h2>
      {measures.some((measure) => results.levels[measure].named) && <p className={cx(small, soft, intro)}>{feedback.profileText()}</p>}
      {measures.map((measure) => (
        <Trait key={measure} measure={measure} results={results}>
          {!isEarlierMethod(results) && (
            <>
              <Claims claims={claimsOf(results.claims, `habit_${measure}_`)} />
              <p className={soft}>{profile.measures[measure].explanation()}</p>
            </>
          )}
        </Trait>
      ))}
    </>
  )
}
