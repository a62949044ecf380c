import type { PageView } from '../../../contract/console/page-calls.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { ActionButton } from '../../ui/use-action.tsx'
import { savePages, withPage } from './origins.tsx'
import { standingOf } from './page-standing.ts'

/** Makes a page that is not among the operator's a preview, by one press of a member who may. */
export const AddPreview = ({ origin, view }: { origin: string; view: PageView }) => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  if (standingOf(origin, view) !== 'unknown' || view.source !== 'console' || !may('editor')) return null
  return (
    <ActionButton kind="quiet" row act={() => savePages(id, withPage(view, origin, 'previewOrigins'))}>
      {t.page.addPreview()}
    </ActionButton>
  )
}
