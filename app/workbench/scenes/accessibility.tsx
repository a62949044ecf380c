import { AccessibilityView } from '../../screens/accessibility/accessibility.tsx'
import type { Scene } from '../scene.tsx'

export const scenes: readonly Scene[] = [
  { name: 'statement', render: () => <AccessibilityView operator="Gamalyze" contact="contact@gamalyze.example" /> },
]
