import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'Uma pergunta antes do resultado',
  title: 'Quanto arriscou neste jogo?',
  instruction: 'Mova o cursor para indicar o seu nível de risco',
  slider: 'O seu nível de risco',
  low: 'Risco baixo',
  high: 'Risco alto',
  value: '{value} em 100',
  less: 'Menos risco',
  more: 'Mais risco',
  note: 'Siga a sua intuição. Só pode responder uma vez.',
  submit: 'Ver o meu resultado',
  moveFirst: 'Mova primeiro o cursor',
  given: 'Já deu a sua estimativa: {value}.',
  sending: 'A sua estimativa está a ser enviada',
} satisfies Translation['riskScore']
