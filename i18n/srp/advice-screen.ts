import type { Translation } from '../i18n-types.ts'

export const adviceScreen = {
  title: 'Vaši saveti',
  heading: 'Tri stvari koje vam mogu pomoći',
  intro: 'Prema tome kako ste igrali. Uzmite ono što vam odgovara.',
  everyone: 'Ovi saveti su dobri za sve. Nisu izabrani prema vašoj igri.',
  why: 'Zašto vidite ovaj savet:',
  open: 'Otvori savet',
  back: 'Nazad na rezultat',
  backToAdvice: 'Nazad na savete',
  fullReport: 'Pogledaj ceo izveštaj',
} satisfies Translation['adviceScreen']
