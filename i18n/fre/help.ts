import type { Messages } from '../messages.ts'

export default {
  title: 'Aimeriez-vous en parler à quelqu’un ?',
  talk: 'En parler à quelqu’un',
  anonymous: 'Vous n’avez pas à donner votre nom.',
  close: 'Vos proches peuvent aussi prendre contact.',
  webOnly: 'Son site explique comment prendre contact.',
  unknown: 'Dites-nous où vous habitez et nous vous dirons à qui vous adresser.',
  notStored: 'Votre réponse sert seulement à montrer des aides, ici et dans votre rapport. Nous ne la gardons pas.',
  where: 'Où habitez-vous ?',
  choose: 'Choisissez un pays',
  other: 'Un autre pays',
  show: 'Voir les aides',
  change: 'Choisir un autre pays',
  world: 'Ce service aide en ligne, où que l’on soit. Votre médecin sait peut-être aussi où trouver de l’aide.',
  always: 'Joignable 24 heures sur 24, 7 jours sur 7',
  hours: 'Joignable : {hours}',
  free: 'Accompagnement gratuit',
  languages: 'Langues : {languages}',
  call: 'Appeler le {phone}',
  message: 'Envoyer un SMS au {phone}',
  chat: 'Discuter en ligne',
  logo: 'Ligne d’écoute : {name}',
  more: 'D’autres aides',
  danger: {
    title: 'Quelqu’un est-il en danger ?',
    emergency: 'Si vous ou une autre personne êtes en danger immédiat',
    crisis: 'Si vous pensez au suicide ou si vous n’en pouvez plus',
    anywhere: 'Appelez le numéro d’urgence du lieu où vous êtes.',
  },
  newTab: 's’ouvre dans un nouvel onglet',
  ways: {
    register: {
      title: 'Se faire interdire de jeu',
      text: 'Ce registre vous exclut de la plupart des jeux d’argent autorisés, pour une durée fixée, souvent plusieurs mois.',
    },
    block: {
      title: 'Bloquer le jeu sur vos appareils',
      text: 'Un logiciel de blocage peut tenir les sites et applications de jeu loin de votre téléphone et de votre ordinateur.',
    },
    bank: {
      title: 'Bloquer le jeu à la banque',
      text: 'Demandez à votre banque si elle peut bloquer les paiements aux sites de jeu, ou regardez dans son application.',
    },
    treatment: {
      title: 'Trouver un accompagnement',
      text: 'Des professionnels et des centres qui connaissent bien les problèmes de jeu.',
    },
    relatives: {
      title: 'Pour vos proches',
      text: 'Conjoints, parents et amis peuvent trouver de l’aide pour eux-mêmes, quoi que fasse l’autre.',
    },
    limits: {
      title: 'Fixer une limite là où vous jouez',
      text: 'Décidez avant de commencer combien d’argent ou de temps vous voulez y mettre.',
    },
  },
} satisfies Messages['help']
