import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'
import por from '../../por/refusals/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceRefusalsTranslation>(por, {
  paused: { text: 'No momento não é possível fazê-lo. Volte mais tarde.' },
  ended: {
    text: 'Ele dura um tempo limitado. Volte à página de onde veio e abra o teste de novo a partir dela. Os jogos que você terminou ficam salvos.',
  },
  game: {
    paused: 'O teste está em pausa no momento. Volte mais tarde.',
    ended: 'Seu acesso terminou. Volte à página de onde veio e abra o teste de novo a partir dela.',
    ofNetwork: 'Hoje muitos jogos foram começados a partir da sua rede. Tente de novo amanhã.',
  },
  mail: {
    ofGame: 'Enviamos este relatório três vezes, o máximo para um jogo. Você pode salvá-lo em PDF.',
    toAddress: 'Hoje já enviamos para este endereço todos os relatórios possíveis. Tente de novo depois deste horário: {when}.',
    ofNetwork:
      'Hoje foram enviados muitos relatórios a partir da sua rede. Salve o relatório em PDF ou tente de novo depois deste horário: {when}.',
    today: 'Hoje não podemos enviar mais relatórios. Salve o relatório em PDF ou tente de novo depois deste horário: {when}.',
    ended: 'Seu acesso terminou e não podemos mais enviar o relatório daqui. Você pode salvá-lo em PDF.',
    gone: 'Este relatório não está mais aberto aqui ou foi excluído, por isso não pode ser enviado.',
    notComplete: 'Este relatório ainda não está completo. Termine as etapas depois do jogo e então envie-o.',
  },
  arrival: {
    opening: 'Abrindo o teste',
    slowText: 'A sua conexão está lenta. O teste vai abrir sozinho.',
    noScript: 'O teste precisa de JavaScript, que está desativado neste navegador. Ative-o e carregue esta página de novo.',
  },
  moved: { title: 'O seu jogo continua na outra aba', text: 'Você pode fechar esta ou começar aqui um jogo novo.' },
})
