import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Reaktion auf Gewinne',
      explanation: 'Wie stark ein Gewinn Ihre nächste Wahl beeinflusst.',
    },
    apun: {
      name: 'Reaktion auf Verluste',
      explanation: 'Wie stark ein Verlust Ihre nächste Wahl beeinflusst.',
    },
    betaF: {
      name: 'Reaktion auf häufige Gewinne',
      explanation: 'Wie wichtig es Ihnen ist, dass ein Stapel oft Gewinne bringt, auch wenn die Gewinne klein sind.',
    },
    betaP: {
      name: 'Beim Stapel bleiben',
      explanation: 'Wie sehr Sie dazu neigen, bei einem Stapel zu bleiben, wenn Sie ihn einmal gewählt haben.',
    },
  },
  levels: {
    arew: {
      low: 'Niedrig',
      medium_low: 'Eher niedrig',
      medium_high: 'Eher hoch',
      high: 'Hoch',
    },
    apun: {
      low: 'Niedrig',
      high: 'Hoch',
    },
    betaF: {
      very_low: 'Sehr niedrig',
      low: 'Niedrig',
      medium: 'Mittel',
      high: 'Hoch',
      very_high: 'Sehr hoch',
    },
    betaP: {
      very_low: 'Sehr niedrig',
      low: 'Niedrig',
      medium: 'Mittel',
      high: 'Hoch',
      very_high: 'Sehr hoch',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'In diesem Spiel haben weder Gewinne noch Verluste viel an Ihrer Wahl geändert. Sie haben zwischen den Stapeln gewechselt und sich mehr an Ihren eigenen Plan gehalten als an die letzte Karte.',
      low_betap_high_apun:
        'In diesem Spiel haben Gewinne wenig an Ihrer Wahl geändert, Verluste aber schon. Sie haben zwischen den Stapeln gewechselt und einen Stapel, der Sie Punkte kostete, bald verlassen.',
      high_betap_low_apun:
        'In diesem Spiel haben weder Gewinne noch Verluste viel an Ihrer Wahl geändert. Wenn Sie einen Stapel gewählt hatten, sind Sie meist bei ihm geblieben.',
      high_betap_high_apun:
        'In diesem Spiel haben Gewinne wenig an Ihrer Wahl geändert. Sie sind meist bei einem Stapel geblieben, bis ein Verlust Sie neu nachdenken ließ.',
    },
    medium_low: {
      low_betap_low_apun:
        'In diesem Spiel hatten Gewinne einen gewissen Reiz für Sie, etwas weniger als für die meisten Menschen. Sie haben verschiedene Stapel probiert, und ein Verlust hat Sie nicht lange aufgehalten.',
      low_betap_high_apun:
        'In diesem Spiel hatten Gewinne einen gewissen Reiz für Sie, etwas weniger als für die meisten Menschen. Sie haben verschiedene Stapel probiert und auf Verluste geachtet.',
      high_betap_low_apun:
        'In diesem Spiel hatten Gewinne einen gewissen Reiz für Sie, etwas weniger als für die meisten Menschen. Sie sind oft bei einem Stapel geblieben, auch wenn er Sie Punkte gekostet hatte.',
      high_betap_high_apun:
        'In diesem Spiel hatten Gewinne einen gewissen Reiz für Sie, etwas weniger als für die meisten Menschen. Sie sind oft bei einem Stapel geblieben, aber ein Verlust konnte Sie umstimmen.',
    },
    medium_high: {
      low_betap_low_apun:
        'In diesem Spiel haben Gewinne Ihre nächste Wahl deutlich beeinflusst. Sie haben den Stapel ohne Zögern gewechselt, und Verluste zählten für Sie weniger als Gewinne.',
      low_betap_high_apun:
        'In diesem Spiel haben Gewinne Ihre nächste Wahl deutlich beeinflusst, und Verluste auch. Sie haben den Stapel ohne Zögern gewechselt und sich von den letzten Karten leiten lassen.',
      high_betap_low_apun:
        'In diesem Spiel haben Gewinne Ihre nächste Wahl deutlich beeinflusst. Wenn ein Stapel viel gebracht hatte, sind Sie bei ihm geblieben, auch als er Sie Punkte kostete.',
      high_betap_high_apun:
        'In diesem Spiel haben Gewinne Ihre nächste Wahl deutlich beeinflusst. Sie sind gern bei einem Stapel geblieben, der viel gebracht hatte, und ein Verlust ließ Sie noch einmal hinsehen.',
    },
    high: {
      low_betap_low_apun:
        'In diesem Spiel hatte ein Gewinn eine starke Wirkung auf Ihre nächste Wahl. Sie sind neuen Gewinnen von Stapel zu Stapel gefolgt, und Verluste haben Sie kaum gebremst.',
      low_betap_high_apun:
        'In diesem Spiel hatten Gewinne und Verluste beide eine starke Wirkung auf Ihre nächste Wahl. Sie sind mit jeder neuen Karte von Stapel zu Stapel gegangen.',
      high_betap_low_apun:
        'In diesem Spiel hatte ein Gewinn eine starke Wirkung auf Ihre nächste Wahl. Sie sind bei einem Stapel geblieben, der gerade viel gebracht hatte, und Verluste dort haben wenig geändert.',
      high_betap_high_apun:
        'In diesem Spiel hatte ein Gewinn eine starke Wirkung auf Ihre nächste Wahl. Sie sind bei einem Stapel geblieben, der gerade viel gebracht hatte, bis ein Verlust kam.',
    },
  },
  apun: {
    low: {
      low_betap:
        'In diesem Spiel haben Verluste Ihre Wahl weniger beeinflusst als bei den meisten Menschen. Wenn Sie den Stapel wechselten, war selten ein Verlust der Grund.',
      medium_betap:
        'In diesem Spiel haben Verluste Ihre Wahl weniger beeinflusst als bei den meisten Menschen. Nach einem Verlust haben Sie meist so weitergespielt wie vorher.',
      high_betap:
        'In diesem Spiel haben Verluste Ihre Wahl weniger beeinflusst als bei den meisten Menschen. Sie sind oft bei einem Stapel geblieben, obwohl er Sie Punkte gekostet hatte.',
    },
    high: {
      low_betap:
        'In diesem Spiel hatten Verluste eine starke Wirkung auf Ihre Wahl. Nach einem Verlust haben Sie schnell einen anderen Stapel probiert.',
      medium_betap:
        'In diesem Spiel hatten Verluste eine starke Wirkung auf Ihre Wahl. Sie haben gesehen, was jeder Stapel Sie kostet, und Ihren Plan oft geändert.',
      high_betap:
        'In diesem Spiel hatten Verluste eine starke Wirkung auf Ihre Wahl. Sie sind gern bei einem Stapel geblieben, aber ein Verlust konnte Sie zum Wechseln bringen.',
    },
  },
  betaF: {
    very_low:
      'In diesem Spiel war es Ihnen kaum wichtig, wie oft ein Stapel Gewinne bringt. Sie haben darauf geschaut, wie viel Sie gewinnen oder verlieren.',
    low: 'In diesem Spiel war es Ihnen weniger wichtig als den meisten Menschen, wie oft ein Stapel Gewinne bringt. Die Höhe der Gewinne und Verluste zählte mehr.',
    medium: 'In diesem Spiel war es Ihnen etwa so wichtig wie den meisten Menschen, wie oft ein Stapel Gewinne bringt.',
    high: 'In diesem Spiel mochten Sie Stapel, die oft Gewinne bringen. Große Verluste, die selten kommen, übersieht man dann leicht.',
    very_high:
      'In diesem Spiel haben Sie Stapel, die oft Gewinne bringen, klar vorgezogen. Viele kleine Gewinne können einen großen Verlust verdecken.',
  },
  betaP: {
    very_low:
      'In diesem Spiel haben Sie den Stapel sehr oft gewechselt. Sie haben selten viele Karten hintereinander vom selben Stapel aufgedeckt.',
    low: 'In diesem Spiel haben Sie den Stapel öfter gewechselt als die meisten Menschen.',
    medium: 'In diesem Spiel sind Sie etwa so oft bei einem Stapel geblieben wie die meisten Menschen.',
    high: 'In diesem Spiel sind Sie meist bei einem Stapel geblieben, wenn Sie ihn einmal gewählt hatten.',
    very_high:
      'In diesem Spiel sind Sie sehr lange beim selben Stapel geblieben. Wenn Sie um Geld spielen, kann es helfen, vorher festzulegen, wann Schluss ist.',
  },
  learnMore: {
    title: 'Was Ihr Ergebnis bedeutet',
    score: {
      title: 'Der Risikowert',
      text: 'Der Wert geht von 0 bis 100. Ein hoher Wert heißt, dass Sie in diesem Spiel riskanter gewählt haben: Sie haben oft Stapel genommen, die auf Dauer Punkte kosten, sind nach einem Verlust zu ihnen zurückgekehrt oder haben sich von Verlusten wenig beeinflussen lassen. Er sagt nichts über Sie als Mensch aus.',
    },
    range: {
      title: 'Der wahrscheinliche Bereich',
      text: 'Ein kurzes Spiel kann Sie nicht genau messen. Wenn Sie noch einmal spielen, kann Ihr Wert um etwa 9 Punkte höher oder niedriger ausfallen, und Sie können in eine andere Gruppe kommen.',
    },
    comparison: {
      title: 'Der Vergleich',
      text: 'Wir vergleichen Sie mit {n|number} Menschen, die ein Spiel dieser Art gespielt haben. Sie nahmen an wissenschaftlichen Studien teil und wurden nicht ausgewählt, weil sie um Geld spielen.',
    },
    profile: {
      title: 'Das Entscheidungsprofil',
      text: 'Jedes Maß wird aus der Reihenfolge Ihrer Entscheidungen, Gewinne und Verluste berechnet. Der schattierte Bereich zeigt, wo der wahre Wert am wahrscheinlichsten liegt. „Nah an der nächsten Stufe“ heißt, dass auch die nächste Stufe möglich ist.',
    },
    limits: {
      title: 'Was der Test nicht sagen kann',
      text: 'Das ist ein Hinweis aus einem einzigen kurzen Spiel um Punkte, keine Diagnose. Der Test wurde nie mit der Diagnose einer Glücksspielstörung verglichen. Ein niedriger Wert schließt ein Problem nicht aus.',
    },
    help: {
      title: 'Wenn Sie sich Sorgen machen',
      text: 'Wie hoch Ihr Wert auch ist: Wenn Ihnen Ihr Spielen oder das eines anderen Menschen Sorgen macht, sprechen Sie mit jemandem, dem Sie vertrauen, oder mit einem Beratungstelefon.',
    },
    methodCard: 'Lesen Sie, wie der Test geprüft wurde',
  },
} satisfies NamespaceProfileTranslation
