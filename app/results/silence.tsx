import type { ReactNode } from 'react'
import type { Results } from '../../contract/results.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'
import { Claims } from './claims.tsx'

type Props = {
  results: Results
  title: (text: string) => ReactNode
  /** What to do now. */
  actions?: ReactNode
}

/** In place of a result that may not be stated: why, and what was counted. Of an earlier method the score stands beside it. */
export const Silence = ({ results, title, actions }: Props) => {
  const texts = useTexts().feedback
  const earlier = results.score_version === 'risk-1'
  return (
    <Sheet>
      <Stack>
        {title(earlier ? texts.title() : texts.notFirm())}
        {earlier && (
          <p>
            {texts.yourScore()}: {results.risk_score}
          </p>
        )}
        <Claims claims={results.claims} />
        {actions}
      </Stack>
    </Sheet>
  )
}
