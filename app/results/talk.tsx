import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { goToHelp } from './go-to.ts'

/** Leads to the helpline further down. */
export const Talk = ({ className }: { className: string }) => {
  const texts = useTexts('help')
  const { host } = useServices()
  return (
    <button type="button" className={className} onClick={() => goToHelp(host)}>
      {texts.talk()}
    </button>
  )
}
