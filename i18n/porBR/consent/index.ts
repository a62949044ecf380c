import type { NamespaceConsentTranslation } from '../../i18n-types.ts'
import por from '../../por/consent/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceConsentTranslation>(por, {
  share: 'Compartilhar este resultado com {partner}',
  whatTitle: 'O que seria compartilhado',
  neverTitle: 'Nunca compartilhado',
  neverCards: 'As cartas que você virou',
  takeBack:
    'Você pode voltar atrás aqui a qualquer momento. A partir daí ninguém poderá abrir ou ler o resultado desta forma. Sobre o que foi lido antes, pergunte a {partner}.',
  save: 'Salvar minha escolha',
  saved: 'Sua escolha foi salva.',
  failed: 'Não foi possível salvar a sua escolha. Tente de novo.',
  agreedOpen: 'Você deixou a sua conta abri-lo',
  agreedShare: 'Você aceitou compartilhá-lo',
  stoppedOpen: 'Você não deixa mais a sua conta abri-lo',
  stoppedShare: 'Você não o compartilha mais',
  declined: 'Você preferiu não compartilhar',
  dataText: 'Este jogo está ligado à sua conta em {partner}. Você pode baixar tudo o que guardamos dele, ou excluí-lo.',
  fetch: 'Baixar meus dados',
  remove: 'Excluir este jogo',
  sure: 'Sim, excluir para sempre',
})
