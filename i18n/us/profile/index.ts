import eng from '../../eng/profile/index.ts'
import type { NamespaceProfileTranslation } from '../../i18n-types.ts'
import { vary } from '../../vary.ts'

export default vary<typeof eng, NamespaceProfileTranslation>(eng, {
  claims: {
    verdict_low_risk: 'In this game you showed low-risk (non-risky) behavior.',
    verdict_medium_risk: 'In this game you showed medium-risk behavior.',
    verdict_risky: 'In this game you showed risky behavior.',
    verdict_high_risk: 'In this game you showed high-risk behavior.',
    verdict_towards_middle: 'Scores as far from the middle as yours usually move back toward it.',
  },
})
