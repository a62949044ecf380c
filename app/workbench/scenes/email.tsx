import type { EmailState } from '../../dialogs/email/email-state.ts'
import { EmailView } from '../../dialogs/email/email-view.tsx'
import { nothing, type Scene } from '../scene.tsx'
import { scenes as reports } from './full-report.tsx'

const states: readonly EmailState[] = [
  'fill_in',
  'sending',
  'sent',
  'invalid',
  'rejected',
  'failed',
  { refused: 'ofNetwork', until: new Date(2026, 10, 23, 1) },
]

export const scenes: readonly Scene[] = states.map((state) => ({
  name: typeof state === 'object' ? 'refused' : state.replace('_', '-'),
  render: () => (
    <>
      {reports[0]?.render()}
      <EmailView state={state} onSend={nothing} onClose={nothing} />
    </>
  ),
}))
