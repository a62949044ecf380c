import { type HelpLineView, helpLineViews } from '../../i18n/help-line-views.ts'
import { useLanguage, useTexts } from './texts-context.tsx'

/** Help-lines for the operator's market (`view.country`) and the present language, in the language. */
export const useHelpLines = (market: string | undefined): HelpLineView[] => {
  const { helpLine } = useTexts()
  const { info } = useLanguage()
  return helpLineViews(helpLine, info, market)
}
