import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Reaktion auf Gewinne', explanation: 'Wie stark ein Gewinn Ihre nächste Wahl beeinflusst.' },
    apun: { name: 'Reaktion auf Verluste', explanation: 'Wie stark ein Verlust Ihre nächste Wahl beeinflusst.' },
    betaF: {
      name: 'Reaktion auf häufige Gewinne',
      explanation:
        'Wie sehr es für Sie darauf ankommt, ob eine Karte gewinnt oder verliert, und weniger darauf, wie viele Punkte es sind. Ein Stapelwechsel nach einem Verlust deutet darauf hin.',
    },
    betaP: {
      name: 'Beim Stapel bleiben',
      explanation: 'Wie sehr Sie dazu neigen, bei einem Stapel zu bleiben, wenn Sie ihn einmal gewählt haben.',
    },
  },
  levels: {
    arew: { low: 'Schwach', medium_low: 'Eher schwach', medium_high: 'Eher stark', high: 'Stark' },
    apun: { low: 'Schwach', high: 'Stark' },
    betaF: { very_low: 'Sehr schwach', low: 'Schwach', medium: 'Mittel', high: 'Stark', very_high: 'Sehr stark' },
    betaP: { very_low: 'Sehr selten', low: 'Selten', medium: 'Manchmal', high: 'Oft', very_high: 'Sehr oft' },
  },
  placed: {
    top: 'Er gehört zu den höchsten {share|percent}.',
    bottom: 'Er gehört zu den niedrigsten {share|percent}.',
  },
  claims: {
    verdict_low_risk: 'In diesem Spiel gilt Ihr Risikowert als niedriges Risiko (nicht riskant).',
    verdict_medium_risk: 'In diesem Spiel gilt Ihr Risikowert als mittleres Risiko.',
    verdict_risky: 'In diesem Spiel gilt Ihr Risikowert als riskantes Verhalten.',
    verdict_high_risk: 'In diesem Spiel gilt Ihr Risikowert als hohes Risiko.',
    verdict_repeat:
      'In simulierten Spielen wie Ihrem mit anderen Karten liegen etwa 8 von 10 Ergebnissen zwischen {low} und {high}. Etwa {same} von 100 ergeben dieselbe Risikostufe.',
    verdict_towards_middle:
      'Ein Wert so weit von der Mitte ist zum Teil Zufall. In simulierten Spielen wie Ihrem liegt er meist näher an der Mitte, ohne dass sich die Person verändert hat.',
    verdict_higher_than: 'Ihr Risikowert ist höher als bei {share|percent} der Personen in der Vergleichsgruppe.',
    verdict_lower_than: 'Ihr Risikowert ist niedriger als bei {share|percent} der Personen in der Vergleichsgruppe.',
    part_losing_cards:
      '{cards} Ihrer letzten 60 Karten {{kam|kamen}} von den zwei Verluststapeln, die auf Dauer Punkte kosten. Die Hälfte der Freiwilligen nahm {median} oder weniger.',
    part_losses_less:
      'In diesem Spiel haben Verluste Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Nach {left_losses} von {losses} {{Verlust|Verlusten}} und nach {left_wins} von {wins} {{Gewinn|Gewinnen}} haben Sie den Stapel gewechselt.',
    part_losses_more:
      'In diesem Spiel haben Verluste Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Nach {left_losses} von {losses} {{Verlust|Verlusten}} und nach {left_wins} von {wins} {{Gewinn|Gewinnen}} haben Sie den Stapel gewechselt.',
    part_losses_little:
      'In diesem Spiel machte es für Ihre nächste Wahl wenig Unterschied, ob Sie gewonnen oder verloren hatten. Nach {left_losses} von {losses} {{Verlust|Verlusten}} und nach {left_wins} von {wins} {{Gewinn|Gewinnen}} haben Sie den Stapel gewechselt.',
    part_losses_much:
      'In diesem Spiel machte es für Ihre nächste Wahl einen großen Unterschied, ob Sie gewonnen oder verloren hatten. Nach {left_losses} von {losses} {{Verlust|Verlusten}} und nach {left_wins} von {wins} {{Gewinn|Gewinnen}} haben Sie den Stapel gewechselt.',
    part_losses_neutral:
      'Nach {left_losses} von {losses} {{Verlust|Verlusten}} und nach {left_wins} von {wins} {{Gewinn|Gewinnen}} haben Sie den Stapel gewechselt.',
    part_at_most: '{{cards:Kommt|Kommen}} {cards} von 60 Karten von diesen Stapeln, kann der Wert höchstens {limit} betragen.',
    part_at_least: '{{cards:Kommt|Kommen}} {cards} von 60 Karten von diesen Stapeln, beträgt der Wert mindestens {limit}.',
    guess_very_low: 'In diesem Spiel lag Ihre Schätzung ({guess}) weit unter Ihrem Risikowert ({score}).',
    guess_low: 'In diesem Spiel lag Ihre Schätzung ({guess}) unter Ihrem Risikowert ({score}).',
    guess_good:
      'In diesem Spiel lag Ihre Schätzung so nah, wie ein einzelnes Spiel es zeigen kann: Sie haben {guess} geschätzt, Ihr Risikowert ist {score}.',
    guess_high: 'In diesem Spiel lag Ihre Schätzung ({guess}) über Ihrem Risikowert ({score}).',
    guess_very_high: 'In diesem Spiel lag Ihre Schätzung ({guess}) weit über Ihrem Risikowert ({score}).',
    guess_numbers: 'In diesem Spiel war Ihre Schätzung {guess}, Ihr Risikowert ist {score}.',
    habit_arew_low_low_betap_low_apun:
      'Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, meist auch nach einem Gewinn. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_low_low_betap_high_apun:
      'Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, sind nach einem Gewinn aber meist geblieben. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_low_high_betap_low_apun:
      'Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen, nach einem Gewinn aber meist doch. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_low_high_betap_high_apun:
      'Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen und sind nach einem Gewinn meist geblieben. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_medium_low_low_betap_low_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, meist auch nach einem Gewinn.',
    habit_arew_medium_low_low_betap_high_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, sind nach einem Gewinn aber meist geblieben.',
    habit_arew_medium_low_high_betap_low_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen, nach einem Gewinn aber meist doch.',
    habit_arew_medium_low_high_betap_high_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen und sind nach einem Gewinn meist geblieben.',
    habit_arew_medium_high_low_betap_low_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, meist auch nach einem Gewinn.',
    habit_arew_medium_high_low_betap_high_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, sind nach einem Gewinn aber meist geblieben.',
    habit_arew_medium_high_high_betap_low_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen, nach einem Gewinn aber meist doch.',
    habit_arew_medium_high_high_betap_high_apun:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen und sind nach einem Gewinn meist geblieben.',
    habit_arew_high_low_betap_low_apun:
      'Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, meist auch nach einem Gewinn. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_high_low_betap_high_apun:
      'Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen, sind nach einem Gewinn aber meist geblieben. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_high_high_betap_low_apun:
      'Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen, nach einem Gewinn aber meist doch. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_high_high_betap_high_apun:
      'Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen und sind nach einem Gewinn meist geblieben. In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_low:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_medium_low:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_medium_high:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_high:
      'In diesem Spiel hat ein Gewinn oder Verlust Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_arew_neutral: 'Ihre Entscheidungen insgesamt weisen in diese Richtung. Keine einzelne Zahl zeigt es deutlich.',
    habit_arew_split:
      'Ihre Entscheidungen passen zu mehr als einem Muster, darum nennen wir keine Stufe. Ein zweites Spiel könnte Klarheit bringen.',
    habit_apun_low_low_betap:
      'In diesem Spiel haben Verluste Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_apun_low_medium_betap:
      'In diesem Spiel haben Verluste Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel etwa so oft gewechselt wie die mittlere Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_apun_low_high_betap:
      'In diesem Spiel haben Verluste Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_apun_high_low_betap:
      'In diesem Spiel haben Verluste Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel öfter gewechselt als die Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_apun_high_medium_betap:
      'In diesem Spiel haben Verluste Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel etwa so oft gewechselt wie die mittlere Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_apun_high_high_betap:
      'In diesem Spiel haben Verluste Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen. Sie haben den Stapel seltener gewechselt als die Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_apun_low: 'In diesem Spiel haben Verluste Ihre nächste Wahl weniger beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_apun_high: 'In diesem Spiel haben Verluste Ihre nächste Wahl stärker beeinflusst als bei der Hälfte der Freiwilligen.',
    habit_apun_little: 'In diesem Spiel machte es für Ihre nächste Wahl wenig Unterschied, ob Sie gewonnen oder verloren hatten.',
    habit_apun_much: 'In diesem Spiel machte es für Ihre nächste Wahl einen großen Unterschied, ob Sie gewonnen oder verloren hatten.',
    habit_apun_neutral: 'Ihre Entscheidungen insgesamt weisen in diese Richtung. Keine einzelne Zahl zeigt es deutlich.',
    habit_apun_split:
      'Ihre Entscheidungen passen zu mehr als einem Muster, darum nennen wir keine Stufe. Ein zweites Spiel könnte Klarheit bringen.',
    habit_betaF_very_low:
      'In diesem Spiel haben Sie nach einem Verlust seltener den Stapel gewechselt als die Hälfte der Freiwilligen. Sie sind in {stayed_losses} von {losses} {{Fall|Fällen}} geblieben.',
    habit_betaF_low:
      'In diesem Spiel sind Sie nach einem Verlust öfter beim Stapel geblieben als die Hälfte der Freiwilligen: in {stayed_losses} von {losses} {{Fall|Fällen}}.',
    habit_betaF_medium:
      'In diesem Spiel haben Sie nach einem Verlust meist den Stapel gewechselt, wie die meisten Freiwilligen. Sie sind in {stayed_losses} von {losses} {{Fall|Fällen}} geblieben.',
    habit_betaF_high:
      'In diesem Spiel haben Sie nach einem Verlust öfter den Stapel gewechselt als die Hälfte der Freiwilligen. Sie sind in {stayed_losses} von {losses} {{Fall|Fällen}} geblieben.',
    habit_betaF_very_high:
      'In diesem Spiel sind Sie nach einem Verlust seltener beim Stapel geblieben als die Hälfte der Freiwilligen: in {stayed_losses} von {losses} {{Fall|Fällen}}.',
    habit_betaF_neutral: 'Ihre Entscheidungen insgesamt weisen in diese Richtung. Keine einzelne Zahl zeigt es deutlich.',
    habit_betaF_split:
      'Ihre Entscheidungen passen zu mehr als einem Muster, darum nennen wir keine Stufe. Ein zweites Spiel könnte Klarheit bringen.',
    habit_betaP_very_low: 'In diesem Spiel haben Sie den Stapel sehr oft gewechselt: in {changes} von 79 Fällen.',
    habit_betaP_low: 'In diesem Spiel haben Sie den Stapel öfter gewechselt als die Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_betaP_medium:
      'In diesem Spiel haben Sie den Stapel etwa so oft gewechselt wie die mittlere Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_betaP_high:
      'In diesem Spiel haben Sie den Stapel seltener gewechselt als die Hälfte der Freiwilligen: in {changes} von 79 Fällen.',
    habit_betaP_very_high:
      'In diesem Spiel sind Sie lange beim selben Stapel geblieben. Ihre längste Serie war {run} {{Karte|Karten}} lang.',
    habit_betaP_neutral: 'Ihre Entscheidungen insgesamt weisen in diese Richtung. Keine einzelne Zahl zeigt es deutlich.',
    habit_betaP_split:
      'Ihre Entscheidungen passen zu mehr als einem Muster, darum nennen wir keine Stufe. Ein zweites Spiel könnte Klarheit bringen.',
    count_one_deck: 'Die meisten Ihrer Karten kamen von einem Stapel. Über die anderen lässt sich darum wenig sagen.',
    count_too_fast:
      'Bei der Hälfte Ihrer Karten war die vorige weniger als {seconds|number} {{Sekunde|Sekunden}} zu lesen, bevor Sie weitergespielt haben. In diesem Tempo zeigen die Karten wenig darüber, wie Sie wählen.',
    count_random_play: 'Unsere Methode erklärt Ihre Wahl nicht besser als der Zufall. Darum ziehen wir keine Schlüsse daraus.',
    count_scripted:
      'Die Zeiten Ihrer Karten passen nicht zusammen. Das kommt vor, wenn ein Programm spielt. Darum ziehen wir keine Schlüsse daraus.',
    count_losing_cards: '{cards} Ihrer letzten 60 Karten {{kam|kamen}} von den zwei Verluststapeln, die auf Dauer Punkte kosten.',
    count_stays:
      'Nach einem Gewinn sind Sie in {stayed_wins} von {wins} {{Fall|Fällen}} beim Stapel geblieben, nach einem Verlust in {stayed_losses} von {losses} {{Fall|Fällen}}.',
    count_changes:
      'Sie haben den Stapel in {changes} von 79 möglichen Fällen gewechselt. Ihre längste Serie vom selben Stapel war {run} {{Karte|Karten}} lang.',
  },
  learnMore: {
    title: 'Was Ihr Ergebnis bedeutet',
    score: {
      title: 'Der Risikowert',
      text: 'Der Wert geht von 0 bis 100. Er hat zwei Teile: wie viele Ihrer letzten 60 Karten von den zwei Verluststapeln kamen und wie sehr Verluste Ihre nächste Wahl beeinflusst haben. Verluststapel kosten auf Dauer Punkte. Ein höherer Wert heißt riskantere Entscheidungen in diesem Spiel. Er sagt nichts über Sie als Mensch aus.',
    },
    range: {
      title: 'Wenn Sie noch einmal spielen',
      text: 'Ein kurzes Spiel misst nicht genau. In simulierten Spielen wie Ihrem mit anderen Karten fällt der Wert typischerweise etwa 10 Punkte höher oder niedriger aus. Je weiter er von der Mitte liegt, desto größer ist die Änderung. Echte Wiederholungen weichen stärker ab: Menschen spielen nicht jeden Tag gleich, und eine Änderung um 13 Punkte ist typisch.',
    },
    comparison: {
      title: 'Der Vergleich',
      text: 'Wir vergleichen Sie mit {n|number} Menschen, die ein Spiel dieser Art gespielt haben. Sie haben an wissenschaftlichen Studien teilgenommen. Ob sie um Geld spielen, war für die Auswahl nicht wichtig.',
    },
    profile: {
      title: 'Das Entscheidungsprofil',
      text: 'Jedes Maß ergibt sich aus der Reihenfolge Ihrer Entscheidungen, Gewinne und Verluste. Der schattierte Bereich zeigt, wo der wahre Wert wahrscheinlich liegt. Eine Stufe wird nur genannt, wo Ihre Entscheidungen sie wahrscheinlich machen.',
    },
    limits: {
      title: 'Was der Test nicht sagen kann',
      text: 'Das ist ein Hinweis aus einem einzigen kurzen Spiel um Punkte, keine Diagnose. Der Test wurde nie mit der Diagnose einer Glücksspielstörung verglichen.',
      low: 'Ein niedriger Wert schließt ein Problem nicht aus.',
    },
    help: {
      title: 'Wenn Ihnen Glücksspiel Sorgen macht',
      text: 'Wie hoch Ihr Wert auch ist: Macht Ihnen Ihr Spielen um Geld Sorgen, oder das eines anderen Menschen? Sprechen Sie mit jemandem, dem Sie vertrauen, oder rufen Sie ein Beratungstelefon an.',
    },
    methodCard: 'Lesen Sie, wie der Test geprüft wurde',
  },
} satisfies Messages['profile']
