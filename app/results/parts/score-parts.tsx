import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { MomentKey } from '../../../contract/own-game.ts'
import type { Results } from '../../../contract/results.ts'
import { volunteerCounts } from '../../../contract/volunteer-counts.ts'
import { claimsOf } from '../../../i18n/claim-sentence.ts'
import { scoreSum } from '../../../i18n/score-sum.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from768, print } from '../../theme/breakpoints.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'
import { Claims, useSentences } from '../claims.tsx'
import { Part } from './part.tsx'
import { Strip } from './strip.tsx'

const intro = css`
  margin-top: var(--space-1);
  max-width: none;
  > strong {
    color: var(--ink);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`
const parts = css`
  display: grid;
  margin-top: var(--space-2);
  border-top: 1px solid var(--line);
  ${from768} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2) var(--space-7);
  }
  ${print} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-6);
    margin-top: var(--space-2);
    border: 0;
  }
`
const further = css`
  margin-top: var(--space-4);
`

type Props = {
  results: Results
  /** A way from a sentence to the cards it counts. */
  linkTo?: (moment: MomentKey) => ReactNode
}

/** What the score is made of: a sum that adds up, and its two parts. Of cards the last sentence compares, of losses the first. */
export const ScoreParts = ({ results, linkTo }: Props) => {
  const texts = useTexts('result').parts
  const sentencesOf = useSentences()
  const [cards, losses, ...limits] = claimsOf(results.claims, 'part_')
  const { parts: points, risk_score } = results
  if (!points || !cards || !losses) return null
  const sum = scoreSum(points, risk_score)
  const moves = (change: number) =>
    change > 0 ? texts.adds({ points: change }) : change < 0 ? texts.takesOff({ points: -change }) : texts.nothing()
  const cardSentences = sentencesOf(cards)
  const [lossSentence, ...lossRest] = sentencesOf(losses)
  return (
    <Sheet>
      <h2>{texts.title({ score: risk_score })}</h2>
      <p className={cx(small, soft, intro)}>
        {texts.average()} <strong>{sum.text}</strong>
      </p>
      {sum.total !== risk_score && limits.length === 0 && <p className={cx(small, soft)}>{texts.ends()}</p>}
      <Claims claims={limits} className={cx(small, soft)} />
      <div className={parts}>
        <Part
          name="cards"
          title={texts.cards()}
          moves={moves(points.bad_share)}
          counted={[{ count: cards.counts.cards, of: 60, what: texts.fromLosing() }]}
          strip={<Strip dots={volunteerCounts.losingCards.fifty} own={cards.counts.cards ?? 0} from={0} to={60} labels={['0', '60']} />}
          sentence={cardSentences.at(-1)}
          rest={cardSentences.slice(0, -1)}
          link={linkTo?.('cards')}
        />
        <Part
          name="losses"
          title={texts.losses()}
          moves={moves(points.loss_effect)}
          counted={[
            { count: losses.counts.left_losses, of: losses.counts.losses, what: texts.afterLosses() },
            { count: losses.counts.left_wins, of: losses.counts.wins, what: texts.afterWins() },
          ]}
          sentence={lossSentence}
          rest={[texts.model(), ...lossRest]}
          link={linkTo?.('left_losses')}
        />
      </div>
      <Claims claims={claimsOf(results.claims, 'count_one_deck')} className={further} />
    </Sheet>
  )
}
