import { css } from '@linaria/core'
import type { Results } from '../../../contract/results.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Dialog, prose } from '../../ui/dialog.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { link } from '../../ui/text.ts'
import { useShownMeasures } from '../../use-shown-measures.ts'

const measureList = css`
  display: grid;
  gap: var(--space-2);
  > div {
    max-width: var(--measure);
  }
  dt {
    font-weight: var(--semibold);
  }
`

/** What the numbers mean, and what they cannot say. */
export const LearnMoreDialog = ({ group, onClose }: { group: Results['reference_group']; onClose: () => void }) => {
  const { common, shell, feedback } = useTexts()
  const { learnMore, measures } = useTexts('profile')
  const { others } = useTexts('result')
  const shownMeasures = useShownMeasures()
  return (
    <Dialog title={learnMore.title()} wide onClose={onClose} closeLabel={common.close()}>
      <div className={prose}>
        <h3>{learnMore.score.title()}</h3>
        <p>{learnMore.score.text()}</p>
        <h3>{learnMore.range.title()}</h3>
        <p>{learnMore.range.text()}</p>
        <h3>{others.title()}</h3>
        {/* Only the research volunteers took part in research. */}
        <p>{group.name === 'installation' ? feedback.comparedPlayers({ n: group.n }) : learnMore.comparison({ n: group.n })}</p>
        <h3>{feedback.profile()}</h3>
        <p>{learnMore.profile()}</p>
        <dl className={measureList}>
          {shownMeasures.map((measure) => (
            <div key={measure}>
              <dt>{measures[measure].name()}</dt>
              <dd>{measures[measure].explanation()}</dd>
            </div>
          ))}
        </dl>
        <h3>{learnMore.limits.title()}</h3>
        <p>
          {learnMore.limits.text()} {learnMore.limits.low()}
        </p>
        <p>
          <OutsideLink className={link} href="/method-card" newTab aria-label={shell.opensWindow({ name: learnMore.methodCard() })}>
            {learnMore.methodCard()}
          </OutsideLink>
        </p>
      </div>
    </Dialog>
  )
}
