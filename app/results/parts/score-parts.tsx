import { css, cx } from '@linaria/core'
import type { Results } from '../../../contract/results.ts'
import { claimSentence, claimsOf } from '../../../i18n/claim-sentence.ts'
import { scoreSum, signedPoints } from '../../../i18n/score-sum.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { minor, small, soft } from '../../ui/text.ts'
import { Claims } from '../claims.tsx'
import { Disclosure, textDisclosure } from '../disclosure.tsx'
import { LearnMore } from '../learn-more.tsx'
import { type MomentFocus, MomentLink } from '../own-game/moment-focus.tsx'
import { late } from '../page.ts'

const part = css`
  container-type: inline-size;
  display: grid;
  gap: var(--space-1);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
`
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  max-width: none;
  > strong {
    font-weight: var(--semibold);
  }
`
const points = css`
  flex-wrap: nowrap;
  > strong {
    color: var(--termsAndConditionColor);
    white-space: nowrap;
  }
`
const bars = css`
  display: grid;
  grid-template-columns: auto minmax(20%, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  > p {
    display: contents;
  }
  /* Words above their bar, which would be too short to compare beside them. */
  @container (max-width: 23rem) {
    display: block;
    > p {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 var(--space-3);
      line-height: var(--leading-snug);
    }
    svg {
      grid-area: 2 / 1 / auto / -1;
    }
    > p + p {
      margin-top: 0.375rem;
    }
  }
  svg {
    width: 100%;
    height: 0.75rem;
    border: 1px solid var(--lineStrong);
    border-radius: 1rem;
    scale: var(--forward) 1;
  }
  rect {
    height: 100%;
    fill: var(--colorSecondary);
  }
`
const sum = css`
  padding-top: var(--space-3);
`
const further = css`
  margin-bottom: calc(-1 * var(--space-3));
  > details[open] {
    flex-basis: 100%;
  }
`

/** What the score is made of: two counts with their points, and a sum that adds up; from each sentence it leads to the cards it counts. */
export const ScoreParts = ({ results, focus }: { results: Results; focus: MomentFocus }) => {
  const { parts: texts, how } = useTexts('result')
  const profile = useTexts('profile')
  const { claims, parts, risk_score: score, reference_group } = results
  const [cards, losses, ...limits] = claimsOf(claims, 'part_')
  if (!cards || !losses) return null
  const { cards: count = 0, median = 0 } = cards.counts
  const { left_losses, losses: lossCount, left_wins, wins } = losses.counts
  const left = [
    { what: texts.afterLosses(), count: left_losses ?? 0, of: lossCount ?? 0 },
    { what: texts.afterWins(), count: left_wins ?? 0, of: wins ?? 0 },
  ]
  return (
    <Sheet>
      <div className={late}>
        <h2>{texts.title({ score })}</h2>
        <div className={part}>
          <Head title={texts.cards()} change={parts.bad_share} />
          <CardEdges count={count} median={median} label={texts.outOf({ count, of: 60 })} />
          <p className={cx(small, soft)}>
            <Dashes /> {claimSentence(cards, { profile })}
          </p>
        </div>
        <div className={part}>
          <Head title={texts.losses()} change={parts.loss_effect} />
          <div className={cx(small, bars)}>
            {left.map(({ what, count, of }) => (
              <p key={what}>
                <span>{what}</span>
                <svg aria-hidden="true">
                  <rect width={`${(100 * count) / (of || 1)}%`} />
                </svg>
                <span>{texts.outOf({ count, of })}</span>
              </p>
            ))}
          </div>
        </div>
        <p className={cx(line, sum)}>
          <span className={cx(small, soft)}>{texts.average()}</span> <strong>{scoreSum(parts, score).text}</strong>
        </p>
        <Claims claims={limits} className={cx(small, soft)} />
        <div className={cx(line, further)}>
          <Disclosure name="parts" className={textDisclosure} summary={how()}>
            <p>{texts.counted()}</p>
            <MomentLink moment="cards" focus={focus} />
            <p>{texts.model()}</p>
            <Claims claims={[losses]} />
            <MomentLink moment="left_losses" focus={focus} />
          </Disclosure>
          <LearnMore group={reference_group} />
        </div>
      </div>
    </Sheet>
  )
}

/** What is counted, and by how many points it moves the score. */
const Head = ({ title, change }: { title: string; change: number }) => (
  <div className={cx(line, points)}>
    <h3 className={minor}>{title}</h3>
    <strong>{signedPoints(change)}</strong>
  </div>
)

const edges = css`
  width: 100%;
  height: 2.375rem;
  overflow: visible;
  scale: var(--forward) 1;
  > * {
    vector-effect: non-scaling-stroke;
  }
`
const losing = css`
  fill: var(--colorSecondary);
`
const other = css`
  fill: var(--surface);
  stroke: var(--lineStrong);
`
const gap = css`
  stroke: var(--surface);
  stroke-width: 5;
`
const dashed = css`
  stroke: var(--ink);
  stroke-width: 1.75;
  stroke-dasharray: 3.5 2.5;
`
const dashes = css`
  display: inline-block;
  width: 0.5rem;
  height: 1rem;
  vertical-align: -0.15em;
`

const [edgeCount, step, thickness] = [60, 5.2, 3.9]
const row = (from: number, to: number, top: number, height: number) =>
  Array.from(
    { length: to - from },
    (_, i) => `M${((from + i) * step + 0.65).toFixed(2)} ${top}h${thickness}v${height}h-${thickness}Z`,
  ).join('')

/** The last 60 cards from their edge: those of losing decks first, taller and filled; dashed: what half of the volunteers took at most. */
const CardEdges = ({ count, median, label }: { count: number; median: number; label: string }) => (
  <svg className={edges} viewBox={`0 0 ${edgeCount * step} 38`} preserveAspectRatio="none" role="img" aria-label={label}>
    <path className={losing} d={row(0, count, 3, 32)} />
    <path className={other} d={row(count, edgeCount, 7, 24)} />
    <path className={gap} d={`M${median * step} 0V38`} />
    <path className={dashed} d={`M${median * step} 0V38`} />
  </svg>
)

/** The sign of the volunteers in the picture, beside the words for it. */
const Dashes = () => (
  <svg className={dashes} viewBox="0 0 8 16" aria-hidden="true">
    <path className={dashed} d="M4 0V16" />
  </svg>
)
