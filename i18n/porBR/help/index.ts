import type { NamespaceHelpTranslation } from '../../i18n-types.ts'
import por from '../../por/help/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceHelpTranslation>(por, {
  title: 'Você gostaria de falar com alguém?',
  text: 'Você não precisa dizer o seu nome. Pessoas próximas de você também podem pedir ajuda.',
  webOnly: 'No site você encontra as formas de contato.',
  unknown: 'Diga onde você mora, e mostramos a ajuda que existe aí.',
  where: 'Onde você mora?',
  world: 'Este serviço ajuda pela internet, onde quer que você more. Seu médico também pode indicar onde encontrar ajuda.',
  languages: 'Idiomas: {languages}',
  newTab: 'abre em uma nova aba',
  ways: {
    register: {
      title: 'Autoexclusão das apostas',
      text: 'O cadastro fecha para você as apostas autorizadas pelo tempo que escolher.',
    },
    block: {
      title: 'Bloquear as apostas nos seus aparelhos',
      text: 'Um programa gratuito mantém sites e aplicativos de apostas longe do celular e do computador.',
    },
    bank: {
      title: 'Bloquear as apostas no banco',
      text: 'Muitos bancos podem bloquear pagamentos a sites de apostas. Pergunte ao seu ou veja no aplicativo.',
    },
    treatment: { text: 'Profissionais que conhecem bem os problemas com apostas.' },
    limits: { title: 'Definir um limite onde você aposta' },
    relatives: {
      title: 'Para quem é próximo de você',
      text: 'Parceiros, pais e amigos também podem receber ajuda, faça a outra pessoa o que fizer.',
    },
  },
})
