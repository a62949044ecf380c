import type { Messages } from '../messages.ts'

export default {
  title: 'Nutzungsbedingungen',
  privacyTitle: 'Ihre Privatsphäre',
  general: {
    title: 'Allgemeines',
    what: 'Dieser Test ist ein kurzes Kartenspiel. Er betrachtet, wie Sie darin mit Risiko, Gewinnen und Verlusten umgehen, und gibt Ihnen ein Ergebnis und drei Tipps. Er wird von {provider} entwickelt und betrieben.',
    points:
      'Sie spielen nur um Punkte. Beträge werden wie Geld angezeigt, aber es kann kein Geld gewonnen, verloren oder eingezahlt werden.',
    optional: 'Der Test ist freiwillig und kostenlos. Sie dürfen ihn machen, so oft Sie wollen.',
    time: 'Er dauert etwa drei Minuten. Bitte spielen Sie ohne längere Unterbrechung: Wenn Sie ein laufendes Spiel verlassen, beginnen Sie von vorn. Nach 15 Minuten ohne Aktivität endet das Spiel ebenfalls.',
    age: 'Sie müssen mindestens {age} Jahre alt sein, um den Test zu machen.',
  },
  userData: {
    title: 'Ihre Daten',
    anonymous:
      'Ihre Daten sind anonym. Damit meinen wir, dass weder ein Name noch ein Konto dabei gespeichert ist. Wir speichern die Karten, die Sie aufdecken, wie lange Sie für jede brauchen, Ihre Antworten und Ihr Ergebnis unter einer Zufallsnummer. Wir fragen nach keinem Namen und speichern Ihre IP-Adresse nicht zusammen mit Ihrem Spiel.',
    linked:
      'Ihre Daten sind pseudonym: Ihr Spiel ist mit Ihrem Konto bei {partner} verknüpft. Wir speichern die Karten, die Sie aufdecken, wie lange Sie für jede brauchen, Ihre Antworten und Ihr Ergebnis unter einer Zufallsnummer, zusammen mit einem Code, der für Ihr Konto steht. Wir fragen nach keinem Namen und speichern Ihre IP-Adresse nicht zusammen mit Ihrem Spiel.',
    siteLearns:
      'Die Seite, die Ihnen diesen Test zeigt, erfährt, dass Sie gespielt haben, und kann erfahren, dass Sie Ihr Spiel gelöscht haben. Ihr Ergebnis sieht sie nur, wenn Sie oder jemand mit dem Link Ihres Berichts dem danach zustimmen.',
    linkedRights: 'In Ihrem Bericht können Sie diese Daten speichern oder löschen.',
    controller: 'Verantwortlich für diese Daten: {controller}. Bei Fragen dazu schreiben Sie an {contact}.',
    basisConsent:
      'Rechtsgrundlage ist Ihre Einwilligung. Sie geben sie, wenn Sie den Test beginnen, und können sie widerrufen, indem Sie Ihr Spiel löschen.',
    basisInterests:
      'Rechtsgrundlage ist ein berechtigtes Interesse: Ihnen einen Test Ihres eigenen Spiels anzubieten. Sie können dem widersprechen.',
    basisTask: 'Rechtsgrundlage ist eine Aufgabe im öffentlichen Interesse: Schäden durch Glücksspiel vorzubeugen.',
    complaint: 'Sie können sich auch bei einer Datenschutzbehörde beschweren.',
    noDeletion:
      'Wir können Ihr Spiel nur über den Link Ihres Berichts finden oder über eine Nummer, die die Seite, die Ihnen diesen Test zeigt, vielleicht aufbewahrt hat. Ohne eines davon können die Daten nicht auf Anfrage gelöscht werden. Sie können sie selbst speichern oder löschen, solange Ihr Bericht offen ist.',
    kept: 'Spätestens {months} {{Monat|Monate}}, nachdem Sie gespielt haben, wird Ihr Spiel entfernt.',
    keptForGood: 'Ihr Spiel wird ohne Frist aufbewahrt, wenn es nicht gelöscht wird.',
    partnerId:
      'Die Seite, die Ihnen diesen Test zeigt, übergibt eine Nummer, die für Ihr Konto dort steht. Sie kann Ihr Ergebnis mit Ihrem Konto verbinden. Wenn Sie möchten, dass diese Daten gelöscht werden, wenden Sie sich bitte an diese Seite.',
    research: 'Anonyme Daten können für die Forschung und zur Verbesserung des Tests genutzt werden.',
    email:
      'Wenn Sie sich Ihren Bericht per E-Mail schicken lassen, wird Ihre Adresse nur für diese eine Nachricht genutzt. Hier wird sie nicht gespeichert und nicht mit Ihren Ergebnissen verbunden, doch wer die Nachricht zustellt, hat beides. Etwa einen Tag lang bewahren wir einen daraus gebildeten Code auf, damit niemand ein Postfach überfluten kann. Die Adresse lässt sich daraus nicht ablesen.',
    reportLink:
      'Ihr Bericht hat einen eigenen Link. Wer den Link hat, kann Ihren Bericht sehen und Ihr Spiel löschen. Überlegen Sie also, mit wem Sie ihn teilen.',
  },
  disclaimer: {
    title: 'Haftungsausschluss',
    indication:
      'Das Ergebnis ist ein Hinweis aus einem einzigen kurzen Spiel. Es ist keine Diagnose und ersetzt nicht den Rat einer Ärztin, eines Arztes oder einer Beratungsstelle.',
    noGuarantee:
      'Wir tun unser Bestes, damit der Test richtig arbeitet und erreichbar ist, können aber nicht versprechen, dass er immer fehlerfrei ist.',
    decisions:
      'Was Sie aus dem Ergebnis machen, entscheiden Sie. Wenn Ihnen Ihr Spielen um Geld oder das eines anderen Menschen Sorgen macht, wenden Sie sich bitte an ein Beratungstelefon.',
    notProof:
      'Ihr Bericht ist für Sie. Er ist nicht unterschrieben und beweist anderen nichts. Niemand darf ihn von Ihnen verlangen oder sich auf ihn stützen.',
  },
  cookies: {
    title: 'Cookies',
    none: 'Es werden keine Cookies verwendet, und keine anderen Firmen beobachten, was Sie hier tun.',
    storage:
      'Während Sie spielen, hält Ihr Browser den Stand des Spiels in seinem Sitzungsspeicher fest, damit Sie nach einem Neuladen weiterspielen können. Das ist für das Spiel nötig und ist weg, sobald Sie den Tab schließen.',
  },
  license: {
    title: 'Lizenz',
    use: 'Sie dürfen diesen Test und Ihren Bericht für sich selbst nutzen. Die Texte, Bilder und Programme gehören {provider} oder Partnerunternehmen und dürfen ohne Zustimmung nicht kopiert oder verkauft werden.',
    fonts: 'Schriften und Programmteile anderer werden unter ihren offenen Lizenzen genutzt.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Haben Sie eine Frage zum Test oder zu Ihren Daten? Schreiben Sie an {address}.',
  },
} satisfies Messages['terms']
