import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Niestety nie mogliśmy przeanalizować Twojego zachowania w teście, ponieważ ponad 90% kart pochodziło z tej samej talii. Zapraszamy do ponownej próby.',
  unauthorized: {
    title: 'Ten link jest nieprawidłowy',
    text: 'Link do testu jest nieprawidłowy lub wygasł. Wróć na stronę, z której prowadził link, i otwórz test jeszcze raz.',
    contact: 'Jeśli nadal nie działa, napisz do nas:',
  },
  unreachable: {
    title: 'Nie możemy połączyć się z testem',
    text: 'Z linkiem wszystko w porządku. Próbujemy dalej.',
  },
  notFound: {
    title: 'Ta strona nie istnieje',
    text: 'Być może adres zawiera błąd albo strona została przeniesiona.',
    start: 'Przejdź do testu',
  },
  crash: {
    title: 'Coś poszło nie tak',
    text: 'Nie udało się pokazać tej części strony. Spróbuj ponownie.',
    kept: 'Twoja gra jest zapisana.',
    reload: 'Wczytaj stronę ponownie',
  },
  noConnection: 'Brak połączenia. Spróbuj ponownie.',
  resultsMissing: 'Twój wynik jest chwilowo niedostępny. Spróbuj ponownie.',
  tryAgainIn: 'Spróbujemy ponownie za {seconds} {{sekund|sekundę|sekund|sekundy|sekund|sekundy}}.',
  backTo: 'Wróć do {partner}',
} satisfies Translation['errors']
