import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { goToHelp } from './go-to.ts'

/** Beside the way to advice: leads to the helpline further down. */
export const Talk = ({ kind = 'quiet' }: { kind?: ButtonKind }) => {
  const texts = useTexts('help')
  const { host } = useServices()
  return (
    <Button kind={kind} onClick={() => goToHelp(host)}>
      {texts.talk()}
    </Button>
  )
}
