import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Vrei să vorbești cu cineva?',
  text: '{name} te ascultă și te ajută. Nu trebuie să-ți spui numele.',
  none: 'Multe țări au o linie de ajutor pentru cei care joacă și pentru apropiații lor. Și medicul tău îți poate spune unde găsești ajutor.',
  always: 'Deschis 24 de ore pe zi, șapte zile pe săptămână',
  hours: 'Deschis {hours}',
  call: 'Sună la {phone}',
  message: 'Trimite SMS la {phone}',
  chat: 'Chat online',
  website: 'Mergi pe site',
  logo: 'Linie de ajutor: {name}',
} satisfies Translation['helpLine']
