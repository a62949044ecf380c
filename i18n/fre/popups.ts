import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Êtes-vous toujours là ?',
    text: 'Merci de terminer la partie en une seule fois.',
    yes: 'Oui, continuer',
    pause: 'Mettre en pause',
  },
  idleWarning: {
    title: 'Votre partie va bientôt se terminer',
    text: 'Si vous ne faites rien, la partie se terminera dans {time} et il faudra recommencer.',
    yes: 'Continuer à jouer',
  },
  more_than_ninety_percent: {
    title: 'Presque toutes vos cartes viennent d’un seul paquet',
    text: 'Plus de 90 % de vos cartes viennent du même paquet. Si cela continue, nous ne pourrons pas analyser votre jeu.',
  },
  only_one_deck: {
    title: 'Il y a quatre paquets',
    text: 'Jusqu’ici, toutes vos cartes viennent du même paquet. Vous pouvez aussi choisir parmi les trois autres.',
  },
  slow_down: {
    title: 'Rien ne presse',
    text: 'Vous choisissez très vite. Regardez ce qu’apporte chaque carte avant de retourner la suivante.',
  },
  random_choices_random_result: {
    title: 'Choix au hasard, résultat au hasard',
    text: 'Vos choix semblent faits au hasard. Nous ne pouvons vous dire quelque chose sur votre jeu que si vous choisissez les paquets qui vous paraissent les meilleurs.',
  },
  do_you_have_a_hunch: {
    title: 'Avez-vous une intuition ?',
    text: 'Avez-vous l’impression que certains paquets sont meilleurs que d’autres ?',
  },
  halfway: {
    title: 'Vous êtes à mi-chemin',
    text: 'Vous avez retourné 40 cartes, il en reste 40.',
  },
  ok: 'OK',
} satisfies Translation['popups']
