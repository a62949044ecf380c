import { css } from '@linaria/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../app/ui/visually-hidden.tsx'
import type { TextRow } from '../../../contract/console/word-calls.ts'
import { sectionOf, type TextSection } from '../../../i18n/text-sections.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Check, control } from '../../ui/field.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { belowWide, wide } from '../../ui/theme.ts'

const box = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  overflow: hidden;
  display: flex;
  flex-direction: column;
  ${wide} {
    position: sticky;
    top: calc(var(--headerHeight) + var(--space-4));
    max-height: calc(100dvh - var(--headerHeight) - var(--space-6));
  }
`
const tools = css`
  padding: var(--space-3);
  border-bottom: 1px solid var(--line);
  p {
    font-size: var(--text-xs);
    color: var(--inkSoft);
  }
`
const list = css`
  overflow-y: auto;
  ${belowWide} {
    max-height: 18rem;
  }
  h2 {
    position: sticky;
    z-index: 1;
    top: 0;
    padding: var(--space-2) var(--space-4);
    font-size: var(--text-xs);
    font-weight: var(--medium);
    color: var(--inkSoft);
    background: var(--code);
    border-bottom: 1px solid var(--line);
  }
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 var(--space-2);
    width: 100%;
    min-height: var(--target);
    padding: var(--space-2) var(--space-4);
    text-align: start;
    font: var(--regular) var(--text-sm) / 1.4 var(--fontFamily);
    color: var(--ink);
    background: none;
    border: 0;
    border-bottom: 1px solid var(--line);
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in oklab, var(--colorPrimary), transparent 95%);
  }
  button[aria-current] {
    background: var(--tint);
    box-shadow: inset 3px 0 var(--colorPrimary);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button > span {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  b {
    padding: 0 0.5rem;
    font-size: var(--text-xs);
    font-weight: var(--medium);
    border-radius: 1rem;
    background: var(--tint);
  }
  svg {
    --icon: 1rem;
    color: var(--inkSoft);
  }
`

type Props = { rows: readonly TextRow[]; own: { [key: string]: string }; chosen: string; onChoose: (key: string) => void }

/** The texts that may be worded, and any own text that may not, by the screen they stand on; searched by word or key. */
export const TextList = ({ rows, own, chosen, onChoose }: Props) => {
  const { t } = useConsoleTexts()
  const [searchText, setSearchText] = useState('')
  const [ownOnly, setOwnOnly] = useState(false)
  const listElement = useRef<HTMLDivElement>(null)
  const words = searchText.trim().toLowerCase()
  const matches = useMemo(
    () =>
      rows.filter(
        ({ key, ours, fixed }) =>
          (own[key] !== undefined || !(ownOnly || fixed)) && `${key} ${ours} ${own[key] ?? ''}`.toLowerCase().includes(words),
      ),
    [rows, own, ownOnly, words],
  )
  const sections = useMemo(() => {
    const groups = new Map<TextSection, TextRow[]>()
    for (const row of matches) groups.set(sectionOf(row.key), [...(groups.get(sectionOf(row.key)) ?? []), row])
    return groups
  }, [matches])
  // A link may lead to a text far down.
  useEffect(() => {
    const row = listElement.current?.querySelector<HTMLElement>('[aria-current]')
    const head = row?.parentElement?.querySelector('h2')?.offsetHeight ?? 0
    if (row && listElement.current) listElement.current.scrollTop = Math.max(0, row.offsetTop - listElement.current.offsetTop - head)
  }, [])
  return (
    <section className={box} aria-label={t.words.list()}>
      <div className={tools}>
        <input
          type="search"
          className={control}
          aria-label={t.words.find()}
          placeholder={t.words.find()}
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
        <Check label={t.words.ownOnly()} checked={ownOnly} onCheck={setOwnOnly} />
        <p>{t.words.fixedRest()}</p>
        <p role="status">{matches.length === 0 ? t.words.nothing() : t.words.count({ count: matches.length })}</p>
      </div>
      <div className={list} ref={listElement}>
        {[...sections].map(([section, texts]) => (
          <section key={section} aria-label={t.words.sections[section]()}>
            <h2>{t.words.sections[section]()}</h2>
            {texts.map(({ key, ours, fixed }) => (
              <button key={key} type="button" title={key} aria-current={key === chosen ? true : undefined} onClick={() => onChoose(key)}>
                <span>{own[key] ?? ours}</span>
                {own[key] !== undefined && <b>{t.words.own()}</b>}
                {fixed && (
                  <>
                    <Glyph name="lock" />
                    <VisuallyHidden>{t.words.fixed()}</VisuallyHidden>
                  </>
                )}
              </button>
            ))}
          </section>
        ))}
      </div>
    </section>
  )
}
