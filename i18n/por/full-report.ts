import type { Translation } from '../i18n-types.ts'

export const fullReport = {
  title: 'O seu relatório',
  heading: 'O seu relatório completo',
  played: 'Resultado de um jogo de 80 cartas',
  notAvailableTitle: 'Este relatório não está disponível',
  notAvailable: 'Não há um resultado completo nesta ligação. Talvez o jogo não tenha sido terminado ou a ligação não esteja completa.',
  start: 'Ir para o teste',
  welcome: 'Olá de novo',
} satisfies Translation['fullReport']
