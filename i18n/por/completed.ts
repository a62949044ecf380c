import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Jogo concluído',
  text: 'Começou com {start|money} e virou as 80 cartas.',
  finalScore: 'Acabou com {score|money} em pontos.',
  sending: 'As suas últimas cartas estão a ser enviadas',
  analysing: 'O seu jogo está a ser analisado',
  waiting: 'O seu jogo está na fila',
  ahead: 'Jogos antes do seu: {ahead}',
  seconds: 'cerca de {seconds} segundos',
  minutes: 'cerca de {minutes} {{minuto|minutos}}',
  stay: 'Acontece automaticamente. Pode deixar este separador aberto e voltar mais tarde.',
  ready: 'A sua análise está pronta',
  next: 'Continuar',
  failed: 'A análise não foi possível',
  sent: 'As suas cartas foram enviadas',
  received: 'Cartas recebidas: {sent} de 80',
  analysed: 'Análise do seu jogo',
  soon: 'Demora alguns segundos.',
  offline: 'Está sem ligação. Esperamos.',
  kept: 'O erro é nosso. Todas as suas cartas estão guardadas.',
  steps: { done: 'feito', now: 'agora', next: 'a seguir', failed: 'não feito' },
} satisfies Translation['completed']
