import { HelpLine } from './help-line.tsx'
import { MoreHelp } from './more-help.tsx'

/** Somebody to talk to, and what else the player's country has. */
export const Help = () => (
  <>
    <HelpLine />
    <MoreHelp />
  </>
)
