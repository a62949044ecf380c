import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Dostępność',
  intro:
    'Ta strona dotyczy testu samooceny, który oferuje {operator}. Chcemy, żeby każdy mógł go zrobić, bez względu na to, jak widzi, słyszy, porusza się lub czyta.',
  status:
    'Test częściowo spełnia międzynarodowe wytyczne WCAG 2.2 na poziomie AA i\u00a0europejską normę EN 301 549. To, czego brakuje, opisujemy niżej.',
  howTitle: 'Jak sprawdzamy',
  how: 'Przed każdą wersją programy sprawdzają wszystkie ekrany we wszystkich językach i wersjach kolorystycznych. Jedną całą grę rozgrywamy wyłącznie klawiaturą, a drugą wyłącznie według tego, co mówi czytnik ekranu.',
  tools:
    'Test można zrobić za pomocą klawiatury, przełącznika lub czytnika ekranu, przy powiększonym tekście, wysokim kontraście i ograniczonym ruchu. Wybór karty nie ma limitu czasu.',
  gapsTitle: 'Czego brakuje',
  gapPeople: 'Osoby, które na co dzień korzystają z\u00a0technologii wspomagających, nie wypróbowały jeszcze z\u00a0nami tej wersji.',
  gapOwn: 'Logo i strony, do których prowadzą linki, dostarcza {operator}. Nie możemy obiecać, że są dostępne.',
  gapReading: 'Zdania są krótkie, ale nie ma wersji w tekście łatwym do czytania.',
  contactTitle: 'Coś utrudnia Ci test?',
  contact: 'Napisz do nas, co to jest i na której stronie:',
  authority: 'Jeśli nasza odpowiedź nie pomoże, możesz zwrócić się do urzędu do spraw dostępności w\u00a0swoim kraju.',
  date: 'Ta deklaracja jest z\u00a0dnia {day}.',
} satisfies NamespaceAccessibilityTranslation
