import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Der Test macht gerade Pause', text: 'Im Moment ist er nicht möglich. Bitte kommen Sie später wieder.' },
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
      'An diese Adresse haben wir heute so viele Berichte gesendet wie möglich. Bitte versuchen Sie es nach diesem Zeitpunkt noch einmal: {when}.',
    ofNetwork:
      'Heute wurden aus Ihrem Netz viele Berichte gesendet. Speichern Sie den Bericht als PDF, oder versuchen Sie es nach diesem Zeitpunkt noch einmal: {when}.',
    today:
      'Heute können wir keine Berichte mehr senden. Speichern Sie den Bericht als PDF, oder versuchen Sie es nach diesem Zeitpunkt noch einmal: {when}.',
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
    noScript: 'Der Test braucht JavaScript, das in diesem Browser ausgeschaltet ist. Schalten Sie es ein und laden Sie diese Seite erneut.',
  },
  moved: {
    title: 'Ihr Spiel geht im anderen Tab weiter',
    text: 'Sie können diesen schließen oder hier ein neues Spiel beginnen.',
  },
} satisfies NamespaceRefusalsTranslation
