import type { Translation } from '../i18n-types.ts'

export const errors = {
  singleDeck:
    'Malheureusement, nous n’avons pas pu analyser votre comportement pendant le test, car plus de 90 % de vos cartes viennent du même paquet. Vous pouvez essayer de nouveau.',
  unauthorized: {
    title: 'Ce lien n’est pas valable',
    text: 'Le lien que vous avez suivi n’est pas valable ou ne l’est plus. Retournez à la page d’où vous venez et ouvrez de nouveau le test.',
    contact: 'Si cela ne marche toujours pas, écrivez-nous :',
  },
  unreachable: {
    title: 'Le test est injoignable pour le moment',
    text: 'Votre lien n’est pas en cause. Nous continuons d’essayer.',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
    start: 'Aller au test',
  },
  crash: {
    title: 'Une erreur s’est produite',
    text: 'Cet élément de la page n’a pas pu être affiché. Veuillez réessayer.',
    kept: 'Votre partie est conservée.',
    reload: 'Recharger la page',
  },
  noConnection: 'Il n’y a pas de connexion. Veuillez réessayer.',
  resultsMissing: 'Votre résultat n’est pas disponible pour le moment. Veuillez réessayer.',
  tryAgainIn: 'Nouvel essai dans {seconds} seconde{{s}}.',
  backTo: 'Retour à {partner}',
} satisfies Translation['errors']
