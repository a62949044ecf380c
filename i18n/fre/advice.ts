import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Prévoyez à l’avance',
      text: 'Avant de commencer, décidez combien de temps et d’argent vous voulez y consacrer, et écrivez-le. Il est plus facile de faire un plan avant la première mise.',
    },
    lacking_excitement: {
      title: 'Cherchez des sensations ailleurs',
      text: 'Certaines personnes jouent de l’argent parce qu’elles cherchent des sensations fortes. Le sport, la musique ou un nouveau loisir peuvent vous en donner à moindre coût.',
    },
    watch_your_mood: {
      title: 'Tenez compte de votre humeur',
      text: 'Sous le coup de la tristesse, de la colère ou du stress, il est plus difficile de bien choisir. Ne jouez pas d’argent pour vous sentir mieux. Attendez d’avoir retrouvé votre calme.',
    },
    monitor_your_spending: {
      title: 'Surveillez vos dépenses',
      text: 'Notez ce que vous versez et ce que vous récupérez, et calculez la différence chaque semaine. Elle est souvent plus grande qu’on ne le croit.',
    },
    decide_in_advance: {
      title: 'Décidez d’avance',
      text: 'Fixez le montant maximal que vous pouvez vous permettre de perdre, et arrêtez-vous quand il est dépensé. Beaucoup de sites vous permettent de fixer cette limite.',
    },
    dont_chase_losses: {
      title: 'Ne courez pas après vos pertes',
      text: 'Il est tentant d’essayer de regagner ce qui est perdu. Mais cet argent n’est plus là, et une nouvelle mise est un nouveau risque. Arrêtez-vous pour aujourd’hui.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Transformez vos gains en bons moments',
      text: 'Quand vous gagnez, retirez l’argent et faites-vous plaisir. Ce que vous avez dépensé pour une belle journée ne peut plus être perdu au jeu.',
    },
    stay_on_budget: {
      title: 'Respectez votre budget',
      text: 'N’utilisez que l’argent qui reste après le loyer, la nourriture et les factures. N’empruntez jamais pour jouer. Demandez à votre banque si elle peut bloquer les paiements aux sites de jeu.',
    },
    take_a_break: {
      title: 'Faites une pause',
      text: 'Une courte pause vous laisse le temps de réfléchir. Levez-vous, buvez un peu d’eau, puis décidez si vous voulez continuer. Pour une pause plus longue, regardez si le site propose une exclusion temporaire.',
    },
    take_a_break_between_games: {
      title: 'Faites une pause entre deux parties',
      text: 'Ne passez pas tout de suite d’une partie à la suivante. Quelques minutes entre les deux aident à s’arrêter.',
    },
    react_to_problems: {
      title: 'Connaissez les premiers signes',
      text: 'Vous jouez de l’argent plus souvent que vous ne le voulez, vous le cachez ou vous y pensez beaucoup ? Parlez-en sans attendre à quelqu’un. Une ligne d’écoute est un bon premier pas, et vous pouvez aussi vous faire interdire de jeu.',
    },
    stick_to_your_decisions: {
      title: 'Tenez-vous à vos décisions',
      text: 'Dans le feu de l’action, on change facilement de plan. Parlez du vôtre à quelqu’un, ou écrivez-le là où vous pouvez le voir.',
    },
    watch_the_time: {
      title: 'Gardez un œil sur l’heure',
      text: 'Le temps passe vite quand on joue de l’argent. Réglez une alarme avant de commencer, et arrêtez-vous quand elle sonne.',
    },
    engage_in_other_activities: {
      title: 'Faites aussi autre chose',
      text: 'Veillez à ce que le jeu d’argent ne soit qu’une petite partie de vos loisirs. Prévoyez quelque chose qui vous plaît pour les heures où vous joueriez.',
    },
    seek_company: {
      title: 'Passez du temps avec les autres',
      text: 'Quand on joue de l’argent en solitaire, on perd facilement la notion du temps et des dépenses. Voyez des personnes qui vous font du bien.',
    },
    ask_yourself: {
      title: 'Posez-vous la question',
      text: 'Demandez-vous de temps en temps : pourquoi est-ce que je joue de l’argent, et est-ce bon pour moi ? Une réponse honnête aide à y voir clair.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Parlez à quelqu’un de vos jeux d’argent',
      text: 'Parler peut soulager. Choisissez une personne de confiance, ou appelez une ligne d’écoute.',
    },
    know_the_risks: {
      title: 'Connaissez les risques',
      text: 'À la longue, la plupart des gens perdent de l’argent au jeu. Renseignez-vous sur les chances de gagner avant de miser, et n’y mettez que l’argent dont vous pouvez vous passer.',
    },
    remember_the_rules_of_randomness: {
      title: 'Rappelez-vous les règles du hasard',
      text: 'Le hasard n’a pas de mémoire. Une série de pertes ne rend pas un gain plus probable, et aucune intuition ni aucun système ne peut prédire la suite.',
    },
    dont_overthink_it: {
      title: 'Ne réfléchissez pas trop',
      text: 'Si vous aimez chercher un système : on ne bat pas le hasard en réfléchissant. Un jeu n’est qu’un jeu.',
    },
    stop_in_time: {
      title: 'Arrêtez-vous à temps',
      text: 'Choisissez à l’avance quand vous vous arrêterez, que vous gagniez ou que vous perdiez. Le meilleur moment est celui que vous avez prévu, ou plus tôt.',
    },
    keep_gambling_fun: {
      title: 'Que cela reste un loisir',
      text: 'Si vous jouez de l’argent, voyez-y un loisir payant, comme une sortie au cinéma. Quand ce n’est plus amusant, il est temps de s’arrêter.',
    },
    educate_yourself: {
      title: 'Apprenez comment fonctionnent les jeux d’argent',
      text: 'Découvrez comment les jeux d’argent rapportent à ceux qui les proposent et ce que sont les chances de gagner. Plus vous en savez, plus vous choisissez librement.',
    },
    strike_the_balance: {
      title: 'Trouvez l’équilibre',
      text: 'La famille, les amis, le travail, le sommeil et le sport ont aussi besoin de temps. Vérifiez de temps en temps si les jeux d’argent leur laissent encore de la place.',
    },
  },
  steps: {
    title: 'Ce que vous pouvez faire',
    money: {
      first: 'Choisissez un montant que vous pourriez perdre tout en payant ce dont vous avez besoin. Notez-le.',
      second: 'Fixez-le comme limite là où vous jouez, ou demandez à votre banque si elle peut bloquer les paiements aux sites de jeu.',
      third: 'Une fois par semaine, calculez la différence entre ce que vous avez versé et ce que vous avez récupéré.',
    },
    pace: {
      first: 'Avant de commencer, réglez une alarme sur l’heure à laquelle vous vous arrêterez.',
      second: 'Quand elle sonne, quittez le jeu et faites autre chose pendant 20 minutes.',
      third: 'Si vous voulez encore continuer, attendez le lendemain pour décider.',
    },
    decide: {
      first: 'Notez quand vous vous arrêterez et combien vous dépenserez au plus.',
      second: 'Mettez ce papier là où vous le verrez, ou parlez-en à quelqu’un.',
      third: 'Après coup, comparez ce que vous avez fait à ce que vous aviez écrit.',
    },
    life: {
      first: 'Choisissez une chose que vous aimez et qui n’a rien à voir avec le jeu d’argent.',
      second: 'Réservez-lui un moment précis cette semaine, de préférence aux heures où vous joueriez.',
      third: 'Proposez à quelqu’un de vous accompagner. À deux, on s’y tient plus facilement.',
    },
    support: {
      first: 'Pensez à une personne de confiance et choisissez un moment calme pour parler.',
      second: 'Dites en une phrase ce qui vous inquiète. Vous n’avez pas encore besoin d’une solution.',
      third: 'Si c’est trop difficile, commencez par une ligne d’écoute. Vous pouvez y demander s’il faut donner votre nom.',
    },
    knowledge: {
      first: 'Cherchez quelle part de chaque mise un jeu rend en moyenne.',
      second: 'Ce qu’il ne rend pas, c’est ce que coûte le jeu. Demandez-vous si cela en vaut la peine pour vous.',
      third: 'Quand un gain semble proche, rappelez-vous que le hasard n’a pas de mémoire.',
    },
  },
  reasons: {
    stayed_after_wins: 'Après un gain, vous avez gardé le même paquet {stayed} fois sur {wins}.',
    stayed_after_losses: 'Après une perte, vous avez gardé le même paquet {stayed} fois sur {losses}.',
    changed_after_losses: 'Après une perte, vous avez changé de paquet {changed} fois sur {losses}.',
    stayed_after_both:
      'Vous avez gardé le même paquet {stayed_wins} fois sur {wins} après un gain et {stayed_losses} fois sur {losses} après une perte.',
    chased_losses:
      'Peu après une perte sur un paquet perdant, {cards} {{carte|cartes}} sur {of} {{cards:venait|venaient}} de nouveau d’un paquet perdant.',
    frequent_wins: 'Sur vos 80 cartes, {cards} {{venait|venaient}} des deux paquets qui font gagner le plus souvent.',
    long_run: 'Votre plus longue série sur un même paquet a été de {run} {{carte|cartes}}.',
    many_changes: 'Vous avez changé de paquet {changes} fois sur 79 possibles.',
    no_pattern: 'Vous avez changé de paquet {changes} fois sur 79 possibles, après des gains comme après des pertes.',
    points_lost: 'Vous avez fini avec {points|money} de moins en points qu’au départ.',
    points_won: 'Vous avez fini avec {points|money} de plus en points qu’au départ.',
    quick_play: 'Pour la moitié de vos cartes, vous avez mis moins de {seconds|number} {{seconde|secondes}} par carte.',
    slow_play: 'Pour la moitié de vos cartes, vous avez mis plus de {seconds|number} {{seconde|secondes}} par carte.',
    long_play: 'Vous avez joué {minutes} {{minute|minutes}}.',
    guess_low: 'Dans cette partie, votre estimation était de {guess}, en dessous de votre score de risque de {score}.',
    guess_high: 'Dans cette partie, votre estimation était de {guess}, au-dessus de votre score de risque de {score}.',
    guess_right:
      'Votre estimation était de {guess} et votre score de risque est de {score} : une seule partie ne permet pas de les distinguer.',
    costly_decks:
      'Sur vos 60 dernières cartes, {cards} {{venait|venaient}} des deux paquets perdants, qui coûtent des points à la longue. Votre score de risque est de {score}.',
    few_costly_decks:
      'Sur vos 60 dernières cartes, {cards} {{venait|venaient}} des deux paquets perdants, qui coûtent des points à la longue. Votre score de risque est de {score}.',
    whole_pattern: 'L’ensemble de vos choix a mené à ce conseil. Aucun chiffre à lui seul ne le montre clairement.',
    for_everyone: 'Ce conseil est utile à tout le monde.',
  },
} satisfies Messages['advice']
