import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Ci sei ancora?',
    text: 'Completa la partita in una volta sola, per favore.',
    yes: 'Sì, continua',
    pause: 'Metti in pausa',
  },
  idleWarning: {
    title: 'La tua partita sta per finire',
    text: 'Se non fai nulla, la partita finirà tra {time} e dovrai ricominciare da capo.',
    yes: 'Continua a giocare',
  },
  more_than_ninety_percent: {
    title: 'Quasi tutte le carte da un solo mazzo',
    text: 'Più del 90% delle tue carte viene dallo stesso mazzo. Se continua così, non potremo analizzare il tuo gioco.',
  },
  only_one_deck: {
    title: 'Ci sono quattro mazzi',
    text: 'Finora tutte le tue carte vengono dallo stesso mazzo. Puoi scegliere anche dagli altri tre.',
  },
  slow_down: {
    title: 'Non c’è fretta',
    text: 'Stai scegliendo molto in fretta. Guarda che cosa porta ogni carta prima di girare la successiva.',
  },
  random_choices_random_result: {
    title: 'Scelte a caso, risultato a caso',
    text: 'Le tue scelte sembrano casuali. Possiamo dire qualcosa sul tuo gioco solo se scegli i mazzi che ti sembrano migliori.',
  },
  do_you_have_a_hunch: {
    title: 'Hai un’intuizione?',
    text: 'Hai l’impressione che alcuni mazzi siano migliori di altri?',
  },
  halfway: {
    title: 'Sei a metà',
    text: 'Hai girato 40 carte e ne restano 40.',
  },
  ok: 'OK',
} satisfies Translation['popups']
