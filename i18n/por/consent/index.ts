import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'O que pode acontecer com este resultado',
  open: 'A minha conta em {partner} pode abrir este resultado',
  openNote:
    'A decisão é sua. O resultado, os conselhos e o relatório ficam iguais. Quem puder usar a sua conta poderá então ver este resultado.',
  share: 'Partilhar este resultado com {partner}',
  category: 'O seu nível de risco',
  score: 'A sua pontuação de risco com o seu intervalo',
  purpose: 'O que {partner} diz que fará com ele:',
  never: 'Nunca partilhados: as suas cartas, a sua estimativa, os seus hábitos, os seus conselhos e o seu endereço de e-mail.',
  takeBack:
    'Pode voltar atrás aqui a qualquer momento. A partir daí ninguém o poderá abrir ou ler desta forma. Sobre o que foi lido antes, pergunte a {partner}.',
  save: 'Guardar a minha escolha',
  saved: 'A sua escolha foi guardada.',
  failed: 'Não foi possível guardar a sua escolha. Tente de novo.',
  opened: 'Aberto a partir da sua conta',
  read: 'Lido por {partner}',
  changed: 'Guardou a sua escolha',
  history: 'O que aconteceu',
  dataTitle: 'Os seus dados',
  dataText: 'Este jogo está ligado à sua conta em {partner}. Pode guardar tudo o que conservamos dele, ou eliminá-lo.',
  fetch: 'Guardar os meus dados',
  remove: 'Eliminar este jogo',
  sure: 'Sim, eliminar para sempre',
} satisfies NamespaceConsentTranslation
