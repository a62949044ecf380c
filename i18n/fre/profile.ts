import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Sensibilité aux gains', explanation: 'À quel point un gain influence votre choix suivant.' },
    apun: { name: 'Sensibilité aux pertes', explanation: 'À quel point une perte influence votre choix suivant.' },
    betaF: {
      name: 'Sensibilité à la fréquence des gains',
      explanation:
        'À quel point il compte pour vous qu’une carte fasse gagner ou perdre, plutôt que le nombre de points. Changer de paquet après une perte va dans ce sens.',
    },
    betaP: { name: 'Rester sur un paquet', explanation: 'À quel point vous restez sur un paquet une fois que vous l’avez choisi.' },
  },
  levels: {
    arew: { low: 'Faible', medium_low: 'Plutôt faible', medium_high: 'Plutôt forte', high: 'Forte' },
    apun: { low: 'Faible', high: 'Forte' },
    betaF: { very_low: 'Très faible', low: 'Faible', medium: 'Moyenne', high: 'Forte', very_high: 'Très forte' },
    betaP: { very_low: 'Très rarement', low: 'Rarement', medium: 'Parfois', high: 'Souvent', very_high: 'Très souvent' },
  },
  placed: {
    top: 'Il est parmi les {share|percent} les plus élevés.',
    bottom: 'Il est parmi les {share|percent} les plus bas.',
  },
  claims: {
    verdict_low_risk: 'Dans cette partie, votre score de risque correspond à un risque faible (choix peu risqués).',
    verdict_medium_risk: 'Dans cette partie, votre score de risque correspond à un risque moyen.',
    verdict_risky: 'Dans cette partie, votre score de risque correspond à des choix risqués.',
    verdict_high_risk: 'Dans cette partie, votre score de risque correspond à un risque élevé.',
    verdict_repeat:
      'Dans des parties simulées comme la vôtre, avec d’autres cartes, environ 8 résultats sur 10 se situent entre {low} et {high}. Environ {same} sur 100 donnent le même niveau de risque.',
    verdict_towards_middle:
      'Un score aussi éloigné du milieu est en partie dû au hasard. Dans des parties simulées comme la vôtre, il se rapproche le plus souvent du milieu, sans que la personne ait changé.',
    verdict_higher_than: 'Votre score de risque est plus élevé que celui de {share|percent} des personnes du groupe de comparaison.',
    verdict_lower_than: 'Votre score de risque est plus bas que celui de {share|percent} des personnes du groupe de comparaison.',
    part_losing_cards:
      'Sur vos 60 dernières cartes, {cards} {{venait|venaient}} des deux paquets perdants, qui coûtent des points à la longue. La moitié des volontaires en a pris {median} ou moins.',
    part_losses_less:
      'Dans cette partie, les pertes ont moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet après {left_losses} {{perte|pertes}} sur {losses} et après {left_wins} {{gain|gains}} sur {wins}.',
    part_losses_more:
      'Dans cette partie, les pertes ont plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet après {left_losses} {{perte|pertes}} sur {losses} et après {left_wins} {{gain|gains}} sur {wins}.',
    part_losses_little:
      'Dans cette partie, le fait d’avoir gagné ou perdu a peu changé votre choix suivant. Vous avez changé de paquet après {left_losses} {{perte|pertes}} sur {losses} et après {left_wins} {{gain|gains}} sur {wins}.',
    part_losses_much:
      'Dans cette partie, le fait d’avoir gagné ou perdu a beaucoup changé votre choix suivant. Vous avez changé de paquet après {left_losses} {{perte|pertes}} sur {losses} et après {left_wins} {{gain|gains}} sur {wins}.',
    part_losses_neutral:
      'Vous avez changé de paquet après {left_losses} {{perte|pertes}} sur {losses} et après {left_wins} {{gain|gains}} sur {wins}.',
    part_at_most: 'Avec {cards} {{carte|cartes}} sur 60 venant de ces paquets, le score est d’au plus {limit}.',
    part_at_least: 'Avec {cards} {{carte|cartes}} sur 60 venant de ces paquets, le score est d’au moins {limit}.',
    guess_very_low: 'Dans cette partie, votre estimation ({guess}) était bien en dessous de votre score de risque ({score}).',
    guess_low: 'Dans cette partie, votre estimation ({guess}) était en dessous de votre score de risque ({score}).',
    guess_good:
      'Dans cette partie, votre estimation était aussi proche qu’une seule partie peut le montrer : vous avez dit {guess}, et votre score de risque est de {score}.',
    guess_high: 'Dans cette partie, votre estimation ({guess}) était au-dessus de votre score de risque ({score}).',
    guess_very_high: 'Dans cette partie, votre estimation ({guess}) était bien au-dessus de votre score de risque ({score}).',
    guess_numbers: 'Dans cette partie, votre estimation était de {guess} et votre score de risque est de {score}.',
    habit_arew_low_low_betap_low_apun:
      'Vous avez changé de paquet plus souvent que la moitié des volontaires, et en général aussi après un gain. Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_low_low_betap_high_apun:
      'Vous avez changé de paquet plus souvent que la moitié des volontaires, mais après un gain vous gardiez en général le même. Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_low_high_betap_low_apun:
      'Vous avez changé de paquet moins souvent que la moitié des volontaires, mais après un gain vous en changiez en général. Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_low_high_betap_high_apun:
      'Vous avez changé de paquet moins souvent que la moitié des volontaires, et après un gain vous gardiez en général le même. Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_medium_low_low_betap_low_apun:
      'Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet plus souvent que la moitié des volontaires, et en général aussi après un gain.',
    habit_arew_medium_low_low_betap_high_apun:
      'Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet plus souvent que la moitié des volontaires, mais après un gain vous gardiez en général le même.',
    habit_arew_medium_low_high_betap_low_apun:
      'Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet moins souvent que la moitié des volontaires, mais après un gain vous en changiez en général.',
    habit_arew_medium_low_high_betap_high_apun:
      'Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet moins souvent que la moitié des volontaires, et après un gain vous gardiez en général le même.',
    habit_arew_medium_high_low_betap_low_apun:
      'Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet plus souvent que la moitié des volontaires, et en général aussi après un gain.',
    habit_arew_medium_high_low_betap_high_apun:
      'Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet plus souvent que la moitié des volontaires, mais après un gain vous gardiez en général le même.',
    habit_arew_medium_high_high_betap_low_apun:
      'Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet moins souvent que la moitié des volontaires, mais après un gain vous en changiez en général.',
    habit_arew_medium_high_high_betap_high_apun:
      'Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet moins souvent que la moitié des volontaires, et après un gain vous gardiez en général le même.',
    habit_arew_high_low_betap_low_apun:
      'Vous avez changé de paquet plus souvent que la moitié des volontaires, et en général aussi après un gain. Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_high_low_betap_high_apun:
      'Vous avez changé de paquet plus souvent que la moitié des volontaires, mais après un gain vous gardiez en général le même. Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_high_high_betap_low_apun:
      'Vous avez changé de paquet moins souvent que la moitié des volontaires, mais après un gain vous en changiez en général. Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_high_high_betap_high_apun:
      'Vous avez changé de paquet moins souvent que la moitié des volontaires, et après un gain vous gardiez en général le même. Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_low: 'Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_medium_low:
      'Dans cette partie, un gain ou une perte a moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_medium_high:
      'Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_high: 'Dans cette partie, un gain ou une perte a plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_arew_neutral: 'L’ensemble de vos choix va dans ce sens. Aucun chiffre à lui seul ne le montre clairement.',
    habit_arew_split:
      'Vos choix correspondent à plusieurs tendances possibles, nous n’indiquons donc aucun niveau. Une deuxième partie pourrait donner une réponse plus claire.',
    habit_apun_low_low_betap:
      'Dans cette partie, les pertes ont moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet plus souvent que la moitié des volontaires : {changes} fois sur 79.',
    habit_apun_low_medium_betap:
      'Dans cette partie, les pertes ont moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet à peu près aussi souvent que la moitié centrale des volontaires : {changes} fois sur 79.',
    habit_apun_low_high_betap:
      'Dans cette partie, les pertes ont moins pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet moins souvent que la moitié des volontaires : {changes} fois sur 79.',
    habit_apun_high_low_betap:
      'Dans cette partie, les pertes ont plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet plus souvent que la moitié des volontaires : {changes} fois sur 79.',
    habit_apun_high_medium_betap:
      'Dans cette partie, les pertes ont plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet à peu près aussi souvent que la moitié centrale des volontaires : {changes} fois sur 79.',
    habit_apun_high_high_betap:
      'Dans cette partie, les pertes ont plus pesé sur votre choix suivant que chez la moitié des volontaires. Vous avez changé de paquet moins souvent que la moitié des volontaires : {changes} fois sur 79.',
    habit_apun_low: 'Dans cette partie, les pertes ont moins pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_apun_high: 'Dans cette partie, les pertes ont plus pesé sur votre choix suivant que chez la moitié des volontaires.',
    habit_apun_little: 'Dans cette partie, le fait d’avoir gagné ou perdu a peu changé votre choix suivant.',
    habit_apun_much: 'Dans cette partie, le fait d’avoir gagné ou perdu a beaucoup changé votre choix suivant.',
    habit_apun_neutral: 'L’ensemble de vos choix va dans ce sens. Aucun chiffre à lui seul ne le montre clairement.',
    habit_apun_split:
      'Vos choix correspondent à plusieurs tendances possibles, nous n’indiquons donc aucun niveau. Une deuxième partie pourrait donner une réponse plus claire.',
    habit_betaF_very_low:
      'Dans cette partie, vous avez changé de paquet après une perte moins souvent que la moitié des volontaires. Vous avez gardé le même {stayed_losses} fois sur {losses}.',
    habit_betaF_low:
      'Dans cette partie, vous avez gardé le même paquet après une perte plus souvent que la moitié des volontaires : {stayed_losses} fois sur {losses}.',
    habit_betaF_medium:
      'Dans cette partie, vous avez en général changé de paquet après une perte, comme la plupart des volontaires. Vous avez gardé le même {stayed_losses} fois sur {losses}.',
    habit_betaF_high:
      'Dans cette partie, vous avez changé de paquet après une perte plus souvent que la moitié des volontaires. Vous avez gardé le même {stayed_losses} fois sur {losses}.',
    habit_betaF_very_high:
      'Dans cette partie, vous avez gardé le même paquet après une perte moins souvent que la moitié des volontaires : {stayed_losses} fois sur {losses}.',
    habit_betaF_neutral: 'L’ensemble de vos choix va dans ce sens. Aucun chiffre à lui seul ne le montre clairement.',
    habit_betaF_split:
      'Vos choix correspondent à plusieurs tendances possibles, nous n’indiquons donc aucun niveau. Une deuxième partie pourrait donner une réponse plus claire.',
    habit_betaP_very_low: 'Dans cette partie, vous avez changé de paquet très souvent : {changes} fois sur 79.',
    habit_betaP_low: 'Dans cette partie, vous avez changé de paquet plus souvent que la moitié des volontaires : {changes} fois sur 79.',
    habit_betaP_medium:
      'Dans cette partie, vous avez changé de paquet à peu près aussi souvent que la moitié centrale des volontaires : {changes} fois sur 79.',
    habit_betaP_high: 'Dans cette partie, vous avez changé de paquet moins souvent que la moitié des volontaires : {changes} fois sur 79.',
    habit_betaP_very_high:
      'Dans cette partie, vous avez longtemps gardé le même paquet. Votre plus longue série a été de {run} {{carte|cartes}}.',
    habit_betaP_neutral: 'L’ensemble de vos choix va dans ce sens. Aucun chiffre à lui seul ne le montre clairement.',
    habit_betaP_split:
      'Vos choix correspondent à plusieurs tendances possibles, nous n’indiquons donc aucun niveau. Une deuxième partie pourrait donner une réponse plus claire.',
    count_one_deck: 'La plupart de vos cartes viennent d’un seul paquet, les autres nous apprennent donc peu de chose.',
    count_too_fast:
      'Vous avez pris la moitié de vos cartes moins de {seconds|number} {{seconde|secondes}} après avoir pu lire la précédente. À cette vitesse, les cartes disent peu de chose sur votre façon de choisir.',
    count_random_play: 'Notre méthode n’explique pas vos choix mieux que le hasard, nous n’en tirons donc pas de conclusion.',
    count_scripted:
      'Les temps de vos cartes ne concordent pas entre eux. Cela peut arriver quand un programme joue, nous n’en tirons donc pas de conclusion.',
    count_losing_cards:
      'Sur vos 60 dernières cartes, {cards} {{venait|venaient}} des deux paquets perdants, qui coûtent des points à la longue.',
    count_stays:
      'Vous avez gardé le même paquet {stayed_wins} fois sur {wins} après un gain et {stayed_losses} fois sur {losses} après une perte.',
    count_changes:
      'Vous avez changé de paquet {changes} fois sur 79 possibles. Votre plus longue série sur un même paquet a été de {run} {{carte|cartes}}.',
  },
  learnMore: {
    title: 'Ce que veut dire votre résultat',
    score: {
      title: 'Le score de risque',
      text: 'Le score va de 0 à 100. Il a deux parties : combien de vos 60 dernières cartes venaient des deux paquets perdants, et le poids des pertes dans votre choix suivant. À la longue, un paquet perdant coûte des points. Un score plus élevé veut dire des choix plus risqués dans cette partie. Il ne dit rien de vous en tant que personne.',
    },
    range: {
      title: 'Si vous rejouez',
      text: 'Une seule courte partie ne donne pas une mesure exacte. Dans des parties simulées comme la vôtre, avec d’autres cartes, l’écart habituel est d’environ 10 points, en plus ou en moins. Plus le score est loin du milieu, plus l’écart est grand. Les vraies répétitions diffèrent davantage : on ne joue pas chaque jour de la même façon, et un écart de 13 points est habituel.',
    },
    comparison: {
      title: 'La comparaison',
      text: 'Nous vous comparons à {n|number} personnes qui ont joué à un jeu de ce genre. Elles ont participé à des études. Jouer de l’argent ou non n’était pas un critère pour y prendre part.',
    },
    profile: {
      title: 'Le profil de décision',
      text: 'Chaque mesure est calculée d’après l’ordre de vos choix, de vos gains et de vos pertes. La zone ombrée montre où se trouve probablement la vraie valeur. Un niveau n’est indiqué que si vos choix le rendent probable.',
    },
    limits: {
      title: 'Ce que le test ne peut pas dire',
      text: 'C’est une indication tirée d’une seule partie, courte et jouée pour des points, et non un diagnostic. Le test n’a jamais été comparé à un diagnostic de trouble lié aux jeux d’argent.',
      low: 'Un score bas n’exclut pas un problème.',
    },
    help: {
      title: 'Si les jeux d’argent vous inquiètent',
      text: 'Quel que soit votre score : vos jeux d’argent ou ceux d’un proche vous inquiètent ? Parlez-en à une personne de confiance ou à une ligne d’écoute.',
    },
    methodCard: 'Lire comment le test a été vérifié',
  },
} satisfies Messages['profile']
