import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Como joga?',
  intro: 'Vire 80 cartas e veja como lida com o risco, os ganhos e as perdas. No fim recebe um perfil pessoal e três conselhos.',
  threeMinutes: 'Demora cerca de três minutos',
  pointsOnly: 'Joga apenas por pontos, nunca por dinheiro',
  anonymous: 'Joga de forma anónima e não são usados cookies',
  linked: 'O seu jogo está ligado à sua conta em {partner} e não são usados cookies',
  optional: 'O teste é facultativo e pode fazê-lo as vezes que quiser',
  accept: 'Aceito os {link}',
  acceptLink: 'termos e condições',
  mustAccept: 'Aceite os termos e condições para começar o jogo',
  notAccepted: 'Só pode fazer o teste se aceitar os termos e condições.',
  start: 'Começar o jogo',
  ageMark: '+{age}',
  ageNote: 'Apenas para pessoas com {age} anos ou mais',
  notKept: 'Esta página não consegue guardar o jogo. Se recarregar a página enquanto joga, o jogo começa de novo.',
  timedOutTitle: 'O seu último jogo terminou',
  timedOut: 'Não houve atividade durante 15 minutos, por isso o jogo foi encerrado. Pode começar outro quando quiser.',
  termsPdf: 'Descarregar em PDF',
  ownTab: 'Jogar num separador novo',
} satisfies Translation['landing']
