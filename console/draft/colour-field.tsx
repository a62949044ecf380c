import { css, cx } from '@linaria/core'
import { useId, useRef } from 'react'
import { announce } from '../../app/ui/announcer.tsx'
import { lightSurfaces } from '../../contract/look/schemes.ts'
import type { Operator } from '../../contract/operator.ts'
import type { Texts } from '../texts/open-texts.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { useColourInputs } from '../ui/colour-input.tsx'
import { Glyph } from '../ui/glyph.tsx'
import { useEditor } from './editor-context.ts'
import { read } from './pointer.ts'

const field = css`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) 6.5rem;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border-radius: var(--radius-sm);
  > :is(ul, p, button) {
    grid-column: 2 / -1;
  }
  > p {
    font-size: var(--text-xs);
  }
  label {
    line-height: 1.3;
    font-weight: var(--medium);
    overflow-wrap: anywhere;
    hyphens: auto;
    small {
      display: block;
    }
  }
`
const failing = css`
  background: var(--bad);
`
const pairs = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  font-size: var(--text-xs);
  line-height: 1.7;
  color: var(--inkSoft);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.35rem;
    font-variant-numeric: tabular-nums;
  }
  b {
    color: var(--ink);
  }
  svg {
    --icon: 0.9375rem;
    stroke-width: 2.5;
    color: var(--win);
  }
  li[data-fails],
  li[data-fails] :is(b, svg) {
    color: var(--loss);
  }
`
const mend = css`
  justify-self: start;
  i {
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
  }
  code {
    font: 0.8125rem/1 var(--mono);
  }
`

/** Names a background. Two backgrounds of one colour have one name, because the pair is the same. */
const groundName = ({ grounds }: Texts['t']['look'], { theme, header, background }: Operator, colour: string): string => {
  if (colour === lightSurfaces.surface) return grounds.surface()
  if (colour === lightSurfaces.inkSoft) return grounds.inkSoft()
  if (colour === theme.secondaryBackgroundColor) return grounds.table()
  if (colour === theme.speedoMeterEmptyColor) return grounds.empty()
  if (colour === header.background) return grounds.header()
  if (colour === background.color) return grounds.background()
  return colour
}

/** A colour with its backgrounds, each ratio, and the fix: cause and effect on one line. */
export const ColourField = ({ pointer, label }: { pointer: string; label: string }) => {
  const { t, formats } = useConsoleTexts()
  const { operator, judged, set } = useEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const value = read(operator, pointer)
  const colour = typeof value === 'string' ? value : ''
  const { swatchProps, textProps } = useColourInputs(label, colour, set && ((next) => set(pointer, next)))
  const { pairs: all = [], dark = [], fix: nearest } = judged.get(pointer) ?? {}
  const weakest = dark.toSorted((one, other) => one.ratio / one.need - other.ratio / other.need)[0]
  const fails = nearest !== undefined

  const setColour = (next: string) => {
    set?.(pointer, next)
    announce(t.look.fixed({ name: label, colour: next }))
    input.current?.focus()
  }
  return (
    <div className={cx(field, fails && failing)}>
      <input {...swatchProps} />
      <label htmlFor={id}>
        {label}
        <small>{pointer.split('/').slice(2).join(' ')}</small>
      </label>
      <input id={id} data-pointer={pointer} ref={input} {...textProps} aria-invalid={fails || textProps['aria-invalid']} />
      {all.length > 0 && (
        <ul className={pairs}>
          {all.map(({ on, ratio, need, passes }) => (
            <li key={`${on} ${need}`} data-fails={passes ? undefined : ''}>
              <Glyph name={passes ? 'check' : 'bad'} />
              <b>{formats.ratio(ratio)}</b>
              {passes
                ? t.look.on({ ground: groundName(t.look, operator, on) })
                : t.look.onNeeds({ ground: groundName(t.look, operator, on), need: formats.ratio(need) })}
            </li>
          ))}
          {weakest && (
            <li data-fails={weakest.passes ? undefined : ''}>
              <Glyph name={weakest.passes ? 'check' : 'bad'} />
              <b>{formats.ratio(weakest.ratio)}</b>
              {weakest.passes ? t.look.inDark() : t.look.inDarkNeeds({ need: formats.ratio(weakest.need) })}
            </li>
          )}
        </ul>
      )}
      {nearest === colour && <p>{t.look.noFix()}</p>}
      {nearest !== undefined && nearest !== colour && set && (
        <Button kind="quiet" className={mend} icon={<i style={{ background: nearest }} />} onClick={() => setColour(nearest)}>
          {t.look.fixWith()} <code>{nearest}</code>
        </Button>
      )}
    </div>
  )
}
