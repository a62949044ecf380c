import { useSyncExternalStore } from 'react'
import { Shell } from '../shell/shell.tsx'
import { Contents } from './contents.tsx'
import { findScene } from './scene.ts'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The scene the address names after `#`, or the list of all. */
export const Bench = () => {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  const scene = findScene(hash)
  return (
    <Shell>
      {scene ? (
        <div key={hash} data-scene={hash}>
          {scene.render()}
        </div>
      ) : (
        <Contents />
      )}
    </Shell>
  )
}
