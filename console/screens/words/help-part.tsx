import { css } from '@linaria/core'
import { useState } from 'react'
import type { HelpRow } from '../../../contract/console/word-calls.ts'
import { useCall } from '../../api/call.ts'
import { useEditor } from '../../draft/editor-context.ts'
import { CheckSetting, one, SelectSetting, TextSetting } from '../../draft/fields.tsx'
import { useMembership } from '../../me.ts'
import { lookToMessage, type ShownLook } from '../../preview/look-to-message.ts'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { textByPath, useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Check, Select } from '../../ui/field.tsx'
import { Panel, Panels, rows } from '../../ui/page.tsx'

const entries = css`
  margin-top: var(--space-4);
  > li {
    padding: var(--space-3) 0;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
  }
`

const Entry = ({ of: { name, kind, contacts, checkedAt } }: { of: HelpRow }) => {
  const { t, formats } = useConsoleTexts()
  const what = textByPath(t.words.kinds, kind) || kind
  return (
    <li>
      <b>{name ?? what}</b>
      {name !== undefined && `, ${what}`}
      <small>{[...contacts, t.words.checked({ day: formats.day(checkedAt) })].join(', ')}</small>
    </li>
  )
}

/** Whether players are asked to share their result, what of it, and what would be done with it. */
const Sharing = () => {
  const { look } = useConsoleTexts().t
  const { operator, set } = useEditor()
  const { sharing, defaultLanguage } = operator
  const what = sharing?.what ?? []
  return (
    <>
      <CheckSetting pointer="/sharing" label={look.fields.sharing()} on={{ purpose: { [defaultLanguage]: '' }, what: ['category'] }} />
      {sharing && (
        <div className={one}>
          {operator.languages.map((key) => (
            <TextSetting
              key={key}
              pointer={`/sharing/purpose/${key}`}
              label={look.sharingPurpose({ language: key })}
              maxLength={400}
              optional
            />
          ))}
          <Check
            label={look.fields.sharingScore()}
            checked={what.includes('score')}
            disabled={!set}
            onCheck={(checked) => set?.('/sharing/what', checked ? ['category', 'score'] : ['category'])}
          />
        </div>
      )}
    </>
  )
}

/** The help that players are shown, what the operator adds to it, and what the terms say about it. */
export const HelpPart = ({ shown }: { shown: ShownLook }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const { operator, set } = useEditor()
  const [previewedCountry, setPreviewedCountry] = useState<string>()
  const place = previewedCountry ?? operator.country ?? ''
  const answer = useCall(
    'help',
    { params: { operator: id }, query: place === '' ? {} : { place } },
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const message = lookToMessage(shown)
  return (
    <Panels columns="sided">
      <Panels>
        <Panel title={t.words.where()} text={t.words.whereText()}>
          <Answer of={answer}>
            {({ places, help }) => (
              <>
                <div className={rows[4]}>
                  <Select
                    label={t.look.fields.country()}
                    value={operator.country ?? ''}
                    disabled={!set}
                    options={[
                      { value: '', name: t.words.placeChoice() },
                      ...(operator.country && !places.some((one) => one.place === operator.country)
                        ? [{ value: operator.country, name: operator.country }]
                        : []),
                      ...places.map((one) => ({ value: one.place, name: one.name })),
                    ]}
                    onChoose={(country) => {
                      set?.('/country', country === '' ? undefined : country)
                      setPreviewedCountry(undefined)
                    }}
                  />
                  <Select
                    label={t.words.see()}
                    value={place}
                    options={[{ value: '', name: '–' }, ...places.map((one) => ({ value: one.place, name: one.name }))]}
                    onChoose={setPreviewedCountry}
                  />
                </div>
                {help.length > 0 ? (
                  <ul className={entries}>
                    {help.map((entry) => (
                      <Entry key={`${entry.kind} ${entry.name} ${entry.contacts.join(' ')}`} of={entry} />
                    ))}
                  </ul>
                ) : (
                  <p>{t.words.noHelp()}</p>
                )}
              </>
            )}
          </Answer>
        </Panel>
        <Panel title={t.words.fromYou()} text={t.words.fromYouText()}>
          <div className={rows[4]}>
            <TextSetting pointer="/limits" label={t.look.fields.limits()} hint={t.look.hints.limits()} optional />
            <SelectSetting
              pointer="/ageMark"
              label={t.look.fields.ageMark()}
              options={[
                { value: '', name: t.look.none(), is: undefined },
                { value: '18', name: '18+', is: 18 },
                { value: '21', name: '21+', is: 21 },
              ]}
            />
          </div>
        </Panel>
        <Panel title={t.words.terms()} text={t.words.termsText()}>
          <CheckSetting pointer="/terms/partnerUserIds" label={t.look.fields.partnerUserIds()} />
          <Sharing />
        </Panel>
      </Panels>
      <PreviewFrame
        name={t.words.sections.landing()}
        message={message}
        language={operator.defaultLanguage}
        device="phone"
        maxHeight={720}
      />
    </Panels>
  )
}
