import type { ComponentProps } from 'react'
import { Crash } from '../../routing/crash.tsx'
import { NotFound } from '../../screens/not-found/not-found.tsx'
import { type Barrier, UnauthorizedView } from '../../screens/unauthorized/unauthorized-view.tsx'
import { nothing, type Scene } from '../scene.tsx'

const site = { name: 'Gamalyze', href: 'https://gamalyze.example/' }
const unauthorized = (barrier: Barrier, more: Partial<ComponentProps<typeof UnauthorizedView>> = {}) => (
  <UnauthorizedView barrier={barrier} contact="contact@gamalyze.example" site={site} trying={false} onTryAgain={nothing} {...more} />
)
/** Its countdown has stopped at its end. */
const next = new Date(0)

export const scenes: readonly Scene[] = [
  { name: 'crash', render: () => <Crash /> },
  { name: 'not-found', render: () => <NotFound /> },
  { name: 'unauthorized', render: () => unauthorized('refused') },
  { name: 'unauthorized-trying', render: () => unauthorized('refused', { trying: true }) },
  { name: 'access-ended', render: () => unauthorized('ended') },
  { name: 'many-tries', render: () => unauthorized('many', { next }) },
  { name: 'unreachable', render: () => unauthorized('unreachable', { next }) },
  { name: 'paused', render: () => unauthorized('paused') },
  { name: 'closed', render: () => unauthorized('closed') },
]
