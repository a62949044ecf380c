import type { Translation } from '../i18n-types.ts'

export const shell = {
  language: 'Idioma',
  poweredBy: 'Powered by {provider}',
  opensWindow: '{name}, abre numa nova janela',
  about: 'Sobre nós',
  contact: 'Contacto',
  privacy: 'Privacidade',
  responsible: 'Jogo mais seguro',
  terms: 'Termos e condições',
  age: '+{age}',
  notice: 'Pare um momento para pensar. Há ajuda disponível.',
  accessibility: 'Acessibilidade',
} satisfies Translation['shell']
