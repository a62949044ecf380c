import { lazy, Suspense, useState } from 'react'
import type { Results } from '../../contract/results.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { Button, type ButtonKind } from '../ui/button.tsx'

const LearnMoreDialog = lazy(() =>
  import('../dialogs/learn-more/learn-more-dialog.tsx').then(({ LearnMoreDialog }) => ({ default: LearnMoreDialog })),
)

/** Opens what the result means and how the test was checked. */
export const LearnMore = ({ group, kind }: { group: Results['reference_group']; kind: ButtonKind }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind={kind} onClick={() => setIsOpen(true)}>
        {useTexts().feedback.learnMore()}
      </Button>
      {isOpen && (
        <Suspense>
          <LearnMoreDialog group={group} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
