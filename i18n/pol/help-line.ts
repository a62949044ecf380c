import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Chcesz z kimś porozmawiać?',
  text: '{name} wysłucha Cię i pomoże. Nie musisz podawać nazwiska.',
  none: 'W wielu krajach działa telefon zaufania dla osób, które grają, i dla ich bliskich. Także lekarz może powiedzieć, gdzie szukać pomocy.',
  always: 'Czynne całą dobę, siedem dni w tygodniu',
  hours: 'Czynne: {hours}',
  call: 'Zadzwoń: {phone}',
  message: 'Wyślij SMS: {phone}',
  chat: 'Czat online',
  website: 'Przejdź na stronę',
  logo: 'Telefon zaufania: {name}',
} satisfies Translation['helpLine']
