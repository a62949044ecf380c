import { Crash } from '../../routing/crash.tsx'
import { NotFound } from '../../screens/not-found/not-found.tsx'
import { UnauthorizedView } from '../../screens/unauthorized/unauthorized-view.tsx'
import { nothing } from '../nothing.ts'
import type { Scene } from '../scene.ts'

export const scenes: readonly Scene[] = [
  { name: 'crash', render: () => <Crash /> },
  { name: 'not-found', render: () => <NotFound /> },
  { name: 'unauthorized', render: () => <UnauthorizedView contact="contact@gamalyze.example" trying={false} onTryAgain={nothing} /> },
  { name: 'unauthorized-trying', render: () => <UnauthorizedView contact="contact@gamalyze.example" trying onTryAgain={nothing} /> },
]
