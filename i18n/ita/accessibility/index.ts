import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Accessibilità',
  intro:
    'Questa pagina riguarda il test di autovalutazione offerto da {operator}. Vogliamo che tutti possano farlo, in qualunque modo vedano, sentano, si muovano o leggano.',
  status:
    'Il test rispetta in parte le linee guida internazionali WCAG 2.2, livello AA, e la norma europea EN 301 549. Quello che manca è indicato più sotto.',
  howTitle: 'Come controlliamo',
  how: 'Prima di ogni nuova versione, controlli automatici passano per tutte le schermate in tutte le lingue e in tutti gli schemi di colori. Una partita intera viene giocata solo con la tastiera e un’altra solo con quello che dice uno screen reader.',
  tools:
    'Puoi fare il test con la tastiera, un comando a interruttore, uno screen reader, il testo ingrandito, il contrasto elevato e il movimento ridotto. Nessuna carta ha un limite di tempo.',
  gapsTitle: 'Che cosa manca',
  gapPeople: 'Le persone che usano ogni giorno tecnologie assistive non hanno ancora provato questa versione con noi.',
  gapOwn: 'I loghi e le pagine collegate sono di {operator}. Non possiamo assicurare che siano accessibili.',
  gapReading: 'Le frasi sono brevi, ma non c’è una versione in linguaggio facile da leggere e da capire.',
  contactTitle: 'Hai incontrato un ostacolo?',
  contact: 'Scrivici che cos’era e in quale pagina:',
  authority: 'Se la nostra risposta non ti aiuta, puoi rivolgerti all’autorità per l’accessibilità del tuo Paese.',
  date: 'Questa dichiarazione è del {day}.',
} satisfies NamespaceAccessibilityTranslation
