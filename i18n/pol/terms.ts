import type { Messages } from '../messages.ts'

export default {
  title: 'Regulamin',
  privacyTitle: 'Twoja prywatność',
  general: {
    title: 'Informacje ogólne',
    what: 'Ten test to krótka gra w karty. Przygląda się temu, jak podchodzisz w niej do ryzyka, wygranych i strat, oraz daje wynik i trzy wskazówki. Test tworzy i prowadzi {provider}.',
    points: 'Grasz tylko o punkty. Kwoty są pokazane jak pieniądze, ale nie można wygrać, stracić ani wpłacić pieniędzy.',
    optional: 'Test jest dobrowolny i bezpłatny. Możesz go powtarzać, ile razy chcesz.',
    time: 'Trwa około trzech minut. Ukończ go za jednym razem: jeśli wyjdziesz z trwającej gry, zaczniesz od nowa. Gra kończy się też po 15 minutach bez aktywności.',
    age: 'Aby zrobić test, musisz mieć co najmniej {age} lat.',
  },
  userData: {
    title: 'Dane użytkownika',
    anonymous:
      'Twoje dane są anonimowe. To znaczy, że nie zapisujemy przy nich imienia, nazwiska ani konta. Zapisujemy odkryte karty, czas wyboru każdej z nich, odpowiedzi i wynik pod losowym numerem. Nie pytamy o imię ani nazwisko i nie zapisujemy adresu IP razem z grą.',
    linked:
      'Twoje dane są pseudonimowe. Gra jest powiązana z Twoim kontem: {partner}. Zapisujemy odkryte karty, czas wyboru każdej z nich, odpowiedzi i wynik pod losowym numerem, razem z kodem, który oznacza Twoje konto. Nie pytamy o imię ani nazwisko i nie zapisujemy adresu IP razem z grą.',
    siteLearns:
      'Strona, na której jest ten test, dowiaduje się, że gra się odbyła, i\u00a0może się dowiedzieć, że została usunięta. Wynik zobaczy tylko wtedy, gdy później zgodzisz się na to Ty lub ktoś, kto ma link do Twojego raportu.',
    linkedRights: 'Te dane możesz zapisać lub usunąć w raporcie.',
    controller: 'Administrator tych danych: {controller}. W razie pytań o dane napisz na adres {contact}.',
    basisConsent: 'Podstawą prawną jest zgoda. Wyrażasz ją, zaczynając test. Możesz ją wycofać, usuwając swoją grę.',
    basisInterests: 'Podstawą prawną jest prawnie uzasadniony interes: udostępnienie Ci testu Twojej własnej gry. Możesz wnieść sprzeciw.',
    basisTask: 'Podstawą prawną jest zadanie w interesie publicznym: zapobieganie szkodom wynikającym z hazardu.',
    complaint: 'Możesz też złożyć skargę do organu ochrony danych.',
    noDeletion:
      'Możemy odnaleźć Twoją grę tylko po linku do raportu albo po numerze, który mogła zachować strona z\u00a0tym testem. Bez jednego z\u00a0nich danych nie można usunąć na życzenie. Możesz je samodzielnie zapisać lub usunąć, dopóki raport jest otwarty.',
    kept: 'Grę usuwamy najpóźniej po {months} {{miesiącach|miesiącu|miesiącach|miesiącach|miesiącach|miesiącach}} od jej zakończenia.',
    keptForGood: 'Gra jest przechowywana bez limitu czasu, chyba że zostanie usunięta.',
    partnerId:
      'Strona, która pokazuje Ci ten test, przekazuje numer oznaczający Twoje konto na niej. Dzięki niemu można połączyć Twój wynik z kontem. Jeśli chcesz usunąć te dane, zwróć się do właściciela tej strony.',
    research: 'Anonimowe dane mogą służyć badaniom i ulepszaniu testu.',
    email:
      'Jeśli poprosisz o wysłanie raportu e-mailem, adres posłuży tylko do tej jednej wiadomości. U\u00a0nas nie jest zapisywany ani łączony z\u00a0Twoimi wynikami, ale kto dostarcza wiadomość, ma jedno i\u00a0drugie. Przez około dobę przechowujemy utworzony z niego kod, aby nikt nie mógł zalać cudzej skrzynki. Z kodu nie da się odczytać adresu.',
    reportLink: 'Twój raport ma własny link. Każdy, kto go ma, może zobaczyć raport i usunąć grę, więc zastanów się, zanim go udostępnisz.',
  },
  disclaimer: {
    title: 'Wyłączenie odpowiedzialności',
    indication: 'To orientacyjny wynik jednej krótkiej gry. Nie jest diagnozą i nie zastępuje porady lekarza ani terapeuty.',
    noGuarantee: 'Staramy się, by test był poprawny i dostępny, ale nie możemy obiecać, że zawsze jest bez błędów.',
    decisions:
      'Tylko Ty decydujesz, co zrobisz z wynikiem. Jeśli niepokoi Cię granie na pieniądze, własne lub innej osoby, zadzwoń pod telefon zaufania.',
    notProof:
      'Raport jest dla Ciebie. Nie jest podpisany i nie jest dla innych żadnym dowodem. Nikt nie może go od Ciebie żądać ani się na nim opierać.',
  },
  cookies: {
    title: 'Pliki cookie',
    none: 'Nie używamy plików cookie i żadne inne firmy nie śledzą tego, co tu robisz.',
    storage:
      'Podczas gry przeglądarka przechowuje stan gry w pamięci sesji, aby można było grać dalej po ponownym wczytaniu strony. Jest to potrzebne do gry i znika po zamknięciu karty przeglądarki.',
  },
  license: {
    title: 'Licencja',
    use: 'Możesz używać testu i raportu na własny użytek. Właścicielem tekstów, obrazów i oprogramowania jest {provider} lub partnerzy. Nie wolno ich kopiować ani sprzedawać bez zgody właściciela.',
    fonts: 'Czcionki i programy innych autorów są używane na ich otwartych licencjach.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Masz pytanie o test lub o swoje dane? Napisz na adres {address}.',
  },
} satisfies Messages['terms']
