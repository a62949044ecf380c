import { type HelpView, helpView } from '../../i18n/help-views.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { useOperator, useSession } from '../services.ts'

/** Help for the place the player chose, else for the operator's market; `place` is undefined where neither is known. */
export const useHelp = (): { place: string | undefined; help: HelpView } => {
  const texts = useTexts('help')
  const { info } = useLanguage()
  const { country, limits } = useOperator()
  const place = useSession((session) => session.help_place) ?? country
  return { place, help: helpView(texts, info, place, limits) }
}
