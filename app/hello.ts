import { joinPage } from './host/join-page.ts'
import { readAddress } from './session/address.ts'

/** As the page was asked for. */
export const address = readAddress(location.search)

/** The page around answers while the rest of the file runs. Whether there is a web view is not known yet. */
export const greeted = address.bridged ? undefined : joinPage(address)
