import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Passo {step} di {steps}',
  skip: 'Salta l’introduzione',
  play: 'Gioca',
  backToGame: 'Torna al gioco',
  one: {
    title: 'Quattro mazzi, una carta alla volta',
    text: 'Vedi quattro mazzi di carte. Scegli un mazzo e gira la carta in cima. Puoi cambiare mazzo o restare sullo stesso, tutte le volte che vuoi.',
  },
  two: {
    title: 'Ogni carta è una vincita o una perdita',
    text: 'Inizi con {start|number} punti, mostrati come {start|money}. Ogni carta che giri aggiunge o toglie punti. Sono solo punti, mai denaro.',
  },
  three: {
    title: 'Gira tutte e 80 le carte',
    text: 'Cerca di finire con più punti che puoi. Completa la partita in una volta sola: se esci, ricominci da capo. Puoi fare una pausa quando vuoi.',
  },
  touchHint: 'Tocca un mazzo per girare una carta',
  keyHint: 'Puoi usare anche i tasti da 1 a 4 mentre un mazzo è selezionato',
  demoChoose: 'Immagine: si sceglie uno dei quattro mazzi e si gira la carta in cima',
  demoWinLoss: 'Immagine: una carta mostra una vincita, la successiva una perdita',
  demoCount: 'Immagine: il numero di carte rimaste scende fino a zero',
} satisfies Translation['instructions']
