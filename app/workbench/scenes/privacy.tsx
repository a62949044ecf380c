import { Privacy } from '../../screens/privacy/privacy.tsx'
import type { Scene } from '../scene.tsx'

export const scenes: readonly Scene[] = [{ name: 'statement', render: () => <Privacy /> }]
