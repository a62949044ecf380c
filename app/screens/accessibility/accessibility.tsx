import { useOperator } from '../../services.ts'
import { AccessibilityView } from './accessibility-view.tsx'

/** The accessibility statement of the test as this operator offers it; public. */
export const Accessibility = () => {
  const { name, provider } = useOperator()
  return <AccessibilityView operator={name} contact={provider.contact} />
}
