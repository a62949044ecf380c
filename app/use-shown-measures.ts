import { shownMeasures } from '../i18n/set-info.ts'
import { useLanguage } from './i18n/texts-context.tsx'
import { useOperator } from './services.ts'

/** The measures that the decision profile shows, in its order. */
export const useShownMeasures = () => shownMeasures(useLanguage().info, useOperator().measures)
