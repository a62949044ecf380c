import type { Messages } from '../messages.ts'

export default {
  title: 'Termini e condizioni',
  privacyTitle: 'La tua privacy',
  general: {
    title: 'Informazioni generali',
    what: 'Questo test è un breve gioco di carte. Guarda come nel gioco affronti il rischio, le vincite e le perdite e ti dà un risultato e tre consigli. È realizzato e gestito da {provider}.',
    points: 'Giochi solo per punti. Gli importi sono mostrati come denaro, ma non si può vincere, perdere o versare denaro.',
    optional: 'Il test è facoltativo e gratuito. Puoi farlo tutte le volte che vuoi.',
    time: 'Dura circa tre minuti. Completalo in una volta sola: se lasci una partita in corso, ricominci da capo. La partita termina anche dopo 15 minuti senza attività.',
    age: 'Devi avere almeno {age} anni per fare il test.',
  },
  userData: {
    title: 'Dati degli utenti',
    anonymous:
      'I tuoi dati sono anonimi. Con questo intendiamo che sono salvati senza nome e senza account. Salviamo le carte che giri, il tempo che impieghi per ciascuna, le tue risposte e il tuo risultato con un numero casuale. Non chiediamo nomi e non salviamo il tuo indirizzo IP insieme alla partita.',
    linked:
      'I tuoi dati sono pseudonimi: la partita è collegata al tuo account presso {partner}. Salviamo le carte che giri, il tempo che impieghi per ciascuna, le tue risposte e il tuo risultato con un numero casuale, insieme a un codice che rappresenta il tuo account. Non chiediamo nomi e non salviamo il tuo indirizzo IP insieme alla partita.',
    siteLearns:
      'Il sito che ti mostra questo test viene a sapere che hai giocato e può venire a sapere che hai eliminato la partita. Vede il tuo risultato solo se dopo lo accetti tu, o chi ha il link del tuo rapporto.',
    linkedRights: 'Puoi salvare o eliminare questi dati nel tuo rapporto.',
    controller: 'Titolare del trattamento: {controller}. Per qualsiasi domanda sui dati scrivi a {contact}.',
    basisConsent: 'La base giuridica è il tuo consenso. Lo dai quando inizi il test e puoi revocarlo eliminando la tua partita.',
    basisInterests: 'La base giuridica è un legittimo interesse: offrirti un test sul tuo modo di giocare. Puoi opporti.',
    basisTask: 'La base giuridica è un compito di interesse pubblico: prevenire i danni del gioco d’azzardo.',
    complaint: 'Puoi anche presentare un reclamo a un’autorità per la protezione dei dati.',
    noDeletion:
      'Possiamo trovare la tua partita solo con il link del tuo rapporto, o con un numero che il sito che ti mostra questo test può aver conservato. Senza uno dei due i dati non possono essere cancellati su richiesta. Puoi salvarli o cancellarli tu finché il tuo rapporto è aperto.',
    kept: 'La tua partita viene rimossa al più tardi {months} {{mese|mesi}} dopo che l’hai giocata.',
    keptForGood: 'La tua partita viene conservata senza limiti di tempo, a meno che non venga eliminata.',
    partnerId:
      'Il sito che ti mostra questo test trasmette un numero che corrisponde al tuo account su quel sito. Questo numero permette di collegare il tuo risultato al tuo account. Se vuoi che questi dati siano cancellati, rivolgiti a quel sito.',
    research: 'I dati anonimi possono essere usati per la ricerca e per migliorare il test.',
    email:
      'Se ti fai inviare il rapporto per e-mail, il tuo indirizzo serve solo per questo messaggio. Qui non viene salvato né collegato ai tuoi risultati, ma chi recapita il messaggio ha entrambi. Per circa un giorno conserviamo un codice ricavato da esso, perché nessuno possa intasare una casella di posta. Dal codice non si può risalire all’indirizzo.',
    reportLink:
      'Il tuo rapporto ha un link proprio. Chiunque abbia il link può vedere il rapporto ed eliminare la partita: pensaci prima di condividerlo.',
  },
  disclaimer: {
    title: 'Esclusione di responsabilità',
    indication:
      'Il risultato è un’indicazione ricavata da una sola breve partita. Non è una diagnosi e non sostituisce il parere di un medico o di un altro professionista.',
    noGuarantee:
      'Facciamo del nostro meglio perché il test sia corretto e disponibile, ma non possiamo promettere che sia sempre senza errori.',
    decisions:
      'Solo tu decidi che cosa fare del risultato. Se il gioco d’azzardo ti preoccupa, per te o per un’altra persona, rivolgiti a un servizio di ascolto.',
    notProof: 'Il tuo rapporto è per te. Non è firmato e non prova nulla ad altri. Nessuno può pretenderlo da te né basarsi su di esso.',
  },
  cookies: {
    title: 'Cookie',
    none: 'Non si usano cookie e nessun’altra azienda segue quello che fai qui.',
    storage:
      'Mentre giochi, il tuo browser conserva lo stato della partita nella memoria di sessione, così puoi continuare anche se ricarichi la pagina. È necessario per il gioco e sparisce quando chiudi la scheda.',
  },
  license: {
    title: 'Licenza',
    use: 'Puoi usare questo test e il tuo rapporto a titolo personale. Testi, immagini e programmi sono di {provider} o dei suoi partner e non possono essere copiati o venduti senza il loro consenso.',
    fonts: 'I caratteri e i programmi di altri autori sono usati secondo le loro licenze aperte.',
  },
  contact: {
    title: 'Contatti',
    text: 'Hai una domanda sul test o sui tuoi dati? Scrivi a {address}.',
  },
} satisfies Messages['terms']
