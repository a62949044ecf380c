import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Il tuo risultato nel test di autovalutazione con le carte',
  description: 'Punteggio di rischio, profilo decisionale e consigli da una breve partita a carte.',
  fileName: 'Il tuo rapporto',
  date: 'Il tuo rapporto, {date|date}',
  footer: 'Un’indicazione ricavata da una breve partita, non una diagnosi.',
  people: 'Su 100 persone, {below} {{aveva|avevano}} un punteggio di rischio più basso del tuo.',
  model: 'Modello {model}, gruppo di confronto {group}.',
  mail: {
    subject: 'Il tuo rapporto del test di autovalutazione con le carte',
    intro: 'Ecco il rapporto che hai chiesto. Lo trovi in PDF in allegato.',
    contents: 'Il rapporto contiene il tuo profilo decisionale e tre consigli con i loro motivi, e indica dove trovare aiuto.',
    once: 'Il tuo indirizzo è stato usato una sola volta per inviare questo messaggio. Non viene salvato né collegato ai tuoi risultati.',
    notYou: 'Non hai chiesto questo messaggio? Forse qualcuno ha sbagliato indirizzo. Puoi cancellarlo; non ne arriveranno altri.',
  },
} satisfies NamespaceReportTranslation
