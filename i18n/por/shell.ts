import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Idioma',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, abre numa nova janela',
  about: 'Sobre nós',
  contact: 'Contacto',
  privacy: 'Privacidade',
  responsible: 'Jogo responsável',
  terms: 'Termos e condições',
  age: '+{age}',
  notice: 'Jogue com responsabilidade. Há ajuda disponível.',
} satisfies Translation['shell']
