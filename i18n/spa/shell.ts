import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Idioma',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, se abre en una ventana nueva',
  about: 'Quiénes somos',
  contact: 'Contacto',
  privacy: 'Privacidad',
  responsible: 'Juego más seguro',
  terms: 'Términos y condiciones',
  age: '+{age}',
  notice: 'Tómate un momento para pensarlo. Si lo necesitas, pide ayuda.',
  accessibility: 'Accesibilidad',
} satisfies Translation['shell']
