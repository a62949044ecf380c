import type { Translation } from '../i18n-types.ts'

export const helpLine = {
  title: 'Gostaria de falar com alguém?',
  text: '{name} ouve e ajuda. Não precisa de dizer o seu nome.',
  none: 'Muitos países têm uma linha de apoio para quem joga a dinheiro e para quem lhe é próximo. O seu médico também pode dizer-lhe onde encontrar ajuda.',
  always: 'Disponível 24 horas por dia, sete dias por semana',
  hours: 'Disponível: {hours}',
  call: 'Ligar para {phone}',
  message: 'Enviar SMS para {phone}',
  chat: 'Conversar online',
  website: 'Ir para o site',
  logo: 'Linha de apoio: {name}',
} satisfies Translation['helpLine']
