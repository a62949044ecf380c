import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Was mit diesem Ergebnis geschehen darf',
  open: 'Mein Konto bei {partner} darf dieses Ergebnis öffnen',
  openNote:
    'Sie entscheiden. Ergebnis, Tipps und Bericht bleiben in jedem Fall gleich. Wer Ihr Konto nutzen kann, könnte dieses Ergebnis dann sehen.',
  share: 'Dieses Ergebnis mit {partner} teilen',
  category: 'Ihre Risikostufe',
  score: 'Ihr Risikowert mit seiner Spanne',
  purpose: 'Das will {partner} nach eigenen Angaben damit tun:',
  never: 'Nie geteilt: Ihre Karten, Ihre Schätzung, Ihre Gewohnheiten, Ihre Tipps und Ihre E-Mail-Adresse.',
  takeBack:
    'Sie können das hier jederzeit zurücknehmen. Ab dann kann es niemand mehr auf diesem Weg öffnen oder lesen. Zu dem, was vorher gelesen wurde, fragen Sie {partner}.',
  save: 'Auswahl speichern',
  saved: 'Ihre Auswahl ist gespeichert.',
  failed: 'Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  opened: 'Von Ihrem Konto aus geöffnet',
  read: 'Von {partner} gelesen',
  changed: 'Sie haben Ihre Auswahl gespeichert',
  history: 'Was geschehen ist',
  dataTitle: 'Ihre Daten',
  dataText:
    'Dieses Spiel ist mit Ihrem Konto bei {partner} verknüpft. Sie können alles speichern, was wir davon aufbewahren, oder es löschen.',
  fetch: 'Meine Daten speichern',
  remove: 'Dieses Spiel löschen',
  sure: 'Ja, endgültig löschen',
} satisfies NamespaceConsentTranslation
