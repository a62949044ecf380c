import { entries } from './entries.ts'
import { type ShownDanger, shownDanger } from './shown.ts'

/** Whom every place has for danger and for the young; a build of the app holds this alone, in a chunk of its own. */
export const shownDangers: readonly ShownDanger[] = entries
  .map(shownDanger)
  .filter(({ emergency, crisis, young }) => emergency.length + crisis.length + young.length > 0)
