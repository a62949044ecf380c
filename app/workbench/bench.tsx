import { css } from '@linaria/core'
import { sets } from '../../i18n/sets.ts'
import { Shell } from '../shell/shell.tsx'
import { useStore } from '../use-store.ts'
import { findScene, groups } from './scenes.ts'

const hashStore = {
  get: () => location.hash.slice(1),
  subscribe: (listener: () => void) => {
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  },
}

/** The scene the address names after `#`, or the list of all. `query` tells those who wait for it that it is that of this address. */
export const Bench = ({ query }: { query: string }) => {
  const hash = useStore(hashStore)
  const scene = findScene(hash)
  return (
    <Shell>
      {scene ? (
        <div key={hash} data-scene={hash} data-query={query}>
          {scene.render()}
        </div>
      ) : (
        <Contents query={query} />
      )}
    </Shell>
  )
}

const page = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: var(--space-5);
  padding: var(--space-6);
  background: var(--surface);
  > * {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  h2 {
    font-size: var(--text-lg);
  }
`

const withQuery = (key: 'language' | 'scheme', value: string) => {
  const query = new URLSearchParams(location.search)
  query.set(key, value)
  return `?${query}`
}

/** The list of all scenes. `?operator=`, `?language=` and `?scheme=` go before the `#` of any address. */
export const Contents = ({ query }: { query: string }) => (
  <div className={page} data-contents data-query={query}>
    {groups.map(({ group, scenes }) => (
      <section key={group}>
        <h2>{group}</h2>
        {scenes.map(({ name }) => (
          <a key={name} href={`#${group}/${name}`}>
            {name}
          </a>
        ))}
      </section>
    ))}
    <section>
      <h2>scheme</h2>
      {['light', 'dark'].map((scheme) => (
        <a key={scheme} href={withQuery('scheme', scheme)}>
          {scheme}
        </a>
      ))}
    </section>
    <section>
      <h2>language</h2>
      {Object.entries(sets).map(([key, { name }]) => (
        <a key={key} href={withQuery('language', key)}>
          {name} ({key})
        </a>
      ))}
    </section>
  </div>
)
