import { css } from '@linaria/core'
import { useTexts } from '../../i18n/texts-context.tsx'
import { type Announcements, announcementKinds, type Session } from '../../session/session.ts'
import { forcedColors, smallHeight } from '../../theme/breakpoints.ts'
import { isTouched } from '../../theme/device.ts'
import { DownIcon } from '../../ui/icon.tsx'

const box = css`
  margin-top: var(--tight-5);
  border-top: 1px solid var(--line);
  padding-top: var(--space-2);
  font-size: var(--text-sm);
  ${smallHeight} {
    padding-top: 0;
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: var(--space-6);
  }
`
const line = css`
  min-height: var(--target);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  cursor: pointer;
`
const choice = css`
  flex: none;
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > select {
    appearance: none;
    min-height: var(--target);
    padding-block: 0;
    padding-inline: var(--space-4) 2.25rem;
    background: var(--surface);
    border: 1.5px solid var(--lineStrong);
    border-radius: var(--buttonRounded);
    cursor: pointer;
  }
  > svg {
    --icon: 1rem;
    margin-inline-end: var(--space-3);
    justify-self: end;
    pointer-events: none;
  }
`
/** Its whole line can be pressed. */
const toggle = css`
  --edge: var(--lineStrong);
  --knob: var(--lineStrong);
  --bed: var(--surface);
  appearance: none;
  flex: none;
  width: 3.25rem;
  height: 2rem;
  margin: 0;
  padding: 0.25rem;
  border: 1.5px solid var(--edge);
  border-radius: 999px;
  background: var(--bed);
  cursor: pointer;
  &::before {
    content: '';
    display: block;
    height: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--knob);
    transition: translate var(--motion-hover) var(--ease-out);
  }
  &:checked {
    --edge: var(--checkboxColor);
    --bed: var(--checkboxColor);
    --knob: var(--surface);
    &::before {
      translate: calc(1.25rem * var(--forward));
    }
  }
  ${forcedColors} {
    forced-color-adjust: none;
    --edge: ButtonText;
    --bed: Canvas;
    --knob: ButtonText;
    &:checked {
      --edge: Highlight;
      --bed: Highlight;
      --knob: HighlightText;
    }
  }
`

type Settings = Pick<Session, 'announcements' | 'sound' | 'vibration' | 'deck_keys'>

/** How draws are announced: sound, tick, words to screen readers; and what keys may do. What the device cannot do is not offered. */
export const Settings = ({ settings, onChange }: { settings: Settings; onChange: (change: Partial<Settings>) => void }) => {
  const texts = useTexts().game
  const names = { short: texts.announcementsShort(), long: texts.announcementsLong(), off: texts.announcementsOff() }
  return (
    <div className={box}>
      <Switch label={texts.sound()} checked={settings.sound} onChange={(sound) => onChange({ sound })} />
      {isTouched() && 'vibrate' in navigator && (
        <Switch label={texts.vibration()} checked={settings.vibration} onChange={(vibration) => onChange({ vibration })} />
      )}
      {!isTouched() && <Switch label={texts.deckKeys()} checked={settings.deck_keys} onChange={(deck_keys) => onChange({ deck_keys })} />}
      <label className={line}>
        {texts.announcements()}
        <span className={choice}>
          <select value={settings.announcements} onChange={(event) => onChange({ announcements: event.target.value as Announcements })}>
            {announcementKinds.map((kind) => (
              <option key={kind} value={kind}>
                {names[kind]}
              </option>
            ))}
          </select>
          <DownIcon />
        </span>
      </label>
    </div>
  )
}

const Switch = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) => (
  <label className={line}>
    {label}
    <input className={toggle} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
  </label>
)
