import type { Messages, NamespacesApart } from '../messages.ts'

export default {
  accessibility: {
    title: 'Barrierefreiheit',
    intro:
      'Auf dieser Seite geht es um den Selbsttest bei {operator}. Alle sollen ihn machen können, ganz gleich, wie sie sehen, hören, sich bewegen oder lesen.',
    status:
      'Der Test erfüllt die internationalen Richtlinien WCAG 2.2, Stufe AA, und die europäische Norm EN 301 549 zum Teil. Was fehlt, steht weiter unten.',
    howTitle: 'Wie wir prüfen',
    how: 'Vor jeder Version prüfen Programme alle Seiten in allen Sprachen und Farbschemata. Ein ganzes Spiel wird nur mit der Tastatur gespielt, ein weiteres nur nach dem, was ein Screenreader sagt.',
    tools:
      'Sie können den Test mit Tastatur, Schaltersteuerung, Screenreader, vergrößertem Text, hohem Kontrast und weniger Bewegung machen. Keine Karte hat ein Zeitlimit.',
    gapsTitle: 'Was fehlt',
    gapPeople: 'Menschen, die jeden Tag Hilfsmittel nutzen, haben diese Version noch nicht mit uns ausprobiert.',
    gapOwn: 'Logos und verlinkte Seiten kommen von {operator}. Ob sie barrierefrei sind, können wir nicht zusagen.',
    gapReading: 'Die Sätze sind kurz, aber es gibt keine Fassung in Leichter Sprache.',
    contactTitle: 'Sind Sie auf eine Barriere gestoßen?',
    contact: 'Schreiben Sie uns, was es war und auf welcher Seite:',
    authority: 'Wenn unsere Antwort nicht hilft, können Sie sich an die zuständige Stelle für Barrierefreiheit in Ihrem Land wenden.',
    date: 'Datum dieser Erklärung: {day}',
  },
  consent: {
    title: 'Was mit diesem Ergebnis geschehen darf',
    open: 'Mein Konto bei {partner} darf dieses Ergebnis öffnen',
    openNote:
      'Sie entscheiden. Ergebnis, Tipps und Bericht bleiben in jedem Fall gleich. Wer Ihr Konto nutzen kann, könnte dieses Ergebnis dann sehen.',
    share: 'Dieses Ergebnis mit {partner} teilen',
    category: 'Ihre Risikostufe',
    score: 'Ihr Risikowert mit seiner Spanne',
    purpose: 'Das will {partner} nach eigenen Angaben damit tun:',
    whatTitle: 'Was geteilt würde',
    sharedTitle: 'Was geteilt wird',
    neverTitle: 'Nie geteilt',
    neverCards: 'Die Karten, die Sie aufgedeckt haben',
    neverGuess: 'Ihre Schätzung und Ihr Entscheidungsprofil',
    neverAdvice: 'Ihre Tipps und Ihr Bericht',
    neverEmail: 'Ihre E-Mail-Adresse',
    oneOnly: 'Nur dieses Ergebnis. Nach jedem Spiel fragen wir neu.',
    takeBack:
      'Sie können Ihre Einwilligung hier oder in Ihrem Bericht widerrufen. Ab dann kann niemand mehr das Ergebnis auf diesem Weg öffnen oder lesen. Zu allem, was vorher gelesen wurde, fragen Sie bitte {partner}.',
    save: 'Auswahl speichern',
    saved: 'Ihre Auswahl ist gespeichert.',
    takeAllBack: 'Einwilligung widerrufen',
    failed: 'Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    opened: 'Von Ihrem Konto aus geöffnet',
    read: 'Von {partner} gelesen',
    agreedOpen: 'Sie haben Ihrem Konto erlaubt, es zu öffnen',
    agreedShare: 'Sie haben zugestimmt, es zu teilen',
    stoppedOpen: 'Ihr Konto darf es nicht mehr öffnen',
    stoppedShare: 'Sie teilen es nicht mehr',
    declined: 'Sie wollten es für sich behalten',
    history: 'Was geschehen ist',
    earlierTitle: 'Ihre früheren Ergebnisse',
    earlierText: 'Ihr Konto darf sie öffnen. Dass sie hier gezeigt werden, zählt als Öffnen.',
    earlierScore: 'Risikowert {score}',
    earlierSilent: 'Kein Risikowert',
    earlierOpen: 'Bericht öffnen',
    earlierThis: 'Dieser Bericht',
    latestResult: 'Ihr neuestes Ergebnis: {date}',
    earlierResult: 'Ein früheres Ergebnis: {date}',
    dataTitle: 'Ihre Daten',
    mean: 'Mittelwert aus {count} Spielen: {score}',
    notCounted: 'Spiele ohne Risikowert zählen nicht mit.',
    dataText:
      'Sie können Karten, Antworten und Ergebnis dieses Spiels speichern oder es löschen. Wenn Sie uns später fragen, wissen wir vielleicht nicht, welches Spiel Ihres ist.',
    fetch: 'Meine Daten speichern',
    remove: 'Dieses Spiel löschen',
    sure: 'Ja, endgültig löschen',
    givenOnly: 'Mehr erlauben können Sie nur in dem Tab, in dem Sie dieses Spiel gespielt haben.',
    closes: 'Wenn Sie Ihre Einwilligung widerrufen, schließt sich der Bericht auch hier.',
    closedTitle: 'Sie haben die Einwilligung widerrufen',
    closedText: 'Ihr Konto darf diesen Bericht nicht mehr öffnen, deshalb ist er auch hier geschlossen.',
    endedTitle: 'Dieser Bericht ist geschlossen',
    endedText:
      'Ein Bericht, den Sie von Ihrem Konto aus öffnen, schließt sich nach 24 Stunden oder wenn Sie Ihre Einwilligung widerrufen. Solange Sie es erlauben, können Sie ihn von der Seite, von der Sie kamen, wieder öffnen.',
    byGame: 'In dem Tab, in dem Sie gespielt haben',
    byAccount: 'Von Ihrem Konto aus',
    openedMore: 'Frühere Öffnungen von Ihrem Konto aus: {count}',
    readMore: 'Wie oft {partner} es vorher gelesen hat: {count}',
    removeTitle: 'Dieses Spiel löschen?',
    removeText:
      'Karten, Ergebnis, Tipps und Bericht sind dann endgültig weg, und der Link funktioniert nicht mehr. Ihre anderen Spiele bleiben.',
    keep: 'Behalten',
    removing: 'Wird gelöscht',
    removeFailed: 'Das Spiel konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.',
    deletedTitle: 'Das Spiel ist gelöscht',
    deletedText:
      'Karten, Ergebnis, Tipps und Bericht sind endgültig weg. Ein Bericht, den Sie gespeichert oder verschickt haben, ist dort noch da.',
  },
  young: {
    title: 'Danke, dass Sie uns das sagen',
    text: 'Dieser Test ist für Menschen ab {age} Jahren gemacht, deshalb endet er hier. Sie haben nichts falsch gemacht.',
    deleted:
      'Wir haben die Nummer Ihres Besuchs gelöscht, und er steht in keiner unserer Statistiken. Etwa einen Tag lang bewahren wir einen Code auf, der aus Ihrer Internetverbindung gebildet ist, damit niemand den Test überlasten kann. Er sagt nicht, wer Sie sind.',
    notDeleted: 'Hier bleibt von Ihrem Besuch nichts gespeichert. Die Nummer auf unserem Server konnten wir noch nicht löschen.',
    talk: 'Haben Sie etwas auf dem Herzen?',
    gambling: 'Wenn es um Glücksspiel geht',
    adult: {
      title: 'Sagen Sie es einem Erwachsenen, dem Sie vertrauen',
      text: 'Zum Beispiel den Eltern, einer Tante, einer Lehrkraft, jemandem aus dem Verein oder der Schulsozialarbeit. Sie können diese Seite zeigen, wenn der Anfang schwerfällt.',
    },
    home: {
      title: 'Zu Hause spielt jemand um Geld',
      text: 'Das ist nicht Ihre Schuld, und Sie müssen es nicht in Ordnung bringen. Sie können für sich selbst Hilfe bekommen, was immer die anderen tun.',
    },
    money: {
      title: 'Geld, Wetten oder Lootboxen',
      text: 'Schulden oder eine verheimlichte Wette können bedrücken. Darüber zu reden, ist ein Anfang.',
    },
    end: 'Sie können diese Seite jetzt schließen. Haben Sie den Link aus Versehen angetippt? Dann öffnen Sie den Test noch einmal von der Seite aus, von der Sie kamen.',
  },
  refusals: {
    paused: { title: 'Der Test macht gerade Pause', text: 'Im Moment ist er nicht möglich. Bitte kommen Sie später wieder.' },
    closed: {
      title: 'Der Test wird hier nicht mehr angeboten',
      text: 'Sie können kein neues Spiel beginnen. Ein Ergebnis, das in diesem Tab offen ist, können Sie weiterhin lesen, als PDF speichern und löschen.',
    },
    many: {
      title: 'Bitte warten Sie eine Minute',
      text: 'Aus Ihrem Netz kamen viele Versuche. Der Test öffnet sich nach der Wartezeit von selbst.',
    },
    ended: {
      until: 'Er galt bis {time} Uhr.',
      title: 'Ihr Zugang ist abgelaufen',
      text: 'Er gilt nur für eine gewisse Zeit. Bitte gehen Sie zurück zu der Seite, von der Sie kamen, und öffnen Sie den Test dort erneut. Beendete Spiele bleiben erhalten.',
    },
    game: {
      paused: 'Der Test macht gerade Pause. Bitte kommen Sie später wieder.',
      ended: 'Ihr Zugang ist abgelaufen. Bitte gehen Sie zurück zu der Seite, von der Sie kamen, und öffnen Sie den Test dort erneut.',
      ofNetwork: 'Heute wurden aus Ihrem Netz viele Spiele gestartet. Bitte versuchen Sie es morgen noch einmal.',
    },
    mail: {
      ofGame: 'Diesen Bericht haben wir dreimal gesendet, öfter geht es bei einem Spiel nicht. Sie können ihn als PDF speichern.',
      toAddress:
        'An diese Adresse haben wir heute so viele Berichte gesendet wie möglich. Bitte versuchen Sie es nach diesem Zeitpunkt noch einmal: {when} Uhr.',
      ofNetwork:
        'Heute wurden aus Ihrem Netz viele Berichte gesendet. Speichern Sie den Bericht als PDF, oder versuchen Sie es nach diesem Zeitpunkt noch einmal: {when} Uhr.',
      today:
        'Heute können wir keine Berichte mehr senden. Speichern Sie den Bericht als PDF, oder versuchen Sie es nach diesem Zeitpunkt noch einmal: {when} Uhr.',
      ended: 'Ihr Zugang ist abgelaufen, deshalb können wir den Bericht von hier nicht mehr senden. Sie können ihn als PDF speichern.',
      gone: 'Dieser Bericht ist hier nicht mehr offen oder wurde gelöscht und kann deshalb nicht verschickt werden.',
      notComplete: 'Dieser Bericht ist noch nicht vollständig. Beenden Sie die Schritte nach dem Spiel, und senden Sie ihn dann.',
    },
    arrival: {
      opening: 'Der Test wird geöffnet',
      slow: 'Einen Moment',
      slowText: 'Ihre Verbindung ist langsam. Der Test öffnet sich von selbst.',
      again: 'Erneut laden',
      failed: 'Der Test ließ sich nicht öffnen',
      failedText: 'Ein Teil ist nicht angekommen. Laden Sie den Test erneut oder versuchen Sie es mit einem anderen Browser.',
      noScript:
        'Der Test braucht JavaScript, das in diesem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie diese Seite erneut.',
    },
    blocked: 'Diese Seite blockiert neue Fenster und Downloads. Öffnen Sie diese Adresse in einem neuen Tab: {address}',
    unopened: 'Hat sich nichts geöffnet? Vielleicht blockiert diese Seite Anrufe und Nachrichten. Nummer oder Adresse: {address}',
    moved: {
      title: 'Ihr Spiel geht im anderen Tab weiter',
      text: 'Sie können diesen schließen oder hier ein neues Spiel beginnen.',
    },
  },
  report: {
    title: 'Ihr Ergebnis im Kartenspiel-Selbsttest',
    description: 'Risikowert, Entscheidungsprofil und Tipps aus einem kurzen Spiel.',
    fileName: 'Ihr Bericht',
    date: 'Ihr Bericht, {date|date}',
    footer: 'Ein Hinweis aus einem kurzen Spiel, keine Diagnose.',
    people: 'Von 100 Personen der Vergleichsgruppe {{below:hatte|hatten}} {below} einen niedrigeren Risikowert als Sie.',
    model: 'Modell {model}, Vergleichsgruppe {group}.',
    mail: {
      subject: 'Ihr Bericht aus dem Kartenspiel-Selbsttest',
      intro: 'Hier ist der Bericht, um den Sie gebeten haben. Sie finden ihn als PDF im Anhang.',
      contents: 'Im Bericht stehen Ihr Entscheidungsprofil, drei Tipps mit Begründung und wo Sie Hilfe finden.',
      once: 'Ihre Adresse wurde einmal verwendet, um diese E-Mail zu senden. Sie wird nicht gespeichert und nicht mit Ihren Ergebnissen verbunden. Einen Tag lang bewahren wir einen daraus gebildeten Code auf, damit niemand Ihr Postfach überfluten kann.',
      notYou:
        'Sie haben diese E-Mail nicht angefordert? Vielleicht hat sich jemand bei einer Adresse vertippt. Sie können die E-Mail löschen; es kommt keine weitere.',
    },
  },
} satisfies Pick<Messages, NamespacesApart>
