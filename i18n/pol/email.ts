import type { Translation } from '../i18n-types.ts'

export const email = {
  title: 'Wyślij raport e-mailem',
  singleUse: 'Adres zostanie użyty jeden raz. Nie jest zapisywany ani łączony z wynikami.',
  address: 'Adres e-mail',
  send: 'Wyślij raport',
  sending: 'Wysyłanie',
  sent: 'E-mail wysłany!',
  sentText: 'Sprawdź skrzynkę odbiorczą. Aby wysłać raport ponownie, zamknij to okno i otwórz je jeszcze raz.',
  invalid: 'Nieprawidłowy adres e-mail',
  rejected: 'Nie udało się wysłać e-maila na ten adres…',
  failed: 'Coś poszło nie tak, spróbuj ponownie…',
} satisfies Translation['email']
