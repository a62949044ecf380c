import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Infelizmente não conseguimos analisar o seu comportamento no teste, porque mais de 90% das suas cartas são do mesmo baralho. Pode tentar de novo.',
  unauthorized: {
    title: 'Esta ligação não é válida',
    text: 'A ligação que seguiu não é válida ou deixou de o ser. Volte à página de onde veio e abra o teste de novo.',
    contact: 'Se mesmo assim não funcionar, escreva-nos:',
  },
  unreachable: {
    title: 'Não é possível abrir o teste neste momento',
    text: 'A ligação que seguiu está certa. Continuamos a tentar.',
  },
  notFound: {
    title: 'Esta página não existe',
    text: 'Talvez o endereço esteja mal escrito ou a página tenha mudado de lugar.',
    start: 'Ir para o teste',
  },
  crash: {
    title: 'Algo correu mal',
    text: 'Não foi possível mostrar esta parte da página. Tente de novo.',
    kept: 'O seu jogo está guardado.',
    reload: 'Recarregar a página',
  },
  noConnection: 'Não há ligação. Tente de novo.',
  resultsMissing: 'O seu resultado não está disponível neste momento. Tente de novo.',
  tryAgainIn: 'Tentamos de novo dentro de {seconds} segundo{{s}}.',
  backTo: 'Voltar a {partner}',
} satisfies Translation['errors']
