import type { NamespaceRefusalsTranslation } from '../../i18n-types.ts'

export default {
  paused: { title: 'Il test è in pausa', text: 'In questo momento non si può fare. Torna più tardi.' },
  many: { title: 'Aspetta un minuto', text: 'Ci sono stati molti tentativi dalla tua rete. Dopo l’attesa il test si aprirà da solo.' },
  ended: {
    until: 'Era valido fino alle {time}.',
    title: 'Il tuo accesso è terminato',
    text: 'Dura per un tempo limitato. Torna alla pagina da cui venivi e apri di nuovo il test da lì. Le partite che hai finito restano salvate.',
  },
  game: {
    paused: 'Il test è in pausa in questo momento. Torna più tardi.',
    ended: 'Il tuo accesso è terminato. Torna alla pagina da cui venivi e apri di nuovo il test da lì.',
    ofNetwork: 'Oggi sono state iniziate molte partite dalla tua rete. Riprova domani.',
  },
  mail: {
    ofGame: 'Abbiamo inviato questo rapporto tre volte, il massimo per una partita. Puoi salvarlo come PDF.',
    toAddress: 'Oggi abbiamo inviato a questo indirizzo il massimo di rapporti possibile. Riprova dopo questo orario: {when}.',
    ofNetwork: 'Oggi sono stati inviati molti rapporti dalla tua rete. Salva il rapporto come PDF o riprova dopo questo orario: {when}.',
    today: 'Oggi non possiamo inviare altri rapporti. Salva il rapporto come PDF o riprova dopo questo orario: {when}.',
    ended: 'Il tuo accesso è terminato e da qui non possiamo più inviare il rapporto. Puoi salvarlo come PDF.',
    gone: 'Questo rapporto non è più aperto qui o è stato eliminato, perciò non si può inviare.',
    notComplete: 'Questo rapporto non è ancora completo. Finisci i passi dopo la partita, poi invialo.',
  },
  arrival: {
    opening: 'Il test si sta aprendo',
    slow: 'Un momento',
    slowText: 'La tua connessione è lenta. Il test si aprirà da solo.',
    again: 'Carica di nuovo',
    failed: 'Non è stato possibile aprire il test',
    failedText: 'Una parte del test non è arrivata. Caricalo di nuovo o prova con un altro browser.',
    noScript: 'Il test ha bisogno di JavaScript, che in questo browser è disattivato. Attivalo e ricarica questa pagina.',
  },
  moved: {
    title: 'La tua partita continua nell’altra scheda',
    text: 'Puoi chiudere questa o cominciare qui una nuova partita.',
  },
} satisfies NamespaceRefusalsTranslation
