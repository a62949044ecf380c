import { InstructionsView } from '../../screens/instructions/instructions-view.tsx'
import { nothing, type Scene } from '../scene.tsx'

const view = (step: number, running = false, phone = false) => (
  <InstructionsView step={step} running={running} phone={phone} onBack={nothing} onSkip={nothing} onNext={nothing} />
)

export const scenes: readonly Scene[] = [
  { name: 'first', render: () => view(0) },
  { name: 'second', render: () => view(1) },
  { name: 'third', render: () => view(2) },
  { name: 'phone', render: () => view(0, false, true) },
  { name: 'running-game', render: () => view(2, true) },
]
