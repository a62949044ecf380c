import type { Translation } from '../i18n-types.ts'

export const completed = {
  title: 'Jogo concluído',
  text: 'Começou com {start|money} e virou as 80 cartas.',
  finalScore: 'Acabou com {score|money} em pontos.',
  sending: 'As suas últimas cartas estão a ser enviadas',
  analysing: 'O seu jogo está a ser analisado',
  waiting: 'O seu jogo está à espera da análise',
  ahead: 'Jogos antes do seu: {ahead}',
  seconds: 'cerca de {seconds} segundos',
  minutes: 'cerca de {minutes} {{minuto|minutos}}',
  stay: 'Acontece automaticamente. Pode deixar este separador aberto e voltar mais tarde.',
  ready: 'A sua análise está pronta',
  next: 'Continuar',
  failed: 'A análise não está disponível neste momento.',
} satisfies Translation['completed']
