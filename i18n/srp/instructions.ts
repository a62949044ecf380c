import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Korak {step} od {steps}',
  skip: 'Preskoči uvod',
  play: 'Igraj',
  backToGame: 'Nazad u igru',
  one: {
    title: 'Četiri špila, jedna po jedna karta',
    text: 'Vidite četiri špila karata. Izaberite špil i okrenite gornju kartu. Možete menjati špil ili ostati na istom, koliko god puta želite.',
  },
  two: {
    title: 'Svaka karta je dobitak ili gubitak',
    text: 'Počinjete sa {start|number} poena, prikazanih kao {start|money}. Svaka karta koju okrenete dodaje poene ili ih oduzima. To su samo poeni, nikad novac.',
  },
  three: {
    title: 'Okrenite svih 80 karata',
    text: 'Pokušajte da završite sa što više poena. Završite igru u jednom navratu: ako je napustite, počinjete ispočetka. Pauzu možete napraviti u svakom trenutku.',
  },
  touchHint: 'Dodirnite špil da okrenete kartu',
  keyHint: 'Dok je špil izabran, možete koristiti i tastere 1 do 4',
  demoChoose: 'Slika: bira se jedan od četiri špila i okreće se gornja karta',
  demoWinLoss: 'Slika: jedna karta pokazuje dobitak, sledeća gubitak',
  demoCount: 'Slika: broj preostalih karata pada na nulu',
} satisfies Translation['instructions']
