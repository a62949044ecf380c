import { useConsoleTexts } from '../texts/use-texts.ts'
import { Check } from '../ui/field.tsx'
import { useEditor } from './editor-context.ts'
import { CheckSetting, one, TextSetting } from './fields.tsx'

/** Whether players are asked to share their result, what of it, and what would be done with it. */
export const Sharing = () => {
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
