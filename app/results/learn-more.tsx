import { lazy, Suspense, useState } from 'react'
import type { Results } from '../../contract/results.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { textLink } from './page.ts'

const LearnMoreDialog = lazy(() =>
  import('../dialogs/learn-more/learn-more-dialog.tsx').then(({ LearnMoreDialog }) => ({ default: LearnMoreDialog })),
)

/** What the numbers mean, on request. */
export const LearnMore = ({ group, className = textLink }: { group: Results['reference_group']; className?: string }) => {
  const texts = useTexts().feedback
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setIsOpen(true)}>
        {texts.learnMore()}
      </button>
      {isOpen && (
        <Suspense>
          <LearnMoreDialog group={group} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
