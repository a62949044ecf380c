import { Crash } from '../../routing/crash.tsx'
import { NotFound } from '../../screens/not-found/not-found.tsx'
import { type Barrier, UnauthorizedView } from '../../screens/unauthorized/unauthorized-view.tsx'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

const unauthorized = (barrier: Barrier, trying = false) => (
  <UnauthorizedView barrier={barrier} contact="contact@gamalyze.example" trying={trying} onTryAgain={nothing} />
)

export const scenes: readonly Scene[] = [
  { name: 'crash', render: () => <Crash /> },
  { name: 'not-found', render: () => <NotFound /> },
  { name: 'unauthorized', render: () => unauthorized('refused') },
  { name: 'unauthorized-trying', render: () => unauthorized('refused', true) },
  { name: 'access-ended', render: () => unauthorized('ended') },
  { name: 'many-tries', render: () => unauthorized('many') },
  { name: 'unreachable', render: () => unauthorized('unreachable') },
  { name: 'paused', render: () => unauthorized('paused') },
]
