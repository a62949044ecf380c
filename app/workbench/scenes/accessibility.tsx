import { AccessibilityView } from '../../screens/accessibility/accessibility-view.tsx'
import type { Scene } from '../scene.ts'

export const scenes: readonly Scene[] = [
  { name: 'statement', render: () => <AccessibilityView operator="Gamalyze" contact="contact@gamalyze.example" /> },
]
