import type { Language } from '../../../contract/languages.ts'
import { languageSwitches, ownSets } from '../../../contract/look/choices.ts'
import { mayShowDollars } from '../../../contract/look/view-of-operator.ts'
import { useCall } from '../../api/call.ts'
import { useEditor } from '../../draft/editor-context.ts'
import { SelectSetting } from '../../draft/fields.tsx'
import { useMembership } from '../../me.ts'
import type { ShownLook } from '../../preview/look-to-message.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Check, Choices, control, Options } from '../../ui/field.tsx'
import { Panel } from '../../ui/page.tsx'
import { TablePanel } from '../../ui/table.tsx'

/** Which languages players may choose, which comes first, how they choose, and the money of each. */
export const LanguagesPart = ({ shown }: { shown: ShownLook }) => {
  const { t, formats } = useConsoleTexts()
  const { id } = useMembership()
  const { operator, set } = useEditor()
  const answer = useCall('languages', { params: { operator: id } })
  const { languages, defaultLanguage, currencies: money = {} } = operator
  const isOffered = (key: Language) => languages.includes(key)
  const toggle = (key: Language) => set?.('/languages', isOffered(key) ? languages.filter((one) => one !== key) : [...languages, key])
  return (
    <>
      <Answer of={answer}>
        {({ languages: rows }) => (
          <TablePanel
            title={t.words.parts.languages()}
            text={t.words.languagesText()}
            rows={[
              ...languages.flatMap((key) => rows.filter((row) => row.set === key)),
              ...rows.filter(({ ownSet, set: key }) => (!ownSet || ownSet === operator.texts) && !isOffered(key)),
            ]}
            keyOf={({ set: key }) => key}
            columns={[
              {
                name: t.look.language(),
                cell: ({ name, tag, set: key }) => (
                  <>
                    <span lang={tag}>{name}</span>
                    <small>{key}</small>
                  </>
                ),
              },
              {
                name: t.words.offered(),
                cell: ({ name, set: key }) => (
                  <Check
                    label=""
                    aria-label={t.words.offer({ name })}
                    checked={isOffered(key)}
                    disabled={!set || (isOffered(key) && (languages.length === 1 || key === defaultLanguage))}
                    onChange={() => toggle(key)}
                  />
                ),
              },
              {
                name: t.words.first(),
                cell: ({ name, set: key }) => (
                  <input
                    type="radio"
                    style={{ justifySelf: 'start' }}
                    name="first-language"
                    aria-label={t.words.beFirst({ name })}
                    checked={key === defaultLanguage}
                    disabled={!set || !isOffered(key)}
                    onChange={() => set?.('/defaultLanguage', key)}
                  />
                ),
              },
              {
                name: t.words.money(),
                cell: ({ name, set: key }) =>
                  // One that does not count can be taken away.
                  (money[key] || (key === 'spa' && isOffered(key) && mayShowDollars(operator))) && (
                    <select
                      className={control}
                      aria-label={t.words.moneyOf({ name })}
                      value={money[key] ?? ''}
                      disabled={!set}
                      onChange={({ target }) => set?.(`/currencies/${key}`, target.value || undefined)}
                    >
                      <Options of={['', money[key] || 'USD'].map((value) => ({ value, name: value || t.words.moneyUsual() }))} />
                    </select>
                  ),
              },
              {
                name: t.words.ownTexts(),
                numeric: true,
                cell: ({ set: key }) => formats.number(Object.keys(shown.texts[key] ?? {}).length),
              },
            ]}
          />
        )}
      </Answer>
      <Panel title={t.words.switch()}>
        <Choices
          beside
          legend={t.look.fields.switch()}
          value={operator.header.switch}
          disabled={!set}
          onChoose={(value) => set?.('/header/switch', value)}
          options={languageSwitches.map((value) => ({ value, name: t.look.switches[value](), text: t.words.switchText[value]() }))}
        />
      </Panel>
      <Panel title={t.words.set()} text={t.words.setText()}>
        <SelectSetting
          pointer="/texts"
          label={t.words.set()}
          options={[{ value: '', name: t.words.setNone(), is: undefined }, ...ownSets.map((value) => ({ value, name: value }))]}
        />
      </Panel>
    </>
  )
}
