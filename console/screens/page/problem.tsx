import type { PageView, ReportedProblem } from '../../../contract/console/page-calls.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { mono } from '../../ui/code.tsx'
import { Note } from '../../ui/note.tsx'
import { AddPreview } from './add-preview.tsx'

/** What is in the way of a page's test, and what to do about it. */
export const Problem = ({ of: { code, at, origin }, view }: { of: ReportedProblem; view: PageView }) => {
  const { t, formats } = useConsoleTexts()
  return (
    <Note kind={code === 'NOT_KEPT' ? 'info' : 'bad'}>
      <p>
        <b className={mono}>{code}</b> · <time dateTime={at}>{formats.second(at)}</time>
        <br />
        {origin}
      </p>
      <p>{t.page.problems[code]()}</p>
      {code === 'FRAME_REFUSED' && <AddPreview origin={origin} view={view} />}
    </Note>
  )
}
