import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Test jest wstrzymany', text: 'W\u00a0tej chwili nie można go zrobić. Wróć później.' },
  many: { title: 'Poczekaj minutę', text: 'Z tej sieci było wiele prób. Po tym czasie test otworzy się sam.' },
  ended: {
    until: 'Był ważny do godziny {time}.',
    title: 'Twój dostęp wygasł',
    text: 'Jest ważny przez ograniczony czas. Wróć na stronę, z\u00a0której prowadził link, i\u00a0otwórz stamtąd test jeszcze raz. Ukończone gry są zachowane.',
  },
  game: {
    paused: 'Test jest w\u00a0tej chwili wstrzymany. Wróć później.',
    ended: 'Twój dostęp wygasł. Wróć na stronę, z\u00a0której prowadził link, i\u00a0otwórz stamtąd test jeszcze raz.',
    ofNetwork: 'Dzisiaj z Twojej sieci rozpoczęto wiele gier. Spróbuj ponownie jutro.',
  },
  mail: {
    ofGame: 'Ten raport został wysłany trzy razy, a więcej dla jednej gry nie można. Możesz zapisać go jako PDF.',
    toAddress: 'Na ten adres wysłano dzisiaj tyle raportów, ile można. Spróbuj ponownie po tej godzinie: {when}.',
    ofNetwork: 'Dzisiaj z Twojej sieci wysłano wiele raportów. Zapisz raport jako PDF albo spróbuj ponownie po tej godzinie: {when}.',
    today: 'Dzisiaj nie można już wysłać więcej raportów. Zapisz raport jako PDF albo spróbuj ponownie po tej godzinie: {when}.',
    ended: 'Twój dostęp wygasł, więc nie można stąd wysłać raportu. Możesz zapisać go jako PDF.',
    gone: 'Ten raport nie jest już tu otwarty albo został usunięty, dlatego nie można go wysłać.',
    notComplete: 'Ten raport nie jest jeszcze pełny. Ukończ kroki po grze, a\u00a0potem go wyślij.',
  },
  arrival: {
    opening: 'Otwieramy test',
    slow: 'Chwileczkę',
    slowText: 'Połączenie jest wolne. Test otworzy się sam.',
    again: 'Wczytaj ponownie',
    failed: 'Nie udało się otworzyć testu',
    failedText: 'Część testu nie dotarła. Wczytaj go ponownie albo spróbuj w\u00a0innej przeglądarce.',
    noScript: 'Test wymaga JavaScriptu, który jest w\u00a0tej przeglądarce wyłączony. Włącz go i\u00a0wczytaj stronę ponownie.',
  },
  moved: {
    title: 'Twoja gra toczy się dalej w innej karcie przeglądarki',
    text: 'Możesz zamknąć tę kartę przeglądarki albo zacząć tu nową grę.',
  },
} satisfies NamespaceRefusalsTranslation
