import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Sensibilità alle vincite', explanation: 'Quanto una vincita influisce sulla tua scelta successiva.' },
    apun: { name: 'Sensibilità alle perdite', explanation: 'Quanto una perdita influisce sulla tua scelta successiva.' },
    betaF: {
      name: 'Sensibilità alla frequenza delle vincite',
      explanation:
        'Quanto conta per te se una carta fa vincere o perdere, più del numero di punti. Cambiare mazzo dopo una perdita va in questa direzione.',
    },
    betaP: { name: 'Restare su un mazzo', explanation: 'Quanto tendi a restare su un mazzo una volta che l’hai scelto.' },
  },
  levels: {
    arew: { low: 'Bassa', medium_low: 'Medio-bassa', medium_high: 'Medio-alta', high: 'Alta' },
    apun: { low: 'Bassa', high: 'Alta' },
    betaF: { very_low: 'Molto bassa', low: 'Bassa', medium: 'Media', high: 'Alta', very_high: 'Molto alta' },
    betaP: { very_low: 'Molto di rado', low: 'Di rado', medium: 'A volte', high: 'Spesso', very_high: 'Molto spesso' },
  },
  placed: {
    top: 'È tra i più alti: {share} su 100.',
    bottom: 'È tra i più bassi: {share} su 100.',
  },
  claims: {
    verdict_low_risk: 'In questa partita il tuo punteggio di rischio corrisponde a un rischio basso (scelte non rischiose).',
    verdict_medium_risk: 'In questa partita il tuo punteggio di rischio corrisponde a un rischio medio.',
    verdict_risky: 'In questa partita il tuo punteggio di rischio corrisponde a scelte rischiose.',
    verdict_high_risk: 'In questa partita il tuo punteggio di rischio corrisponde a un rischio alto.',
    verdict_repeat:
      'In partite simulate come la tua, con altre carte, circa 8 risultati su 10 sono tra {low} e {high}. Circa {same} su 100 danno lo stesso livello di rischio.',
    verdict_towards_middle:
      'Un punteggio così lontano dal centro dipende in parte dal caso. In partite simulate come la tua di solito risulta più vicino al centro, senza che la persona sia cambiata.',
    verdict_higher_than: 'Il tuo punteggio di rischio è più alto di quello di {share} {{persona|persone}} su 100 nel confronto.',
    verdict_lower_than: 'Il tuo punteggio di rischio è più basso di quello di {share} {{persona|persone}} su 100 nel confronto.',
    part_losing_cards:
      'Delle tue ultime 60 carte, {cards} {{veniva|venivano}} dai due mazzi perdenti, che alla lunga costano punti. La metà dei volontari ne ha prese {median} o meno.',
    part_losses_less:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo dopo {left_losses} {{perdita|perdite}} su {losses} e dopo {left_wins} {{vincita|vincite}} su {wins}.',
    part_losses_more:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo dopo {left_losses} {{perdita|perdite}} su {losses} e dopo {left_wins} {{vincita|vincite}} su {wins}.',
    part_losses_little:
      'In questa partita avere vinto o perso ha contato poco per la tua scelta successiva. Hai cambiato mazzo dopo {left_losses} {{perdita|perdite}} su {losses} e dopo {left_wins} {{vincita|vincite}} su {wins}.',
    part_losses_much:
      'In questa partita avere vinto o perso ha contato molto per la tua scelta successiva. Hai cambiato mazzo dopo {left_losses} {{perdita|perdite}} su {losses} e dopo {left_wins} {{vincita|vincite}} su {wins}.',
    part_losses_neutral:
      'Hai cambiato mazzo dopo {left_losses} {{perdita|perdite}} su {losses} e dopo {left_wins} {{vincita|vincite}} su {wins}.',
    part_at_most: 'Con {cards} {{carta|carte}} su 60 da questi mazzi, il punteggio può arrivare al massimo a {limit}.',
    part_at_least: 'Con {cards} {{carta|carte}} su 60 da questi mazzi, il punteggio è di almeno {limit}.',
    guess_very_low: 'In questa partita la tua stima ({guess}) era molto al di sotto del tuo punteggio di rischio ({score}).',
    guess_low: 'In questa partita la tua stima ({guess}) era al di sotto del tuo punteggio di rischio ({score}).',
    guess_good:
      'In questa partita la tua stima era tanto vicina quanto una sola partita può mostrare: hai detto {guess} e il tuo punteggio di rischio è {score}.',
    guess_high: 'In questa partita la tua stima ({guess}) era al di sopra del tuo punteggio di rischio ({score}).',
    guess_very_high: 'In questa partita la tua stima ({guess}) era molto al di sopra del tuo punteggio di rischio ({score}).',
    guess_numbers: 'In questa partita la tua stima era {guess} e il tuo punteggio di rischio è {score}.',
    habit_arew_low_low_betap_low_apun:
      'Hai cambiato mazzo più spesso della metà dei volontari, di solito anche dopo una vincita. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_arew_low_low_betap_high_apun:
      'Hai cambiato mazzo più spesso della metà dei volontari, ma dopo una vincita di solito tenevi lo stesso. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_arew_low_high_betap_low_apun:
      'Hai cambiato mazzo meno spesso della metà dei volontari, ma dopo una vincita di solito cambiavi. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_arew_low_high_betap_high_apun:
      'Hai cambiato mazzo meno spesso della metà dei volontari, e dopo una vincita di solito tenevi lo stesso. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_arew_medium_low_low_betap_low_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo più spesso della metà dei volontari, di solito anche dopo una vincita.',
    habit_arew_medium_low_low_betap_high_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo più spesso della metà dei volontari, ma dopo una vincita di solito tenevi lo stesso.',
    habit_arew_medium_low_high_betap_low_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo meno spesso della metà dei volontari, ma dopo una vincita di solito cambiavi.',
    habit_arew_medium_low_high_betap_high_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo meno spesso della metà dei volontari, e dopo una vincita di solito tenevi lo stesso.',
    habit_arew_medium_high_low_betap_low_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo più spesso della metà dei volontari, di solito anche dopo una vincita.',
    habit_arew_medium_high_low_betap_high_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo più spesso della metà dei volontari, ma dopo una vincita di solito tenevi lo stesso.',
    habit_arew_medium_high_high_betap_low_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo meno spesso della metà dei volontari, ma dopo una vincita di solito cambiavi.',
    habit_arew_medium_high_high_betap_high_apun:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo meno spesso della metà dei volontari, e dopo una vincita di solito tenevi lo stesso.',
    habit_arew_high_low_betap_low_apun:
      'Hai cambiato mazzo più spesso della metà dei volontari, di solito anche dopo una vincita. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_arew_high_low_betap_high_apun:
      'Hai cambiato mazzo più spesso della metà dei volontari, ma dopo una vincita di solito tenevi lo stesso. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_arew_high_high_betap_low_apun:
      'Hai cambiato mazzo meno spesso della metà dei volontari, ma dopo una vincita di solito cambiavi. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_arew_high_high_betap_high_apun:
      'Hai cambiato mazzo meno spesso della metà dei volontari, e dopo una vincita di solito tenevi lo stesso. In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_arew_low:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_arew_medium_low:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_arew_medium_high:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_arew_high:
      'In questa partita una vincita o una perdita ha inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_arew_neutral: 'Le tue scelte nel loro insieme vanno in questa direzione. Nessun numero da solo lo mostra chiaramente.',
    habit_arew_split:
      'Le tue scelte corrispondono a più di uno schema, quindi non indichiamo alcun livello. Un’altra partita potrebbe dare una risposta più chiara.',
    habit_apun_low_low_betap:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo più spesso della metà dei volontari: {changes} {{volta|volte}} su 79.',
    habit_apun_low_medium_betap:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo circa quanto la metà centrale dei volontari: {changes} {{volta|volte}} su 79.',
    habit_apun_low_high_betap:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva meno che su quella della metà dei volontari. Hai cambiato mazzo meno spesso della metà dei volontari: {changes} {{volta|volte}} su 79.',
    habit_apun_high_low_betap:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo più spesso della metà dei volontari: {changes} {{volta|volte}} su 79.',
    habit_apun_high_medium_betap:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo circa quanto la metà centrale dei volontari: {changes} {{volta|volte}} su 79.',
    habit_apun_high_high_betap:
      'In questa partita le perdite hanno inciso sulla tua scelta successiva più che su quella della metà dei volontari. Hai cambiato mazzo meno spesso della metà dei volontari: {changes} {{volta|volte}} su 79.',
    habit_apun_low: 'In questa partita le perdite hanno inciso sulla tua scelta successiva meno che su quella della metà dei volontari.',
    habit_apun_high: 'In questa partita le perdite hanno inciso sulla tua scelta successiva più che su quella della metà dei volontari.',
    habit_apun_little: 'In questa partita avere vinto o perso ha contato poco per la tua scelta successiva.',
    habit_apun_much: 'In questa partita avere vinto o perso ha contato molto per la tua scelta successiva.',
    habit_apun_neutral: 'Le tue scelte nel loro insieme vanno in questa direzione. Nessun numero da solo lo mostra chiaramente.',
    habit_apun_split:
      'Le tue scelte corrispondono a più di uno schema, quindi non indichiamo alcun livello. Un’altra partita potrebbe dare una risposta più chiara.',
    habit_betaF_very_low:
      'In questa partita dopo una perdita hai cambiato mazzo meno spesso della metà dei volontari. Hai tenuto lo stesso {stayed_losses} {{volta|volte}} su {losses}.',
    habit_betaF_low:
      'In questa partita dopo una perdita hai tenuto lo stesso mazzo più spesso della metà dei volontari: {stayed_losses} {{volta|volte}} su {losses}.',
    habit_betaF_medium:
      'In questa partita dopo una perdita di solito cambiavi mazzo, come la maggior parte dei volontari. Hai tenuto lo stesso {stayed_losses} {{volta|volte}} su {losses}.',
    habit_betaF_high:
      'In questa partita dopo una perdita hai cambiato mazzo più spesso della metà dei volontari. Hai tenuto lo stesso {stayed_losses} {{volta|volte}} su {losses}.',
    habit_betaF_very_high:
      'In questa partita dopo una perdita hai tenuto lo stesso mazzo meno spesso della metà dei volontari: {stayed_losses} {{volta|volte}} su {losses}.',
    habit_betaF_neutral: 'Le tue scelte nel loro insieme vanno in questa direzione. Nessun numero da solo lo mostra chiaramente.',
    habit_betaF_split:
      'Le tue scelte corrispondono a più di uno schema, quindi non indichiamo alcun livello. Un’altra partita potrebbe dare una risposta più chiara.',
    habit_betaP_very_low: 'In questa partita hai cambiato mazzo molto spesso: {changes} {{volta|volte}} su 79.',
    habit_betaP_low: 'In questa partita hai cambiato mazzo più spesso della metà dei volontari: {changes} {{volta|volte}} su 79.',
    habit_betaP_medium:
      'In questa partita hai cambiato mazzo circa quanto la metà centrale dei volontari: {changes} {{volta|volte}} su 79.',
    habit_betaP_high: 'In questa partita hai cambiato mazzo meno spesso della metà dei volontari: {changes} {{volta|volte}} su 79.',
    habit_betaP_very_high: 'In questa partita hai tenuto a lungo lo stesso mazzo. La tua serie più lunga è stata di {run} {{carta|carte}}.',
    habit_betaP_neutral: 'Le tue scelte nel loro insieme vanno in questa direzione. Nessun numero da solo lo mostra chiaramente.',
    habit_betaP_split:
      'Le tue scelte corrispondono a più di uno schema, quindi non indichiamo alcun livello. Un’altra partita potrebbe dare una risposta più chiara.',
    count_one_deck: 'La maggior parte delle tue carte veniva da un solo mazzo, quindi gli altri dicono poco.',
    count_too_fast:
      'Hai preso la metà delle carte meno di {seconds|number} {{secondo|secondi}} dopo aver potuto leggere la precedente. A quella velocità le carte dicono poco su come scegli.',
    count_random_play: 'Il nostro metodo non spiega le tue scelte meglio del caso, quindi non ne traiamo conclusioni.',
    count_scripted: 'I tempi delle tue carte non tornano. Può succedere quando gioca un programma, quindi non ne traiamo conclusioni.',
    count_losing_cards: 'Delle tue ultime 60 carte, {cards} {{veniva|venivano}} dai due mazzi perdenti, che alla lunga costano punti.',
    count_stays:
      'Hai tenuto lo stesso mazzo {stayed_wins} {{volta|volte}} su {wins} dopo una vincita e {stayed_losses} {{volta|volte}} su {losses} dopo una perdita.',
    count_changes:
      'Hai cambiato mazzo {changes} {{volta|volte}} su 79 possibili. La tua serie più lunga su un mazzo è stata di {run} {{carta|carte}}.',
  },
  learnMore: {
    title: 'Che cosa significa il tuo risultato',
    score: {
      title: 'Il punteggio di rischio',
      text: 'Il punteggio va da 0 a 100. Ha due parti: quante delle tue ultime 60 carte venivano dai due mazzi perdenti e quanto le perdite hanno inciso sulla scelta successiva. I mazzi perdenti costano punti alla lunga. Un punteggio più alto significa scelte più rischiose in questa partita. Non dice nulla di te come persona.',
    },
    range: {
      title: 'Se giochi di nuovo',
      text: 'Una sola breve partita non dà una misura esatta. In partite simulate come la tua, con altre carte, il punteggio risulta in genere circa 10 punti più alto o più basso. Più è lontano dal centro, più grande è la differenza. Le ripetizioni vere differiscono di più: non si gioca ogni giorno allo stesso modo, e una differenza di 13 punti è normale.',
    },
    comparison: {
      title: 'Il confronto',
      text: 'Ti confrontiamo con {n|number} persone che hanno giocato a un gioco di questo tipo. Hanno partecipato a studi scientifici. Per sceglierle non contava se giocassero d’azzardo.',
    },
    profile: {
      title: 'Il profilo decisionale',
      text: 'Ogni misura è ricavata dall’ordine delle tue scelte, vincite e perdite. La zona ombreggiata mostra dove si trova probabilmente il valore vero. Un livello è indicato solo se le tue scelte lo rendono probabile.',
    },
    limits: {
      title: 'Che cosa il test non può dire',
      text: 'È un’indicazione ricavata da una sola breve partita a punti, non una diagnosi. Il test non è mai stato confrontato con una diagnosi di disturbo da gioco d’azzardo.',
      low: 'Un punteggio basso non esclude un problema.',
    },
    help: {
      title: 'Se il gioco d’azzardo ti preoccupa',
      text: 'Qualunque sia il tuo punteggio: il gioco d’azzardo ti preoccupa, per te o per un’altra persona? Parlane con qualcuno di cui ti fidi o chiama un servizio di ascolto.',
    },
    methodCard: 'Leggi come è stato verificato il test',
  },
} satisfies Messages['profile']
