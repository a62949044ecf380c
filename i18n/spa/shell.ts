import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Idioma',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, se abre en una ventana nueva',
  about: 'Quiénes somos',
  contact: 'Contacto',
  privacy: 'Privacidad',
  responsible: 'Juego responsable',
  terms: 'Términos y condiciones',
  age: '+{age}',
  notice: 'Juega con responsabilidad. Hay ayuda disponible.',
} satisfies Translation['shell']
