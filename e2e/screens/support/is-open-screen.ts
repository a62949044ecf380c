import { languageFacts } from '../../../i18n/checks/language-facts.ts'
import { textSections } from '../../../i18n/text-sections.ts'
import { readUnfinished } from '../../../scripts/texts/set-file.ts'

const translations = Object.keys(languageFacts).filter((set) => set !== 'eng')
const open = readUnfinished()

/** Whether `npm run new` made the screen of a scene, and nobody has translated it: what it shows is not final, and has no picture yet. */
export const isOpenScreen = (scene: string): boolean =>
  Object.entries(textSections).some(
    ([section, { scene: shown }]) =>
      shown.split('/')[0] === scene.split('/')[0] &&
      translations.every((set) => open.some((line) => line.startsWith(`${set} ${section}.`))),
  )
