import type { Results } from '../../contract/results.ts'
import { claimsOf } from '../../i18n/claim-sentence.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'
import { Claims } from './claims.tsx'

/** What the score is made of, in counts. */
export const ScoreParts = ({ results }: { results: Results }) => (
  <Sheet slim>
    <Stack space={2}>
      <Claims claims={claimsOf(results.claims, 'part_', 'count_one_deck')} />
    </Stack>
  </Sheet>
)
