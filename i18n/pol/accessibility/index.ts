import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Dostępność',
  intro:
    'Ta strona dotyczy testu samooceny, który oferuje {operator}. Chcemy, żeby każdy mógł go zrobić, bez względu na to, jak widzi, słyszy, porusza się lub czyta.',
  status:
    'Test częściowo spełnia międzynarodowe wytyczne WCAG 2.2 na poziomie AA i\u00a0europejską normę EN 301 549. To, czego brakuje, opisujemy niżej.',
  howTitle: 'Jak sprawdzamy',
  how: 'Przed każdą wersją programy badają wszystkie ekrany we wszystkich językach i\u00a0zestawach kolorów. Jedną całą grę rozgrywamy samą klawiaturą, a\u00a0drugą według tego, co mówi czytnik ekranu.',
  tools:
    'Test można zrobić, używając klawiatury, przełącznika, czytnika ekranu, powiększonego tekstu, wysokiego kontrastu i\u00a0ograniczonego ruchu. Na kartę nie ma limitu czasu.',
  gapsTitle: 'Czego brakuje',
  gapPeople: 'Osoby, które na co dzień korzystają z\u00a0technologii wspomagających, nie wypróbowały jeszcze z\u00a0nami tej wersji.',
  gapOwn: 'Logo i\u00a0strony {operator} należą do tej firmy. Nie możemy za nie odpowiadać.',
  gapReading: 'Zdania są krótkie, ale nie są napisane tekstem łatwym do czytania.',
  contactTitle: 'Coś przeszkadza?',
  contact: 'Napisz do nas, co to było i\u00a0na której stronie:',
  authority: 'Jeśli nasza odpowiedź nie pomoże, możesz zwrócić się do urzędu do spraw dostępności w\u00a0swoim kraju.',
  date: 'Ta deklaracja jest z\u00a0dnia {day}.',
} satisfies NamespaceAccessibilityTranslation
