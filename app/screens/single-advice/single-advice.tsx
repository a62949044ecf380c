import { Navigate, useParams } from 'react-router-dom'
import { adviceKeys } from '../../../contract/advice-keys.ts'
import { paths } from '../../../contract/paths.ts'
import { useAdvice } from '../../api/use-results.ts'
import { useGo, useHref } from '../../routing/use-go.ts'
import { SingleAdviceView } from './single-advice-view.tsx'

/** Any of the 24 tips by its key; the reason is there where it is one of the player's own three. */
export const SingleAdvice = () => {
  const go = useGo()
  const href = useHref()
  const { key } = useParams()
  const { tips: own = [], claims } = useAdvice()
  const tip = adviceKeys.find((one) => one === key)
  if (!tip) return <Navigate to={href(paths.advice)} replace />
  const at = own.indexOf(tip)
  return (
    <SingleAdviceView
      tip={tip}
      claim={claims?.[at]}
      others={[...own.slice(at + 1), ...own.slice(0, Math.max(at, 0))]}
      onBack={() => go(paths.advice, { state: { tip } })}
    />
  )
}
