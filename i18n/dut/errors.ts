import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Helaas konden we je gedrag in de taak niet analyseren, omdat je meer dan 90% van je kaarten van dezelfde stapel nam. Je mag het gerust opnieuw proberen.',
  unauthorized: {
    title: 'Deze link is niet geldig',
    text: 'De link waarmee je hier kwam, is niet of niet meer geldig. Ga terug naar de pagina waar je vandaan kwam en open de test opnieuw.',
    contact: 'Werkt het nog steeds niet, schrijf ons dan:',
  },
  unreachable: {
    title: 'We kunnen de test niet bereiken',
    text: 'Er is niets mis met je link. We blijven het proberen.',
  },
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Misschien is het adres verkeerd gespeld of is de pagina verplaatst.',
    start: 'Naar de test',
  },
  crash: {
    title: 'Er ging iets mis',
    text: 'Dit deel van de pagina kon niet worden getoond. Probeer het opnieuw.',
    kept: 'Je spel is bewaard.',
    reload: 'Pagina opnieuw laden',
  },
  noConnection: 'Er is geen verbinding. Probeer het opnieuw.',
  resultsMissing: 'Je resultaat is nu niet beschikbaar. Probeer het opnieuw.',
  tryAgainIn: 'We proberen het over {seconds} {{seconde|seconden}} opnieuw.',
  backTo: 'Terug naar {partner}',
} satisfies Translation['errors']
