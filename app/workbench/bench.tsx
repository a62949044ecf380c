import { Shell } from '../shell/shell.tsx'
import { useStore } from '../use-store.ts'
import { Contents } from './contents.tsx'
import { findScene } from './scene.ts'

const hashStore = {
  get: () => location.hash.slice(1),
  subscribe: (listener: () => void) => {
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  },
}

/** The scene the address names after `#`, or the list of all. */
export const Bench = () => {
  const hash = useStore(hashStore)
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
