import { css, cx } from '@linaria/core'
import { Fragment } from 'react'
import type { Results } from '../../../contract/results.ts'
import { levelNames, type Measure } from '../../../contract/scales.ts'
import { isEarlierMethod, statesHabits } from '../../../contract/stated.ts'
import { claimsOf } from '../../../i18n/claim-sentence.ts'
import { levelWords } from '../../../i18n/level-words.ts'
import { useLanguage, useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors, largeText } from '../../theme/breakpoints.ts'
import { small, soft } from '../../ui/text.ts'
import { useShownMeasures } from '../../use-shown-measures.ts'
import { Claims } from '../claims.tsx'
import { Disclosure, textDisclosure } from '../disclosure.tsx'

const below = css`
  margin-top: var(--space-2);
`
const list = css`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    line-height: 1.3;
    break-inside: avoid;
    & + li {
      border-top: 1px solid var(--line);
    }
    ${largeText} {
      display: block;
    }
  }
`
const level = css`
  display: block;
  line-height: 1.3;
  text-wrap: balance;
  > b {
    color: var(--ink);
  }
`
const meaning = css`
  margin-bottom: calc(-1 * var(--space-3));
  h3 {
    font-size: inherit;
    line-height: inherit;
  }
  h3 + p {
    margin-top: 0;
  }
`

/** The decision profile, a line for each measure; those without a level for the same reason share one. What they mean on request. */
export const Profile = ({ results }: { results: Results }) => {
  const { feedback } = useTexts()
  const profile = useTexts('profile')
  const { meaning: summary } = useTexts('result')
  const measures = useShownMeasures()
  return (
    <>
      <h2>{feedback.profile()}</h2>
      {statesHabits(results) ? (
        <Levels results={results} measures={measures} />
      ) : (
        <Claims claims={claimsOf(results.claims, 'count_one_deck')} className={below} />
      )}
      {!isEarlierMethod(results) && (
        <Disclosure name="profile" className={cx(textDisclosure, meaning)} summary={<span>{summary()}</span>}>
          {measures.map((measure) => (
            <Fragment key={measure}>
              <h3>{profile.measures[measure].name()}</h3>
              <p>{profile.measures[measure].explanation()}</p>
              <Claims claims={claimsOf(results.claims, `habit_${measure}_`)} shown={measures} />
            </Fragment>
          ))}
        </Disclosure>
      )}
    </>
  )
}

/** Each level with its steps; then those that the player's counts contradict, then those of which none stands out. */
const Levels = ({ results: { levels }, measures }: { results: Results; measures: readonly Measure[] }) => {
  const { feedback } = useTexts()
  const profile = useTexts('profile')
  const { info } = useLanguage()
  const texts = { feedback, profile }
  const lines = measures.map((measure) => ({ measure, ...levels[measure], ...levelWords(measure, levels[measure], texts, info) }))
  const denied = lines.filter(({ status }) => status === 'denied')
  const split = lines.filter(({ named, status }) => !named && status !== 'denied')
  const nameOf = ({ measure }: { measure: Measure }) => profile.measures[measure].name()
  const unnamed = [denied, split].filter(({ length }) => length > 0)
  return (
    <ul className={list}>
      {lines.map(({ measure, level: one, span, named, words, certainty }) => {
        if (!named) return null
        // Of two levels that are about as likely, the middle.
        const [from, to] = span ?? (certainty ? [one, one] : levelNames[measure])
        return (
          <li key={measure}>
            <span>
              {nameOf({ measure })}
              <span className={cx(small, soft, level)}>
                <b>{words}</b>
                {certainty && `, ${certainty}`}
              </span>
            </span>
            <Steps names={levelNames[measure]} from={from} to={to} />
          </li>
        )
      })}
      {unnamed.map((group) => {
        const names = group.map(nameOf).join(' · ')
        return (
          <li key={names}>
            <span>
              {names}
              <span className={cx(small, soft, level)}>{group[0]?.words}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const steps = css`
  display: flex;
  gap: 3px;
  > i {
    width: 1rem;
    height: 0.5625rem;
    border-radius: 3px;
    background: var(--secondaryBackgroundColor);
    box-shadow: inset 0 0 0 1px var(--lineStrong);
    print-color-adjust: exact;
    ${forcedColors} {
      forced-color-adjust: none;
      background: Canvas;
    }
    &[data-step='half'] {
      background: repeating-linear-gradient(115deg, var(--colorSecondary) 0 2px, var(--surface) 2px 4.5px);
      box-shadow: inset 0 0 0 1px var(--colorSecondary);
    }
    &[data-step='whole'] {
      background: var(--colorSecondary);
      box-shadow: none;
    }
  }
`

/** A level as steps of the scale that it belongs to; a span of two ends in a half one. */
export const Steps = ({ names, from, to }: { names: readonly string[]; from?: string | undefined; to?: string | undefined }) => {
  const [whole, half] = [from, to].map((level = '') => names.indexOf(level)) as [number, number]
  return (
    <span className={steps} aria-hidden="true">
      {names.map((name, step) => (
        <i key={name} data-step={step <= whole ? 'whole' : step <= half ? 'half' : undefined} />
      ))}
    </span>
  )
}
