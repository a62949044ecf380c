import { css, cx } from '@linaria/core'
import type { Results } from '../../../contract/results.ts'
import { levelCuts } from '../../../contract/scales.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { soft } from '../../ui/text.ts'
import { Trait } from './trait.tsx'

const intro = css`
  margin-block: var(--space-2) var(--space-5);
`

/** The decision profile: four measures in English, two elsewhere. */
export const Profile = ({ results }: { results: Results }) => {
  const { feedback } = useTexts()
  const texts = useTexts('profile')
  const four = useLanguage().info.english
  const { levels, texts: keys, interval, quality } = results
  const shared = (measure: keyof typeof levelCuts) => ({
    name: texts.measures[measure].name(),
    probability: levels[measure].probability,
    nearBorder: levels[measure].near_border,
    firm: quality.firm,
    value: results[measure],
    interval: interval[measure],
    cuts: levelCuts[measure],
  })
  return (
    <>
      <h2>{feedback.profile()}</h2>
      <p className={cx(soft, intro)}>{four ? feedback.profileTextFour() : feedback.profileTextTwo()}</p>
      <Trait {...shared('arew')} level={texts.levels.arew[levels.arew.level]()}>
        {texts.arew[levels.arew.level][keys.arew]()}
      </Trait>
      <Trait {...shared('apun')} level={texts.levels.apun[levels.apun.level]()}>
        {texts.apun[levels.apun.level][keys.apun]()}
      </Trait>
      {four && (
        <>
          <Trait {...shared('betaF')} level={texts.levels.betaF[levels.betaF.level]()}>
            {texts.betaF[levels.betaF.level]()}
          </Trait>
          <Trait {...shared('betaP')} level={texts.levels.betaP[levels.betaP.level]()}>
            {texts.betaP[levels.betaP.level]()}
          </Trait>
        </>
      )}
    </>
  )
}
