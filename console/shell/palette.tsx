import { css, cx } from '@linaria/core'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../api/use-call.ts'
import { operatorsOf, screenPath, useMe } from '../me.ts'
import { useTexts } from '../texts/context.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { control } from '../ui/field.tsx'
import { Glyph, type GlyphName } from '../ui/glyph.tsx'
import { nav } from './nav.ts'

const list = css`
  max-height: min(24rem, 50vh);
  overflow: auto;
  p {
    padding: var(--space-2) var(--space-3) var(--space-1);
    font-size: var(--text-xs);
    color: var(--inkSoft);
  }
`
const option = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border-radius: var(--radius-sm);
  cursor: pointer;
  small {
    color: var(--inkSoft);
  }
  svg {
    --icon: 1.25rem;
    color: var(--inkSoft);
  }
  &[aria-selected='true'] {
    background: var(--tint);
    outline: 2px solid var(--colorPrimary);
    outline-offset: -2px;
  }
`

type Choice = { key: string; group: 'screens' | 'actions' | 'operators'; name: string; more?: string; symbol: GlyphName; to: string }
/** Operators that are listed before any word is given: more would hide the rest. */
const mostOperators = 6

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What the member may go to or do. */
const useChoices = (operatorId: string | undefined): Choice[] => {
  const t = useTexts()
  const me = useMe()
  const mine = operatorsOf(me)
  const operator = mine.find(({ id }) => id === operatorId)
  // Only the provider has a list of all.
  const allOperators = useCall('allOperators', me.provider ? {} : null).data?.operators
  return useMemo(() => {
    const of = operator?.id
    const screens =
      of === undefined ? [] : nav.map(({ screen, name, symbol }) => ({ name: t.nav[name](), symbol, to: screenPath(of, screen) }))
    const may = { editor: operator?.role !== 'viewer', owner: operator?.role === 'owner' }
    const actions =
      of === undefined
        ? []
        : [
            ...(may.editor ? [{ name: t.overview.startLook(), symbol: 'look', to: screenPath(of, 'start') }] : []),
            { name: t.overview.getSnippet(), symbol: 'page', to: screenPath(of, 'page') },
            ...(may.owner ? [{ name: t.keys.make(), symbol: 'key', to: screenPath(of, 'keys') }] : []),
            ...(may.owner ? [{ name: t.people.invite(), symbol: 'people', to: screenPath(of, 'people') }] : []),
          ]
    const operators = [
      ...(me.provider ? [{ name: t.nav.provider(), symbol: 'provider', to: '/provider' }] : []),
      ...mine.map(({ id, name }) => ({ name, more: id, symbol: 'home', to: screenPath(id) })),
      ...(allOperators ?? [])
        .filter(({ id }) => !mine.some((each) => each.id === id))
        .map(({ id, name }) => ({ name, more: id, symbol: 'home', to: `/provider?find=${encodeURIComponent(id)}` })),
    ]
    const grouped = (group: Choice['group'], choices: readonly object[]) =>
      choices.map((choice, at) => ({ ...choice, group, key: `${group}-${at}` }) as Choice)
    return [
      ...grouped('screens', screens),
      ...grouped('actions', [...actions, { name: t.shell.signIns(), symbol: 'lock', to: '/account' }]),
      ...grouped('operators', operators),
    ]
  }, [t, me, mine, operator, allOperators])
}

/** Find or do: a list of screens, actions and operators, narrowed by what is typed. */
export const Palette = ({ operator, onClose }: { operator: string | undefined; onClose: () => void }) => {
  const t = useTexts()
  const go = useNavigate()
  const id = useId()
  const [words, setWords] = useState('')
  const [index, setIndex] = useState(0)
  const choices = useChoices(operator)
  const parts = plain(words).split(/\s+/).filter(Boolean)
  const fitting = choices.filter(({ name, more = '' }) => parts.every((part) => plain(`${name} ${more}`).includes(part)))
  const found =
    parts.length > 0
      ? fitting
      : fitting.filter(
          (each, at) => each.group !== 'operators' || at - fitting.findIndex(({ group }) => group === 'operators') < mostOperators,
        )
  const active = Math.min(index, found.length - 1)
  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    go(choice.to)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    const next = (active + step + found.length) % found.length
    setIndex(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog title={t.shell.palette()} onClose={onClose} onSubmit={() => choose(found[active])}>
      <input
        className={control}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        aria-label={t.shell.palette()}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onKeyDown={press}
        onChange={(event) => {
          setWords(event.target.value)
          setIndex(0)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t.shell.palette()} className={list}>
        {(['screens', 'actions', 'operators'] as const).map((group) => {
          const options = found.filter((each) => each.group === group)
          if (options.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options.
            <div key={group} role="group" aria-label={t.shell.paletteGroups[group]()}>
              <p aria-hidden="true">{t.shell.paletteGroups[group]()}</p>
              {options.map((choice) => {
                const at = found.indexOf(choice)
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the keys.
                  <div
                    key={choice.key}
                    id={`${id}-${at}`}
                    role="option"
                    aria-selected={at === active}
                    className={cx(option)}
                    onClick={() => choose(choice)}
                  >
                    <Glyph name={choice.symbol} />
                    {choice.name}
                    {choice.more && <small>{choice.more}</small>}
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      <p role="status">{found.length === 0 && t.shell.paletteNone({ words })}</p>
    </Dialog>
  )
}
