import { css } from '@linaria/core'
import { useState } from 'react'
import { paths } from '../../../contract/paths.ts'
import { deleteOwnData, ownDataUrl } from '../../api/calls.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useGo } from '../../routing/use-go.ts'
import { useOperator, useServices } from '../../services.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'

const block = css`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-5);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`

/** For a player whom the partner knows: everything stored about the game, as a file, and its deletion. */
export const OwnData = ({ uid }: { uid: string }) => {
  const texts = useTexts('consent')
  const { name: partner } = useOperator()
  const { session } = useServices()
  const go = useGo()
  const [step, setStep] = useState<'idle' | 'sure' | 'failed'>('idle')
  const remove = async () => {
    try {
      await deleteOwnData(uid)
    } catch {
      return setStep('failed')
    }
    if (session.get().uid === uid) session.reset()
    go(paths.landing, { replace: true })
  }
  return (
    <div className={block}>
      <h2>{texts.dataTitle()}</h2>
      <p>{texts.dataText({ partner })}</p>
      <Actions>
        <a className={buttonClass('quiet')} href={ownDataUrl(uid)} download>
          {texts.fetch()}
        </a>
        {step === 'idle' ? (
          <Button kind="text" onClick={() => setStep('sure')}>
            {texts.remove()}
          </Button>
        ) : (
          <Button kind="text" onClick={() => void remove()}>
            {texts.sure()}
          </Button>
        )}
      </Actions>
      <p role="status">{step === 'failed' ? texts.failed() : ''}</p>
    </div>
  )
}
