import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Sensibilité aux gains',
      explanation: 'À quel point un gain change votre choix suivant.',
    },
    apun: {
      name: 'Sensibilité aux pertes',
      explanation: 'À quel point une perte change votre choix suivant.',
    },
    betaF: {
      name: 'Sensibilité à la fréquence des gains',
      explanation: 'À quel point vous tenez à ce qu’un paquet fasse souvent gagner, même si les gains sont petits.',
    },
    betaP: {
      name: 'Rester sur un paquet',
      explanation: 'À quel point vous restez sur un paquet une fois que vous l’avez choisi.',
    },
  },
  levels: {
    arew: {
      low: 'Faible',
      medium_low: 'Plutôt faible',
      medium_high: 'Plutôt forte',
      high: 'Forte',
    },
    apun: {
      low: 'Faible',
      high: 'Forte',
    },
    betaF: {
      very_low: 'Très faible',
      low: 'Faible',
      medium: 'Moyenne',
      high: 'Forte',
      very_high: 'Très forte',
    },
    betaP: {
      very_low: 'Très faible',
      low: 'Faible',
      medium: 'Moyenne',
      high: 'Forte',
      very_high: 'Très forte',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'Dans cette partie, ni les gains ni les pertes n’ont beaucoup changé vos choix. Vous passiez d’un paquet à l’autre en suivant votre propre plan plus que la dernière carte.',
      low_betap_high_apun:
        'Dans cette partie, les gains ont peu changé vos choix, mais les pertes, oui. Vous passiez d’un paquet à l’autre et vous quittiez vite un paquet qui vous coûtait des points.',
      high_betap_low_apun:
        'Dans cette partie, ni les gains ni les pertes n’ont beaucoup changé vos choix. Une fois un paquet choisi, vous y restiez volontiers.',
      high_betap_high_apun:
        'Dans cette partie, les gains ont peu changé vos choix. Vous restiez volontiers sur un paquet jusqu’à ce qu’une perte vous fasse réfléchir.',
    },
    medium_low: {
      low_betap_low_apun:
        'Dans cette partie, les gains ont eu un certain attrait pour vous, un peu moins que pour la plupart des gens. Vous avez essayé différents paquets, et une perte ne vous retenait pas longtemps.',
      low_betap_high_apun:
        'Dans cette partie, les gains ont eu un certain attrait pour vous, un peu moins que pour la plupart des gens. Vous avez essayé différents paquets et fait attention aux pertes.',
      high_betap_low_apun:
        'Dans cette partie, les gains ont eu un certain attrait pour vous, un peu moins que pour la plupart des gens. Vous restiez souvent sur un paquet, même quand il vous avait coûté des points.',
      high_betap_high_apun:
        'Dans cette partie, les gains ont eu un certain attrait pour vous, un peu moins que pour la plupart des gens. Vous restiez souvent sur un paquet, mais une perte pouvait vous faire changer d’avis.',
    },
    medium_high: {
      low_betap_low_apun:
        'Dans cette partie, les gains ont nettement influencé votre choix suivant. Vous avez facilement changé de paquet, et les pertes comptaient moins pour vous que les gains.',
      low_betap_high_apun:
        'Dans cette partie, les gains ont nettement influencé votre choix suivant, et les pertes aussi. Vous avez facilement changé de paquet en suivant les dernières cartes.',
      high_betap_low_apun:
        'Dans cette partie, les gains ont nettement influencé votre choix suivant. Quand un paquet avait bien rapporté, vous y restiez, même après des pertes.',
      high_betap_high_apun:
        'Dans cette partie, les gains ont nettement influencé votre choix suivant. Vous aimiez rester sur un paquet qui avait bien rapporté, et une perte vous faisait regarder de plus près.',
    },
    high: {
      low_betap_low_apun:
        'Dans cette partie, un gain a eu un effet fort sur votre choix suivant. Vous suiviez les gains d’un paquet à l’autre, et les pertes vous freinaient peu.',
      low_betap_high_apun:
        'Dans cette partie, les gains comme les pertes ont eu un effet fort sur votre choix suivant. Vous passiez d’un paquet à l’autre à chaque nouvelle carte.',
      high_betap_low_apun:
        'Dans cette partie, un gain a eu un effet fort sur votre choix suivant. Vous restiez sur un paquet qui venait de bien rapporter, et les pertes y changeaient peu de chose.',
      high_betap_high_apun:
        'Dans cette partie, un gain a eu un effet fort sur votre choix suivant. Vous restiez sur un paquet qui venait de bien rapporter, jusqu’à ce qu’une perte arrive.',
    },
  },
  apun: {
    low: {
      low_betap:
        'Dans cette partie, les pertes ont moins changé vos choix que ceux de la plupart des gens. Quand vous changiez de paquet, c’était rarement à cause d’une perte.',
      medium_betap:
        'Dans cette partie, les pertes ont moins changé vos choix que ceux de la plupart des gens. Après une perte, vous continuiez à peu près comme avant.',
      high_betap:
        'Dans cette partie, les pertes ont moins changé vos choix que ceux de la plupart des gens. Vous restiez souvent sur un paquet alors qu’il vous avait coûté des points.',
    },
    high: {
      low_betap: 'Dans cette partie, les pertes ont eu un effet fort sur vos choix. Après une perte, vous essayiez vite un autre paquet.',
      medium_betap:
        'Dans cette partie, les pertes ont eu un effet fort sur vos choix. Vous avez vu ce que chaque paquet vous coûtait et souvent changé de plan.',
      high_betap:
        'Dans cette partie, les pertes ont eu un effet fort sur vos choix. Vous aimiez rester sur un paquet, mais une perte pouvait vous le faire quitter.',
    },
  },
  betaF: {
    very_low:
      'Dans cette partie, la fréquence des gains d’un paquet n’a presque pas compté pour vous. Vous avez regardé combien vous gagniez ou perdiez.',
    low: 'Dans cette partie, la fréquence des gains d’un paquet a moins compté pour vous que pour la plupart des gens. Le montant des gains et des pertes comptait plus.',
    medium: 'Dans cette partie, la fréquence des gains d’un paquet a compté pour vous à peu près autant que pour la plupart des gens.',
    high: 'Dans cette partie, vous avez aimé les paquets qui font gagner souvent. Les grosses pertes, plus rares, passent alors facilement inaperçues.',
    very_high:
      'Dans cette partie, vous avez nettement préféré les paquets qui font gagner souvent. Beaucoup de petits gains peuvent cacher une grosse perte.',
  },
  betaP: {
    very_low:
      'Dans cette partie, vous avez très souvent changé de paquet. Vous avez rarement retourné beaucoup de cartes du même paquet à la suite.',
    low: 'Dans cette partie, vous avez changé de paquet plus souvent que la plupart des gens.',
    medium: 'Dans cette partie, vous restiez sur un paquet à peu près aussi souvent que la plupart des gens.',
    high: 'Dans cette partie, vous restiez volontiers sur un paquet une fois que vous l’aviez choisi.',
    very_high:
      'Dans cette partie, vous restiez très longtemps sur le même paquet. Quand vous jouez de l’argent, il peut être utile de décider à l’avance quand vous arrêter.',
  },
  learnMore: {
    title: 'Ce que veut dire votre résultat',
    score: {
      title: 'Le score de risque',
      text: 'Le score va de 0 à 100. Un score élevé veut dire que vous avez fait des choix plus risqués dans cette partie : vous preniez souvent des paquets qui coûtent des points à la longue, vous y reveniez après une perte, ou les pertes changeaient peu vos choix. Il ne dit rien de vous en tant que personne.',
    },
    range: {
      title: 'La fourchette probable',
      text: 'Une seule courte partie ne permet pas une mesure exacte. Si vous rejouez, votre score peut varier d’environ 9 points dans un sens ou dans l’autre, et vous pouvez passer dans un autre groupe.',
    },
    comparison: {
      title: 'La comparaison',
      text: 'Nous vous comparons à {n|number} personnes qui ont joué à un jeu de ce genre. Elles ont participé à des études et n’ont pas été choisies parce qu’elles jouent de l’argent.',
    },
    profile: {
      title: 'Le profil de décision',
      text: 'Chaque mesure est calculée à partir de l’ordre de vos choix, de vos gains et de vos pertes. La zone ombrée montre où se trouve très probablement la vraie valeur. « Près du niveau suivant » veut dire que le niveau voisin est possible aussi.',
    },
    limits: {
      title: 'Ce que le test ne peut pas dire',
      text: 'C’est une indication tirée d’une seule courte partie, avec des points, et non un diagnostic. Le test n’a jamais été comparé à un diagnostic de trouble lié aux jeux d’argent. Un score bas n’exclut pas un problème.',
    },
    help: {
      title: 'Si vous vous inquiétez',
      text: 'Quel que soit votre score, si vous vous inquiétez pour votre façon de jouer ou celle d’un proche, parlez-en à une personne de confiance ou à une ligne d’écoute.',
    },
    methodCard: 'Lire comment le test a été vérifié',
  },
} satisfies NamespaceProfileTranslation
