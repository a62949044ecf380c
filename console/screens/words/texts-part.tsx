import { css } from '@linaria/core'
import { useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Language, languages } from '../../../contract/languages.ts'
import { sectionOf, textSections } from '../../../i18n/text-sections.ts'
import { useCall } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { lookToMessage, type ShownLook } from '../../preview/look-to-message.ts'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { mono } from '../../ui/code.tsx'
import { Select } from '../../ui/field.tsx'
import { Panel } from '../../ui/page.tsx'
import { wide } from '../../ui/theme.ts'
import { OwnText } from './own-text.tsx'
import { TextList } from './text-list.tsx'

const layout = css`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${wide} {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
  @media (min-width: 80em) {
    grid-template-columns: 17rem minmax(0, 1fr) 21rem;
  }
`
const beside = css`
  ${wide} {
    grid-column: 2;
  }
  @media (min-width: 80em) {
    grid-column: auto;
    position: sticky;
    top: calc(var(--headerHeight) + var(--space-4));
  }
`

const oneLine = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
  overflow-wrap: anywhere;
`

/** All texts of a language, one of them selected, and the screen it appears on. */
export const TextsPart = ({ shown, setTexts }: { shown: ShownLook; setTexts: ((texts: ShownLook['texts']) => void) | undefined }) => {
  const { t, formats } = useConsoleTexts()
  const { id } = useMembership()
  const [query, setQuery] = useSearchParams()
  const { operator, texts } = shown
  const rows = useCall('languages', { params: { operator: id } }).data?.languages ?? []
  const nameOf = (set: string) => rows.find((row) => row.set === set)?.name ?? set
  const requestedSet = languages.find((set) => set === query.get('set'))
  const set: Language = requestedSet && operator.languages.includes(requestedSet) ? requestedSet : operator.defaultLanguage
  const answer = useCall('texts', { params: { operator: id, set } }, { keepPreviousData: true, revalidateOnFocus: false })
  const key = query.get('key') ?? 'landing.title'
  // What does not pass yet is in no draft: it stays here while another text is looked at.
  const unfinishedTexts = useRef(new Map<string, string>())
  const message = useMemo(() => lookToMessage(shown), [shown])
  const ownTexts = texts[set] ?? {}
  const choose = (next: { key?: string; set?: string }) =>
    setQuery({ part: 'texts', set, key, ...next }, { replace: true, preventScrollReset: true })
  const write = (text: string | undefined) => {
    const { [key]: _before, ...others } = ownTexts
    setTexts?.({ ...texts, [set]: text === undefined ? others : { ...others, [key]: text } })
  }
  const otherSets = Object.entries(texts).flatMap(([other, all]) => (other !== set && all[key] !== undefined ? [nameOf(other)] : []))
  return (
    <Answer of={answer}>
      {({ texts: all }) => {
        const row = all.find((one) => one.key === key)
        const section = sectionOf(key)
        return (
          <div className={layout}>
            <TextList rows={all} own={ownTexts} chosen={key} onChoose={(chosen) => choose({ key: chosen })} />
            <Panel title={<span className={oneLine}>{ownTexts[key] ?? row?.ours ?? key}</span>} text={<code className={mono}>{key}</code>}>
              <Select
                label={t.look.language()}
                value={set as string}
                onChoose={(chosen) => choose({ set: chosen })}
                options={operator.languages.map((value) => ({ value: value as string, name: nameOf(value) }))}
              />
              {row ? (
                <OwnText
                  key={`${set} ${key}`}
                  set={set}
                  row={row}
                  tag={rows.find((one) => one.set === set)?.tag}
                  own={ownTexts[key]}
                  unfinished={unfinishedTexts.current}
                  onWrite={setTexts && write}
                />
              ) : (
                <p>{t.words.choose()}</p>
              )}
              {otherSets.length > 0 && <p>{t.words.alsoIn({ languages: formats.list(otherSets) })}</p>}
            </Panel>
            <div className={beside}>
              <PreviewFrame
                key={set}
                name={t.words.sections[section]()}
                message={message}
                scene={textSections[section].scene}
                language={set}
                device="phone"
                maxHeight={720}
              />
            </div>
          </div>
        )
      }}
    </Answer>
  )
}
