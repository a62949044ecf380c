import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Purtroppo non abbiamo potuto analizzare il tuo comportamento nel test, perché più del 90% delle tue carte viene dallo stesso mazzo. Puoi riprovare.',
  unauthorized: {
    title: 'Questo link non è valido',
    text: 'Il link che hai seguito non è valido o non lo è più. Torna alla pagina da cui venivi e apri di nuovo il test.',
    contact: 'Se continua a non funzionare, scrivici:',
  },
  unreachable: {
    title: 'Non riusciamo a raggiungere il test',
    text: 'Il tuo link va bene. Continuiamo a provare.',
  },
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'Forse l’indirizzo è scritto male o la pagina è stata spostata.',
    start: 'Vai al test',
  },
  crash: {
    title: 'Qualcosa è andato storto',
    text: 'Non è stato possibile mostrare questa parte della pagina. Riprova.',
    kept: 'La tua partita è conservata.',
    reload: 'Ricarica la pagina',
  },
  noConnection: 'Non c’è connessione. Riprova.',
  resultsMissing: 'Il tuo risultato non è disponibile in questo momento. Riprova.',
  tryAgainIn: 'Riproviamo tra {seconds} {{secondo|secondi}}.',
  backTo: 'Torna a {partner}',
} satisfies Translation['errors']
