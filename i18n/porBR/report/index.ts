import type { NamespaceReportTranslation } from '../../i18n-types.ts'
import por from '../../por/report/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceReportTranslation>(por, {
  footer: 'Uma indicação baseada em um jogo curto, não um diagnóstico.',
  mail: {
    intro: 'Aqui está o relatório que você pediu. Ele está em PDF, em anexo.',
    notYou: 'Você não pediu esta mensagem? Talvez alguém tenha errado o endereço. Pode apagá-la; você não receberá outra.',
  },
})
