import { css } from '@linaria/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useCall } from '../api/call.ts'
import { operatorsOf, screenPath, useMe } from '../me.ts'
import { plain } from '../plain-text.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { control } from '../ui/field.tsx'
import { nav } from './nav.ts'

const list = css`
  display: grid;
  max-height: min(24rem, 50vh);
  overflow: auto;
  a {
    padding: var(--space-3);
  }
`

/** What the member may go to or do: screens, actions, operators. */
const useTargets = (operatorId: string | undefined): { name: string; to: string }[] => {
  const { t } = useConsoleTexts()
  const me = useMe()
  const operators = operatorsOf(me)
  // Only the provider has a list of all.
  const others = useCall('allOperators', me.provider ? {} : null).data?.operators ?? []
  const targetsIn = ({ id, role }: (typeof operators)[number]) => [
    ...nav.map(({ screen, name }) => ({ name: t.nav[name](), to: screenPath(id, screen) })),
    ...(role === 'viewer' ? [] : [{ name: t.overview.startLook(), to: screenPath(id, 'start') }]),
    { name: t.overview.getSnippet(), to: screenPath(id, 'page') },
    ...(role === 'owner' ? [{ name: t.keys.make(), to: screenPath(id, 'keys') }] : []),
    ...(role === 'owner' ? [{ name: t.people.invite(), to: screenPath(id, 'people') }] : []),
  ]
  return [
    ...operators.filter(({ id }) => id === operatorId).flatMap(targetsIn),
    { name: t.shell.signIns(), to: '/account' },
    ...(me.provider ? [{ name: t.nav.provider(), to: '/provider' }] : []),
    ...operators.map(({ id, name }) => ({ name: `${name} (${id})`, to: screenPath(id) })),
    ...others.map(({ id, name }) => ({ name: `${name} (${id})`, to: `/provider?find=${encodeURIComponent(id)}` })),
  ]
}

/** Find or do: links to screens, actions and operators, narrowed by what is typed; Enter opens the first. */
export const Palette = ({ operator, onClose }: { operator: string | undefined; onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const go = useNavigate()
  const [words, setWords] = useState('')
  const parts = plain(words).split(/\s+/)
  const found = useTargets(operator).filter(({ name }) => parts.every((part) => plain(name).includes(part)))
  const openFirst = () => {
    if (!found[0]) return
    onClose()
    go(found[0].to)
  }
  return (
    <Dialog title={t.shell.palette()} onClose={onClose} onSubmit={openFirst}>
      <input
        className={control}
        type="search"
        aria-label={t.shell.palette()}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={list}>
        {found.map(({ name, to }) => (
          <Link key={`${to} ${name}`} to={to} onClick={onClose}>
            {name}
          </Link>
        ))}
      </div>
      <p role="status">{found.length === 0 && t.shell.paletteNone({ words })}</p>
    </Dialog>
  )
}
