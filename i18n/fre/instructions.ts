import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Étape {step} sur {steps}',
  skip: 'Passer l’introduction',
  play: 'Jouer',
  backToGame: 'Retour au jeu',
  one: {
    title: 'Quatre paquets, une carte à la fois',
    text: 'Vous voyez quatre paquets de cartes. Choisissez un paquet et retournez la carte du dessus. Vous pouvez changer de paquet ou garder le même, aussi souvent que vous voulez.',
  },
  two: {
    title: 'Chaque carte est un gain ou une perte',
    text: 'Vous commencez avec {start|number} points, affichés comme {start|money}. Chaque carte retournée vous fait gagner ou perdre des points. Ce ne sont que des points, jamais de l’argent.',
  },
  three: {
    title: 'Retournez les 80 cartes',
    text: 'Essayez de finir avec le plus de points possible. Merci de jouer en une seule fois : si vous quittez la partie, il faudra recommencer. Vous pouvez faire une pause à tout moment.',
  },
  touchHint: 'Touchez un paquet pour retourner une carte',
  keyHint: 'Vous pouvez aussi utiliser les touches 1 à 4 quand un paquet est sélectionné',
  demoChoose: 'Image : l’un des quatre paquets est choisi et sa carte du dessus est retournée',
  demoWinLoss: 'Image : une carte montre un gain, la suivante une perte',
  demoCount: 'Image : le nombre de cartes restantes descend jusqu’à zéro',
} satisfies Translation['instructions']
