import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Twój wynik w teście samooceny w formie gry w karty',
  description: 'Wskaźnik ryzyka, profil decyzji i wskazówki z jednej krótkiej gry w karty.',
  fileName: 'Twój raport',
  date: 'Twój raport, {date|date}',
  footer: 'Orientacyjny wynik jednej krótkiej gry, a nie diagnoza.',
  people: 'Na 100 graczy {below} {{ma|ma|mają|mają|ma|ma}} niższy wskaźnik ryzyka niż Ty.',
  model: 'Model {model}, grupa porównawcza {group}.',
  mail: {
    subject: 'Twój raport z testu samooceny w formie gry w karty',
    intro: 'Oto raport, o który prosisz. Znajdziesz go jako PDF w załączniku.',
    contents: 'Raport zawiera Twój profil decyzji, trzy wskazówki z uzasadnieniem i informację, gdzie szukać pomocy.',
    once: 'Twój adres posłużył jeden raz do wysłania tej wiadomości. Nie jest zapisywany ani łączony z wynikami.',
    notYou: 'To nie Twoja prośba? Być może ktoś pomylił się przy wpisywaniu adresu. Możesz usunąć tę wiadomość; innych nie będzie.',
  },
} satisfies NamespaceReportTranslation
