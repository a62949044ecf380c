import type { NamespaceConsentTranslation } from '../../i18n-types.ts'

export default {
  title: 'Che cosa può succedere a questo risultato',
  open: 'Il mio account presso {partner} può aprire questo risultato',
  openNote:
    'Decidi tu. Risultato, consigli e rapporto restano gli stessi. Chi può usare il tuo account potrebbe allora vedere questo risultato.',
  share: 'Condividi questo risultato con {partner}',
  category: 'Il tuo livello di rischio',
  score: 'Il tuo punteggio di rischio con il suo intervallo',
  purpose: 'Che cosa {partner} dice di volerne fare:',
  never: 'Mai condivisi: le tue carte, la tua stima, le tue abitudini, i tuoi consigli e il tuo indirizzo e-mail.',
  takeBack:
    'Puoi ritirarlo qui in qualsiasi momento. Da allora nessuno potrà più aprirlo o leggerlo in questo modo. Per ciò che è stato letto prima, chiedi a {partner}.',
  save: 'Salva la mia scelta',
  saved: 'La tua scelta è stata salvata.',
  failed: 'Non è stato possibile salvare la tua scelta. Riprova.',
  opened: 'Aperto dal tuo account',
  read: 'Letto da {partner}',
  changed: 'Hai salvato la tua scelta',
  history: 'Che cosa è successo',
  dataTitle: 'I tuoi dati',
  dataText: 'Questa partita è collegata al tuo account presso {partner}. Puoi salvare tutto ciò che ne conserviamo, oppure eliminarla.',
  fetch: 'Salva i miei dati',
  remove: 'Elimina questa partita',
  sure: 'Sì, elimina per sempre',
} satisfies NamespaceConsentTranslation
