import { css, cx } from '@linaria/core'
import type { OwnGame } from '../../../contract/own-game.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { forcedColors } from '../../theme/breakpoints.ts'
import { edge, offPaper } from '../../theme/states.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { flow } from '../../ui/stack.tsx'
import { small } from '../../ui/text.ts'
import { textLink } from '../page.ts'
import type { MomentFocus } from './moment-focus.tsx'

const part = css`
  margin-top: var(--space-4);
`
const list = css`
  margin-top: var(--space-3);
`
const moment = css`
  font: var(--medium) var(--text-sm) / 1.3 var(--fontFamily);
  min-height: var(--target);
  padding: 0.5rem 1rem;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  text-align: start;
  color: var(--ink);
  background: var(--surface);
  border: var(--forcedButtonBorder);
  border-radius: 1.375rem;
  cursor: pointer;
  ${edge}
  > svg {
    display: none;
    --icon: 1rem;
    margin-inline-start: -0.25rem;
    stroke-width: 3;
  }
  &[aria-pressed='true'] {
    background: var(--colorPrimary);
    color: var(--onPrimary);
    box-shadow: none;
    > svg {
      display: block;
    }
  }
  ${forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
/** One button for each thing that the sentences count: pressed, the picture shows its cards and lets the others fade. */
export const Moments = ({ moments, focus: { shown, show, back } }: { moments: OwnGame['moments']; focus: MomentFocus }) => {
  const texts = useTexts('result').game
  const { common } = useTexts()
  if (moments.length === 0) return null
  const sentenceOf = ({ key, turns, of }: OwnGame['moments'][number]) => texts[key]({ count: turns.length, of })
  return (
    <div className={cx(part, offPaper)}>
      <p className={small} id="moments" aria-hidden="true">
        {texts.moments()}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div className={cx(flow, list)} role="group" aria-labelledby="moments">
        {moments.map((each) => (
          <button
            key={each.key}
            type="button"
            className={moment}
            aria-pressed={each.key === shown}
            onClick={() => show(each.key === shown ? null : each.key)}
          >
            <CheckIcon />
            <span>{sentenceOf(each)}</span>
          </button>
        ))}
      </div>
      {back && (
        <button type="button" className={textLink} onClick={back}>
          {common.back()}
        </button>
      )}
    </div>
  )
}
