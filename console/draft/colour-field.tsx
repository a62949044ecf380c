import { css, cx } from '@linaria/core'
import { useEffect, useId, useRef, useState } from 'react'
import { announce } from '../../app/ui/announcer.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Glyph } from '../ui/glyph.tsx'
import { useEditor } from './editor-context.ts'
import { useGroundName } from './ground-name.ts'
import { read } from './pointer.ts'

const field = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  padding: var(--space-2);
  margin-inline: calc(-1 * var(--space-2));
  border-radius: var(--radius-sm);
  > input[type='color'] {
    appearance: none;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 1px solid var(--lineStrong);
    border-radius: var(--radius-sm);
    background: none;
    cursor: pointer;
    overflow: hidden;
  }
  > input[type='color']::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  > input[type='color']::-webkit-color-swatch {
    border: 0;
    border-radius: 0;
  }
  > input[type='text'] {
    font: 0.8125rem/1 var(--mono);
    width: 5.75rem;
    min-height: var(--target);
    padding: 0 0.5rem;
    border: 1px solid var(--lineStrong);
    border-radius: var(--radius-sm);
    color: var(--ink);
    background: var(--surface);
  }
  > input[aria-invalid='true'] {
    border: 2px solid var(--loss);
  }
  label {
    line-height: 1.3;
    font-weight: var(--medium);
    overflow-wrap: anywhere;
    hyphens: auto;
    small {
      display: block;
      font-size: var(--text-xs);
      font-weight: var(--regular);
      color: var(--inkSoft);
      overflow-wrap: anywhere;
    }
  }
`
const failing = css`
  background: var(--bad);
`
const pairs = css`
  grid-column: 2 / -1;
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
  grid-column: 2 / -1;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 var(--space-3);
  font: var(--semibold) var(--text-sm) / 1.2 var(--fontFamily);
  color: var(--colorPrimary);
  background: var(--surface);
  border: 1.5px solid var(--lineStrong);
  border-radius: 999px;
  cursor: pointer;
  i {
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
  }
  code {
    font: 0.8125rem/1 var(--mono);
  }
`

const cure = css`
  grid-column: 2 / -1;
  font-size: var(--text-xs);
`

const wellFormed = /^#[0-9a-f]{6}$/

/** A colour with its backgrounds, each ratio, and the fix: cause and effect on one line. */
export const ColourField = ({ pointer, label }: { pointer: string; label: string }) => {
  const { t, formats } = useConsoleTexts()
  const ground = useGroundName()
  const { operator, judged, set } = useEditor()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const value = read(operator, pointer)
  const colour = typeof value === 'string' ? value : ''
  const [draft, setDraft] = useState(colour)
  useEffect(() => setDraft(colour), [colour])
  const { pairs: all = [], dark = [], fix: nearest } = judged.get(pointer) ?? {}
  const weakest = dark.toSorted((one, other) => one.ratio / one.need - other.ratio / other.need)[0]
  const fails = nearest !== undefined

  const onType = (next: string) => {
    const lower = next.trim().toLowerCase()
    setDraft(lower)
    const full = lower.startsWith('#') ? lower : `#${lower}`
    if (wellFormed.test(full)) set?.(pointer, full)
  }
  const setColour = (next: string) => {
    set?.(pointer, next)
    announce(t.look.fixed({ name: label, colour: next }))
    input.current?.focus()
  }
  return (
    <div className={cx(field, fails && failing)}>
      <input
        type="color"
        aria-label={t.look.chooseColour({ name: label })}
        value={wellFormed.test(colour) ? colour : '#000000'}
        disabled={!set}
        onChange={(event) => onType(event.target.value)}
      />
      <label htmlFor={id}>
        {label}
        <small>{pointer.split('/').slice(2).join(' ')}</small>
      </label>
      <input
        id={id}
        data-pointer={pointer}
        ref={input}
        type="text"
        value={draft}
        readOnly={!set}
        spellCheck={false}
        aria-invalid={fails || !wellFormed.test(draft) || undefined}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => setDraft(colour)}
      />
      {all.length > 0 && (
        <ul className={pairs}>
          {all.map(({ on, ratio, need, passes }) => (
            <li key={`${on} ${need}`} data-fails={passes ? undefined : ''}>
              <Glyph name={passes ? 'check' : 'bad'} />
              <b>{formats.ratio(ratio)}</b>
              {passes
                ? t.look.on({ ground: ground(operator, on) })
                : t.look.onNeeds({ ground: ground(operator, on), need: formats.ratio(need) })}
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
      {nearest === colour && <p className={cure}>{t.look.noFix()}</p>}
      {nearest !== undefined && nearest !== colour && set && (
        <button type="button" className={mend} onClick={() => setColour(nearest)}>
          <i style={{ background: nearest }} />
          {t.look.fixWith()} <code>{nearest}</code>
        </button>
      )}
    </div>
  )
}
