import { riskCategories } from '../../contract/profile.ts'
import type { Results } from '../../contract/results.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { Button } from '../ui/button.tsx'
import { goToHelp } from './go-to.ts'

/** From risky upwards help stands beside the way to advice: it leads to the helpline further down. */
export const Talk = ({ category }: Pick<Results, 'category'>) => {
  const texts = useTexts('help')
  const { host } = useServices()
  if (riskCategories.indexOf(category) < riskCategories.indexOf('risky')) return null
  return (
    <Button kind="text" onClick={() => goToHelp(host)}>
      {texts.talk()}
    </Button>
  )
}
