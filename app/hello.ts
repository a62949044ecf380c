import { joinPage } from './host/host.ts'
import { readAddress } from './session/address.ts'

/** The address the page was opened with, parsed. */
export const address = readAddress(location.search)

/** Greets the host page at once: it answers while the rest of this file runs. Whether there is a web view is not known yet. */
export const greeted = address.bridged ? undefined : joinPage(address)
