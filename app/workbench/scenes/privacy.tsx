import { Privacy } from '../../screens/privacy/privacy.tsx'
import type { Scene } from '../scene.ts'

export const scenes: readonly Scene[] = [{ name: 'statement', render: () => <Privacy /> }]
