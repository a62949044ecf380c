import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Vrei să vorbești cu cineva?',
  text: '{name} te ascultă și te ajută. Nu trebuie să-ți spui numele.',
  none: 'Multe țări au o linie de ajutor pentru cei care joacă jocuri de noroc și pentru apropiații lor. Și medicul tău îți poate spune unde găsești ajutor.',
  always: 'Disponibil 24 de ore din 24, șapte zile din șapte',
  hours: 'Program: {hours}',
  call: 'Sună la {phone}',
  message: 'Trimite SMS la {phone}',
  chat: 'Chat online',
  website: 'Mergi pe site',
  logo: 'Linie de ajutor: {name}',
} satisfies Translation['helpLine']
