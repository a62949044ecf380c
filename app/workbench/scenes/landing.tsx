import { TermsDialog } from '../../dialogs/terms/terms-dialog.tsx'
import { LandingView } from '../../screens/landing/landing-view.tsx'
import { NotKeptView, TimedOut } from '../../screens/landing/notices.tsx'
import { TermsForm } from '../../screens/landing/terms-form.tsx'
import { nothing, Pressed, type Scene } from '../scene.tsx'

const form = <TermsForm accepted={false} onAccept={nothing} onTerms={nothing} onStart={nothing} />

/** The form after a press on this. */
const pressed = (on: string) => (
  <Pressed on={on}>
    <LandingView>{form}</LandingView>
  </Pressed>
)

export const scenes: readonly Scene[] = [
  { name: 'first-visit', render: () => <LandingView>{form}</LandingView> },
  {
    name: 'accepted',
    render: () => (
      <LandingView>
        <TermsForm accepted onAccept={nothing} onTerms={nothing} onStart={nothing} />
      </LandingView>
    ),
  },
  { name: 'must-accept', render: () => pressed('[type=submit]') },
  { name: 'not-accepted', render: () => pressed('[value=no]') },
  { name: 'age-mark', render: () => <LandingView ageMark={18}>{form}</LandingView> },
  { name: 'linked', render: () => <LandingView account="Quiet Hour">{form}</LandingView> },
  { name: 'timed-out', render: () => <LandingView notices={<TimedOut />}>{form}</LandingView> },
  {
    name: 'storage-blocked',
    render: () => (
      <LandingView>
        {form}
        <NotKeptView />
      </LandingView>
    ),
  },
  {
    name: 'terms',
    render: () => (
      <>
        <LandingView>{form}</LandingView>
        <TermsDialog onClose={nothing} />
      </>
    ),
  },
]
