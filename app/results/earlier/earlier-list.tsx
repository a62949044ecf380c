import { css, cx } from '@linaria/core'
import type { CSSProperties } from 'react'
import useSWR from 'swr'
import type { EarlierGames } from '../../../contract/player-calls.ts'
import { riskBorders } from '../../../contract/scales.ts'
import { isEarlierMethod } from '../../../contract/stated.ts'
import { getEarlierGames } from '../../api/result-calls.ts'
import { once } from '../../api/use-results.ts'
import { useFormats, useTexts } from '../../i18n/texts-context.tsx'
import { useSession } from '../../services.ts'
import { below600, from600, largeText } from '../../theme/breakpoints.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { small, soft } from '../../ui/text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** On a phone a scale stands below its score, else all scales stand in one column of the list's own. */
const list = css`
  display: grid;
  margin-top: var(--space-3);
  > ol {
    display: grid;
  }
  ${from600} {
    grid-template-columns: minmax(15rem, auto) 1fr auto;
    column-gap: var(--space-5);
    > ol {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
`
const line = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  column-gap: var(--space-3);
  max-width: none;
  padding-block: var(--space-2);
  border-top: 1px solid var(--line);
  small {
    display: block;
  }
  > [data-scale],
  small {
    grid-column: 1 / -1;
  }
  ${largeText} {
    grid-template-columns: 1fr;
  }
  ${below600} {
    > span:first-child {
      display: contents;
    }
  }
  ${from600} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    min-height: 4rem;
    > [data-scale] {
      grid-area: 1 / 2;
    }
  }
`
/** The range beside the score that it belongs to. */
const span = css`
  margin-inline-start: var(--space-2);
  white-space: nowrap;
`
const end = css`
  grid-area: 1 / 2;
  padding-inline: 0;
  ${largeText} {
    grid-area: auto / 1 / auto / -1;
    justify-self: start;
  }
  ${from600} {
    grid-column: 3;
    justify-self: end;
  }
`
const meanLine = css`
  border-block: 1.5px solid var(--lineStrong);
  & + ol > :first-child {
    border-top: 0;
  }
`
const scale = css`
  position: relative;
  height: 1.75rem;
  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: 1px;
    background: var(--lineStrong);
  }
  > i {
    position: absolute;
    inset-block: 0.25rem;
    inset-inline-start: var(--at);
    width: 1px;
    background: var(--lineStrong);
  }
  /* Where repeats would lie: a line with two ends, as on the gauge. */
  > s {
    position: absolute;
    inset-block: 50% auto;
    inset-inline: var(--from) calc(100% - var(--to));
    height: 0.75rem;
    translate: 0 -50%;
    border: solid var(--colorSecondary);
    border-width: 0 2px;
    background: linear-gradient(var(--colorSecondary), var(--colorSecondary)) center / 100% 3px no-repeat;
    forced-color-adjust: none;
  }
  > b {
    position: absolute;
    top: 50%;
    inset-inline-start: var(--at);
    width: 1.125rem;
    height: 1.125rem;
    margin: -0.5625rem;
    border-radius: 50%;
    background: var(--colorPrimary);
    border: 3px solid var(--surface);
    outline: 1.5px solid var(--colorPrimary);
    outline-offset: -1.5px;
    forced-color-adjust: none;
  }
`
const key = css`
  display: grid;
  grid-template-columns: 2rem auto;
  justify-content: start;
  align-items: center;
  gap: var(--space-3);
  > span::before {
    content: none;
  }
`
const diamond = css`
  > b {
    border-radius: 2px;
    rotate: 45deg;
  }
`
type Game = EarlierGames['games'][number]

const at = (share: number) => ({ '--at': `${share}%` }) as CSSProperties
const between = ([low, high]: readonly [number, number]) => ({ '--from': `${low}%`, '--to': `${high}%` }) as CSSProperties

/** Where a score and its range lie from 0 to 100, with the borders of the bands; the numbers stand in words beside it. */
const Scale = ({ score, range, className }: { score: number; range?: Game['range'] | undefined; className?: string }) => (
  <span className={cx(scale, className)} data-scale aria-hidden="true">
    {riskBorders.map((border) => (
      <i key={border} style={at(border)} />
    ))}
    {range && <s style={between(range)} />}
    <b style={at(score)} />
  </span>
)

/** In numbers; what they are the key says to those who see it. */
const Range = ({ range: [low, high] }: { range: readonly [number, number] }) => {
  const { feedback } = useTexts()
  return (
    <span className={cx(small, soft, span)}>
      <VisuallyHidden> {feedback.range()}: </VisuallyHidden>
      {low}–{high}
    </span>
  )
}

/** What the line through a score means. */
const Key = () => {
  const { feedback } = useTexts()
  return (
    <p className={cx(small, soft, key)} aria-hidden="true">
      <span className={scale}>
        <s style={between([0, 100])} />
      </span>
      {feedback.range()}
    </p>
  )
}

/** `here`: reference of the game whose report is shown. */
type Props = Pick<EarlierGames, 'games' | 'mean'> & { here: string | null; onOpen: (reference: string) => void }

/** Results that the player's account may open, newest first, on one scale, and their mean; scores only of games that give a firm one. */
export const EarlierList = ({ games, mean, here, onOpen }: Props) => {
  const texts = useTexts('consent')
  const profile = useTexts('profile')
  const { moment } = useFormats()
  const counted = games.filter((game) => game.firm && !isEarlierMethod(game)).length
  return (
    <Sheet>
      <h2>{texts.earlierTitle()}</h2>
      <p className={cx(small, soft)}>{texts.earlierText()}</p>
      <Key />
      <div className={list}>
        {mean && (
          <p className={cx(line, meanLine)}>
            <span>
              <span>
                <strong>{texts.mean({ count: counted, score: mean.score })}</strong>
                <Range range={mean.range} />
              </span>
            </span>
            <Scale {...mean} className={diamond} />
          </p>
        )}
        <ol>
          {games.map(({ reference, completed_at, risk_score, firm, range, score_version }) => {
            const isComparable = !isEarlierMethod({ score_version })
            return (
              <li key={reference} className={line}>
                <span>
                  <span>
                    <strong>{firm ? texts.earlierScore({ score: risk_score }) : texts.earlierSilent()}</strong>
                    {range && <Range range={range} />}
                  </span>
                  <small className={cx(small, soft)}>{moment(new Date(completed_at))}</small>
                  {firm && !isComparable && <small className={cx(small, soft)}>{profile.earlierMethod()}</small>}
                </span>
                {firm && isComparable && <Scale score={risk_score} range={range} />}
                {reference === here ? (
                  <span className={cx(small, soft, end)} aria-current="true">
                    {texts.earlierThis()}
                  </span>
                ) : (
                  <Button
                    kind="text"
                    className={end}
                    onClick={() => onOpen(reference)}
                    aria-label={`${texts.earlierOpen()}: ${moment(new Date(completed_at))}`}
                  >
                    {texts.earlierOpen()}
                  </Button>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </Sheet>
  )
}

/** Views of the known player's games that may be opened; the server notes that they were shown. `forget` takes one off the list. */
export const useEarlierGames = () => {
  const externalId = useSession((session) => session.external_id)
  const secret = useSession((session) => session.secret)
  const key = externalId && secret ? (['earlier', externalId, secret] as const) : null
  const { data, isLoading, mutate } = useSWR(key, ([, id, secretOfKey]) => getEarlierGames(id, secretOfKey), once)
  const games = data?.games ?? []
  // The mean of what is left is the server's to tell, at the next look.
  const forget = (reference: string) =>
    void mutate({ games: games.filter((game) => game.reference !== reference), mean: null, change: null }, { revalidate: false })
  return { games, mean: data?.mean ?? null, isLoading, forget }
}
