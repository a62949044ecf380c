import { css } from '@linaria/core'
import type { ButtonOfColour } from '../../contract/look/button-of-colour.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Choices } from '../ui/field.tsx'
import { rows } from '../ui/page.tsx'

const pair = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--space-3);
  align-items: center;
  i {
    display: block;
    height: 2.5rem;
    border-radius: var(--radius-sm);
    box-shadow: inset 0 0 0 1px var(--lineStrong);
    forced-color-adjust: none;
  }
  figcaption {
    font-size: var(--text-xs);
    color: var(--inkSoft);
  }
  code {
    display: block;
    font-family: var(--mono);
    color: var(--ink);
  }
`
export type ButtonChoice = 'darker' | 'own'

type Props = { of: ButtonOfColour; choice: ButtonChoice; onChoose: (choice: ButtonChoice) => void }

/** What became of the brand's colour on buttons, why, and the other choice where there is one. */
export const ButtonColour = ({ of: { given, used, ratio, own }, choice, onChoose }: Props) => {
  const { t, formats } = useConsoleTexts()
  const shownColour = choice === 'own' && own ? own.buttonColorPrimary : used
  return (
    <div className={rows[3]}>
      <div className={pair}>
        <figure>
          <i style={{ background: given }} aria-hidden="true" />
          <figcaption>
            {t.start.given()} <code>{given}</code>
          </figcaption>
        </figure>
        <span aria-hidden="true">→</span>
        <figure>
          <i style={{ background: shownColour }} aria-hidden="true" />
          <figcaption>
            {t.start.buttonsHave()} <code>{shownColour}</code>
          </figcaption>
        </figure>
      </div>
      <p role="status">
        {shownColour !== given
          ? t.start.darker({ ratio: formats.ratio(ratio.given) })
          : choice === 'own' && own
            ? t.start.darkWords()
            : t.start.kept({ ratio: formats.ratio(ratio.given) })}
      </p>
      {own && (
        <Choices
          legend={t.start.howButtons()}
          value={choice}
          onChoose={onChoose}
          options={[
            { value: 'darker', name: t.start.ways.darker(), text: t.start.wayRatio({ ratio: formats.ratio(ratio.used), colour: used }) },
            { value: 'own', name: t.start.ways.own(), text: t.start.wayRatio({ ratio: formats.ratio(own.ratio), colour: given }) },
          ]}
        />
      )}
    </div>
  )
}
