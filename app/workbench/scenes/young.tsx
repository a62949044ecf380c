import type { ComponentProps } from 'react'
import { YoungView } from '../../screens/landing/young-view.tsx'
import { nothing, type Scene } from '../scene.tsx'

const young = (more: Partial<ComponentProps<typeof YoungView>>) => (
  <YoungView age={18} place="GB" deleted onPlace={nothing} onRetry={nothing} {...more} />
)

export const scenes: readonly Scene[] = [
  { name: 'deleted', render: () => young({}) },
  { name: 'not-deleted', render: () => young({ deleted: false }) },
  { name: 'no-country', render: () => young({ age: 21, place: undefined }) },
]
