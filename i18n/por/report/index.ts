import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'O seu resultado no teste de autoavaliação com cartas',
  description: 'Pontuação de risco, perfil de decisão e conselhos de um jogo de cartas curto.',
  fileName: 'O seu relatório',
  date: 'O seu relatório, {date|date}',
  footer: 'Uma indicação baseada num jogo curto, não um diagnóstico.',
  people: 'Em 100 pessoas, {below} {{tinha|tinham}} uma pontuação de risco mais baixa do que a sua.',
  model: 'Modelo {model}, grupo de comparação {group}.',
  mail: {
    subject: 'O seu relatório do teste de autoavaliação com cartas',
    intro: 'Aqui está o relatório que pediu. Encontra-o em PDF em anexo.',
    contents: 'O relatório tem o seu perfil de decisão, três conselhos com os motivos de cada um e informação sobre onde encontrar ajuda.',
    once: 'O seu endereço foi usado uma vez para enviar esta mensagem. Não é guardado nem ligado aos seus resultados.',
    notYou: 'Não pediu esta mensagem? Talvez alguém se tenha enganado no endereço. Pode apagá-la; não receberá outra.',
  },
} satisfies NamespaceReportTranslation
