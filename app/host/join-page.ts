import { providerOperator } from '../../contract/constants.ts'
import type { Address } from '../session/address.ts'
import { readOperatorView } from '../session/operator-view.ts'
import { type Host, openHost, standAlone } from './host.ts'

/** Greets the page around, once, and before the frame's load event. */
export const joinPage = (address: Address): Host => {
  const { origins, testOrigins } = readOperatorView(document)
  if (address.bridged)
    return openHost([location.origin], undefined, (command) =>
      import('./bridge.ts').then(({ joinBridge }) => joinBridge(address.operator ?? providerOperator, command)),
    )
  if (window.parent === window) return standAlone
  return address.embedded ? openHost(origins, testOrigins) : { ...standAlone, testOnly: () => testOrigins !== undefined }
}
