import { css } from '@linaria/core'
import { useId } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { smallHeight } from '../../theme/breakpoints.ts'
import { type Announcements, announcementKinds, type Session } from '../../session/session.ts'

const box = css`
  margin-top: var(--space-5);
  border-top: 1px solid var(--line);
  padding-top: var(--space-2);
  font-size: var(--text-sm);
  ${smallHeight} {
    margin-top: var(--space-3);
    padding-top: 0;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-5);
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
const select = css`
  font: inherit;
  color: inherit;
  min-height: var(--target);
  padding: 0 var(--space-3);
  background: var(--surface);
  border: 1.5px solid var(--lineStrong);
  border-radius: var(--radius-md);
  cursor: pointer;
`
const checkbox = css`
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: var(--checkboxColor);
  cursor: pointer;
`

type Settings = Pick<Session, 'announcements' | 'sound'>

/** How draws are told: to screen readers, and by a quiet sound, which is the same for every card. */
export const Settings = ({ settings, onChange }: { settings: Settings; onChange: (change: Partial<Settings>) => void }) => {
  const texts = useTexts().game
  const names = { short: texts.announcementsShort(), long: texts.announcementsLong(), off: texts.announcementsOff() }
  const id = useId()
  return (
    <div className={box}>
      <label className={line} htmlFor={`${id}a`}>
        {texts.announcements()}
        <select
          id={`${id}a`}
          className={select}
          value={settings.announcements}
          onChange={(event) => onChange({ announcements: event.target.value as Announcements })}
        >
          {announcementKinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className={line} htmlFor={`${id}s`}>
        {texts.sound()}
        <input
          id={`${id}s`}
          className={checkbox}
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => onChange({ sound: event.target.checked })}
        />
      </label>
    </div>
  )
}
