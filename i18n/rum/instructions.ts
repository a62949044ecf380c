import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Pasul {step} din {steps}',
  skip: 'Sari peste introducere',
  play: 'Joacă',
  backToGame: 'Înapoi la joc',
  one: {
    title: 'Patru pachete, câte o carte pe rând',
    text: 'Vezi patru pachete de cărți. Alege un pachet și întoarce cartea de deasupra. Poți schimba pachetul sau poți rămâne la același, de câte ori vrei.',
  },
  two: {
    title: 'Fiecare carte este un câștig sau o pierdere',
    text: 'Începi cu {start|number} de puncte, afișate ca {start|money}. Fiecare carte întoarsă adaugă sau scade puncte. Sunt doar puncte, niciodată bani.',
  },
  three: {
    title: 'Întoarce toate cele 80 de cărți',
    text: 'Încearcă să termini cu cât mai multe puncte. Joacă fără întrerupere: dacă părăsești jocul, începi din nou. Poți face o pauză oricând.',
  },
  touchHint: 'Atinge un pachet pentru a întoarce o carte',
  keyHint: 'Poți folosi și tastele de la 1 la 4 cât timp un pachet este selectat',
  demoChoose: 'Imagine: unul dintre cele patru pachete este ales și cartea de deasupra este întoarsă',
  demoWinLoss: 'Imagine: o carte arată un câștig, următoarea o pierdere',
  demoCount: 'Imagine: numărul cărților rămase scade până la zero',
} satisfies Translation['instructions']
