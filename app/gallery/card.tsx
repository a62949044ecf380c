import { css } from '@linaria/core'
import type { OperatorView } from '../../contract/operator-view.ts'
import { Thumbnail } from './thumbnail.tsx'
import { traitNames, traits } from './traits.ts'

const card = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  background: var(--surface);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-1);
`
const screens = css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-3);
`
const facts = css`
  font-size: var(--text-xs);
  color: var(--inkSoft);
  max-width: none;
`

/** The scenes of the workbench that show an operator best. */
const scenes = ['landing/first-visit', 'game/win', 'feedback/risky']

/** One operator: its screens in one language, and what it is made of. */
export const OperatorCard = ({
  operator,
  language = operator.defaultLanguage,
}: {
  operator: OperatorView
  language: string | undefined
}) => (
  <article className={card} id={operator.id}>
    <h2>{operator.name}</h2>
    <div className={screens}>
      {scenes.map((scene) => (
        <Thumbnail
          key={scene}
          title={`${operator.name}: ${scene}`}
          address={`/workbench/?${new URLSearchParams({ operator: operator.id, language: language || operator.defaultLanguage })}#${scene}`}
        />
      ))}
    </div>
    <p className={facts}>
      {operator.id}: {traitNames.map((trait) => `${trait} ${traits[trait](operator).join(', ')}`).join('; ')}
    </p>
  </article>
)
