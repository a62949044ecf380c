import type { NamespaceConsentTranslation } from '../../i18n-types.ts'
import por from '../../por/consent/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceConsentTranslation>(por, {
  share: 'Compartilhar este resultado com {partner}',
  whatTitle: 'O que seria compartilhado',
  sharedTitle: 'O que é compartilhado',
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
  dataText:
    'Você pode baixar tudo o que guardamos deste jogo, ou excluí-lo. Se você nos pedir mais tarde, não saberemos qual jogo é o seu.',
  fetch: 'Baixar meus dados',
  remove: 'Excluir este jogo',
  sure: 'Sim, excluir para sempre',
  givenOnly: 'Só dá para autorizar mais na aba em que você jogou este jogo. Assim, ninguém pode fazer isso por você.',
  closes: 'Se você voltar atrás, o relatório também fecha aqui.',
  closedText: 'A sua conta não pode mais abrir este relatório, por isso ele também está fechado aqui.',
  endedText:
    'Um relatório aberto pela sua conta fecha depois de 24 horas ou quando você retira a autorização. Se você ainda permite, pode abri-lo de novo pela página de onde veio.',
  byGame: 'Na aba em que você jogou',
  byAccount: 'Pela sua conta',
  openedMore: 'Aberturas anteriores pela sua conta: {count}',
  removeTitle: 'Excluir este jogo?',
  removeText: 'As cartas, o resultado, os conselhos e o relatório somem para sempre, e o link deixa de funcionar. Seus outros jogos ficam.',
  removing: 'Excluindo',
  removeFailed: 'Não foi possível excluir o jogo. Tente de novo.',
  deletedTitle: 'O jogo foi excluído',
  deletedText:
    'As cartas, o resultado, os conselhos e o relatório sumiram para sempre. Um relatório baixado ou enviado continua onde está.',
})
