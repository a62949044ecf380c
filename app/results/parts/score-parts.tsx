import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { Claim } from '../../../contract/claims.ts'
import { lossEffect } from '../../../contract/loss-effect.ts'
import type { MomentKey } from '../../../contract/own-game.ts'
import type { Results } from '../../../contract/results.ts'
import { volunteerCounts } from '../../../contract/volunteer-counts.ts'
import { claimsOf } from '../../../i18n/claim-sentence.ts'
import { scoreSum } from '../../../i18n/score-sum.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from768, print } from '../../theme/breakpoints.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'
import { Claims } from '../claims.tsx'
import { Strip } from './strip.tsx'

const intro = css`
  margin-top: var(--space-2);
  > strong {
    color: var(--ink);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`
const parts = css`
  display: grid;
  margin-top: var(--space-5);
  border-top: 1px solid var(--line);
  ${from768} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3) var(--space-7);
  }
  ${print} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-6);
    margin-top: var(--space-2);
    border: 0;
  }
`
const part = css`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  padding-top: var(--space-5);
  & + & {
    margin-top: var(--space-5);
    border-top: 1px solid var(--line);
  }
  /* Side by side, the strips share a base line however their words wrap. */
  ${from768} {
    grid-row: span 5;
    grid-template-rows: subgrid;
    & + & {
      margin-top: 0;
      border: 0;
    }
  }
  ${print} {
    grid-row: auto;
    grid-template-rows: none;
    padding: 0;
    gap: 0;
    & + & {
      margin-top: 0;
      border: 0;
    }
  }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  > span {
    font-size: var(--text-sm);
    font-weight: var(--medium);
    color: var(--inkSoft);
  }
`
const counts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  p {
    line-height: 1.3;
  }
  b {
    display: block;
    font-size: var(--text-xl);
    line-height: 1.2;
    font-weight: var(--semibold);
    letter-spacing: -0.02em;
    color: var(--colorPrimary);
  }
  ${print} {
    display: none;
  }
`
const after = css`
  margin-top: var(--space-5);
  ${print} {
    display: none;
  }
`
const further = css`
  margin-top: var(--space-4);
`

/** Stays after wins less stays after losses, percentage points, as the loss effect of the volunteers is counted. */
const lossEffectOf = ({ left_wins = 0, wins = 0, left_losses = 0, losses = 0 }: Claim['counts']) =>
  100 * lossEffect({ wins: { count: wins, stayed: wins - left_wins }, losses: { count: losses, stayed: losses - left_losses } })

type Props = {
  results: Results
  /** A way from a sentence to the cards it counts. */
  see?: (moment: MomentKey) => ReactNode
}

/** What the score is made of: a sum that adds up, and for each part its count, its place among the volunteers and its sentence. */
export const ScoreParts = ({ results, see }: Props) => {
  const texts = useTexts('result').parts
  const [cards, losses, ...limits] = claimsOf(results.claims, 'part_')
  const { parts: points, risk_score } = results
  if (!points || !cards || !losses) return null
  const sum = scoreSum(points)
  const moves = (change: number) =>
    change > 0 ? texts.adds({ points: change }) : change < 0 ? texts.takesOff({ points: -change }) : texts.nothing()
  const count = (value = 0, of = 0, what: string) => (
    <p>
      <b>{texts.outOf({ count: value, of })}</b>
      <span className={cx(small, soft)}>{what}</span>
    </p>
  )
  return (
    <Sheet>
      <h2>{texts.title()}</h2>
      <p className={cx(soft, intro)}>
        {texts.average()} <strong>{sum.text}</strong>
      </p>
      {sum.total !== risk_score && limits.length === 0 && <p className={soft}>{texts.ends()}</p>}
      <Claims claims={limits} className={soft} />
      <div className={parts}>
        <div className={part}>
          <div className={head}>
            <h3>{texts.cards()}</h3>
            <span>{moves(points.bad_share)}</span>
          </div>
          <div className={counts}>{count(cards.counts.cards, 60, texts.fromLosing())}</div>
          <Strip dots={volunteerCounts.losingCards.fifty} own={cards.counts.cards ?? 0} from={0} to={60} labels={['0', '60']} />
          <Claims claims={[cards]} className={small} />
          {see?.('cards')}
        </div>
        <div className={part}>
          <div className={head}>
            <h3>{texts.losses()}</h3>
            <span>{moves(points.loss_effect)}</span>
          </div>
          <div className={counts}>
            {count(losses.counts.left_losses, losses.counts.losses, texts.afterLosses())}
            {count(losses.counts.left_wins, losses.counts.wins, texts.afterWins())}
          </div>
          <Strip
            dots={volunteerCounts.lossEffect.fifty}
            own={lossEffectOf(losses.counts)}
            from={-30}
            to={75}
            turned
            labels={[texts.much(), texts.little()]}
          />
          <Claims claims={[losses]} className={small} />
          {see?.('left_losses')}
        </div>
      </div>
      <p className={cx(small, soft, after)}>{texts.dots()}</p>
      <Claims claims={claimsOf(results.claims, 'count_one_deck')} className={further} />
    </Sheet>
  )
}
