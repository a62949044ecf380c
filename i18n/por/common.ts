import type { Translation } from '../i18n-types.ts'

export const common = {
  title: 'Como joga? Um teste de autoavaliação com cartas',
  back: 'Voltar',
  close: 'Fechar',
  continue: 'Continuar',
  tryAgain: 'Tentar de novo',
  startAgain: 'Começar de novo',
  playAgain: 'Jogar outra vez',
  loading: 'Um momento, por favor',
  yes: 'Sim',
  no: 'Não',
  low: 'Pouco',
  high: 'Muito',
} satisfies Translation['common']
