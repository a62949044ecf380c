import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Desværre kunne vi ikke analysere din adfærd i opgaven, fordi du tog mere end 90\u00a0% af kortene fra samme bunke. Du er velkommen til at prøve igen.',
  unauthorized: {
    title: 'Linket er ikke gyldigt',
    text: 'Linket, der førte dig hertil, er ikke gyldigt eller er udløbet. Gå tilbage til siden, du kom fra, og åbn testen igen.',
    contact: 'Hvis det stadig ikke virker, så skriv til os:',
  },
  unreachable: {
    title: 'Vi kan ikke få forbindelse til testen',
    text: 'Der er ikke noget galt med dit link. Vi bliver ved med at prøve.',
  },
  notFound: {
    title: 'Denne side findes ikke',
    text: 'Adressen er måske stavet forkert, eller siden er flyttet.',
    start: 'Gå til testen',
  },
  crash: {
    title: 'Noget gik galt',
    text: 'Denne del af siden kunne ikke vises. Prøv igen.',
    kept: 'Dit spil er gemt.',
    reload: 'Indlæs siden igen',
  },
  noConnection: 'Der er ingen forbindelse. Prøv igen.',
  resultsMissing: 'Dit resultat er ikke tilgængeligt lige nu. Prøv igen.',
  tryAgainIn: 'Vi prøver igen om {seconds} {{sekund|sekunder}}.',
  backTo: 'Tilbage til {partner}',
} satisfies Translation['errors']
