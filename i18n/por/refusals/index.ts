import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'O teste está em pausa', text: 'De momento não é possível fazê-lo. Volte mais tarde.' },
  many: { title: 'Aguarde um minuto', text: 'Houve muitas tentativas a partir da sua rede. O teste vai abrir sozinho depois da espera.' },
  ended: {
    until: 'Era válido até às {time}.',
    title: 'O seu acesso terminou',
    text: 'Dura um tempo limitado. Volte à página de onde veio e abra o teste de novo a partir daí. Os jogos que terminou ficam guardados.',
  },
  game: {
    paused: 'O teste está em pausa de momento. Volte mais tarde.',
    ended: 'O seu acesso terminou. Volte à página de onde veio e abra o teste de novo a partir daí.',
    ofNetwork: 'Hoje foram começados muitos jogos a partir da sua rede. Tente de novo amanhã.',
  },
  mail: {
    ofGame: 'Enviámos este relatório três vezes, o máximo para um jogo. Pode guardá-lo em PDF.',
    toAddress: 'Hoje já enviámos para este endereço todos os relatórios possíveis. Tente de novo depois desta hora: {when}.',
    ofNetwork:
      'Hoje foram enviados muitos relatórios a partir da sua rede. Guarde o relatório em PDF ou tente de novo depois desta hora: {when}.',
    today: 'Hoje não podemos enviar mais relatórios. Guarde o relatório em PDF ou tente de novo depois desta hora: {when}.',
    ended: 'O seu acesso terminou e já não podemos enviar o relatório daqui. Pode guardá-lo em PDF.',
    gone: 'Este relatório já não está aberto aqui ou foi eliminado, por isso não pode ser enviado.',
    notComplete: 'Este relatório ainda não está completo. Termine os passos depois do jogo e envie-o então.',
  },
  arrival: {
    opening: 'O teste está a abrir',
    slow: 'Um momento',
    slowText: 'A sua ligação está lenta. O teste vai abrir sozinho.',
    again: 'Carregar de novo',
    failed: 'Não foi possível abrir o teste',
    failedText: 'Uma parte do teste não chegou. Carregue-o de novo ou experimente outro navegador.',
    noScript: 'O teste precisa de JavaScript, que está desligado neste navegador. Ligue-o e carregue esta página de novo.',
  },
  moved: {
    title: 'O seu jogo continua no outro separador',
    text: 'Pode fechar este ou começar aqui um jogo novo.',
  },
} satisfies NamespaceRefusalsTranslation
