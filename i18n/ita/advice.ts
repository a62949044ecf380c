import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Fai un piano',
      text: 'Prima di iniziare, decidi quanto tempo e quanto denaro vuoi spendere, e scrivilo. È più facile fare un piano quando non hai ancora puntato.',
    },
    lacking_excitement: {
      title: 'Cerca altrove le emozioni forti',
      text: 'Alcune persone giocano d’azzardo perché cercano emozioni forti. Lo sport, la musica o un nuovo hobby possono dartele a un costo minore.',
    },
    watch_your_mood: {
      title: 'Fai attenzione al tuo umore',
      text: 'Con tristezza, rabbia o stress è più difficile scegliere bene. Non giocare d’azzardo per sentirti meglio. Aspetta di ritrovare la calma.',
    },
    monitor_your_spending: {
      title: 'Tieni d’occhio le spese',
      text: 'Scrivi quanto versi e quanto incassi e calcola la differenza ogni settimana. Spesso è più grande di quanto si pensa.',
    },
    decide_in_advance: {
      title: 'Decidi in anticipo',
      text: 'Fissa la somma massima che puoi permetterti di perdere e smetti quando è finita. Molti siti ti permettono di impostare questo limite.',
    },
    dont_chase_losses: {
      title: 'Non rincorrere le perdite',
      text: 'La tentazione di provare a recuperare ciò che hai perso è forte. Ma quel denaro non c’è più, e una nuova puntata è un nuovo rischio. Per oggi fermati.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Trasforma le vincite in belle esperienze',
      text: 'Quando vinci, preleva il denaro e usalo per qualcosa di piacevole. Ciò che hai speso per una bella giornata non si può più perdere con la prossima puntata.',
    },
    stay_on_budget: {
      title: 'Rispetta il tuo budget',
      text: 'Usa solo il denaro che resta dopo affitto, cibo e bollette. Non chiedere mai soldi in prestito per giocare. Chiedi alla tua banca se può bloccare i pagamenti ai siti di gioco.',
    },
    take_a_break: {
      title: 'Fai una pausa',
      text: 'Una breve pausa ti dà il tempo di pensare. Alzati, bevi un po’ d’acqua e poi decidi se vuoi continuare. Per una pausa più lunga, guarda se il sito permette di sospendere il conto.',
    },
    take_a_break_between_games: {
      title: 'Fai una pausa tra una partita e l’altra',
      text: 'Non iniziare subito una nuova partita. Qualche minuto di pausa rende più facile smettere.',
    },
    react_to_problems: {
      title: 'Impara a riconoscere i primi segnali',
      text: 'Giochi d’azzardo più di quanto vorresti, lo nascondi o ci pensi molto? Non aspettare: parlane con qualcuno. Un servizio di ascolto è un buon primo passo, e puoi anche chiedere l’autoesclusione.',
    },
    stick_to_your_decisions: {
      title: 'Mantieni le tue decisioni',
      text: 'Nella foga del momento è facile cambiare piano. Racconta il tuo piano a qualcuno o scrivilo dove puoi vederlo.',
    },
    watch_the_time: {
      title: 'Tieni d’occhio l’orologio',
      text: 'Quando si gioca d’azzardo il tempo corre. Metti una sveglia prima di iniziare e smetti quando suona.',
    },
    engage_in_other_activities: {
      title: 'Fai anche altro',
      text: 'Fai in modo che il gioco d’azzardo sia solo una piccola parte del tuo tempo libero. Prevedi qualcosa che ti piace per le ore in cui giocheresti.',
    },
    seek_company: {
      title: 'Passa del tempo con gli altri',
      text: 'Quando si gioca d’azzardo in solitudine è facile perdere la cognizione del tempo e del denaro. Vedi persone che ti fanno bene.',
    },
    ask_yourself: {
      title: 'Chiediti perché',
      text: 'Ogni tanto chiediti: perché gioco d’azzardo, e mi fa bene? Una risposta onesta aiuta a vedere chiaro.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Parla con altri del gioco d’azzardo',
      text: 'Parlare può essere un sollievo. Scegli una persona di fiducia o chiama un servizio di ascolto.',
    },
    know_the_risks: {
      title: 'Conosci i rischi',
      text: 'Con il tempo la maggior parte delle persone perde denaro al gioco. Informati sulle probabilità prima di puntare e usa solo il denaro di cui puoi fare a meno.',
    },
    remember_the_rules_of_randomness: {
      title: 'Ricorda le regole del caso',
      text: 'Il caso non ha memoria. Una serie di perdite non rende più probabile una vincita, e nessuna sensazione e nessun sistema può prevedere che cosa verrà.',
    },
    dont_overthink_it: {
      title: 'Non pensarci troppo',
      text: 'Se ti piace cercare un sistema: nessun ragionamento batte il caso. Lascia che un gioco sia solo un gioco.',
    },
    stop_in_time: {
      title: 'Smetti al momento giusto',
      text: 'Decidi prima quando smetterai, sia che tu vinca sia che tu perda. Il momento migliore è quello che avevi previsto, o anche prima.',
    },
    keep_gambling_fun: {
      title: 'Che resti un passatempo',
      text: 'Se giochi d’azzardo, consideralo uno svago a pagamento, come il cinema. Quando non diverte più, è ora di smettere.',
    },
    educate_yourself: {
      title: 'Impara come funziona il gioco d’azzardo',
      text: 'Scopri come i giochi d’azzardo fanno guadagnare chi li offre e che cosa sono le probabilità. Più ne sai, più scegli liberamente.',
    },
    strike_the_balance: {
      title: 'Trova l’equilibrio',
      text: 'Anche famiglia, amici, lavoro, sonno e sport hanno bisogno di tempo. Guarda ogni tanto se il gioco d’azzardo lascia ancora spazio per tutto questo.',
    },
  },
  steps: {
    title: 'Che cosa puoi fare',
    money: {
      first: 'Scegli una somma che potresti perdere senza rinunciare a ciò che ti serve. Scrivila.',
      second: 'Impostala come limite dove giochi, o chiedi alla tua banca se può bloccare i pagamenti ai siti di gioco.',
      third: 'Una volta alla settimana, calcola la differenza tra quanto hai versato e quanto hai incassato.',
    },
    pace: {
      first: 'Prima di iniziare, metti una sveglia all’ora in cui vuoi smettere.',
      second: 'Quando suona, lascia il gioco e fai altro per 20 minuti.',
      third: 'Se vuoi ancora continuare, dormici sopra e decidi il giorno dopo.',
    },
    decide: {
      first: 'Scrivi a che punto smetterai e quanto spenderai al massimo.',
      second: 'Metti il foglio dove lo vedi, o parlane con qualcuno.',
      third: 'Dopo, confronta quello che hai fatto con quello che avevi scritto.',
    },
    life: {
      first: 'Scegli una cosa che ti piace e che non ha niente a che fare con il gioco d’azzardo.',
      second: 'Riservale un momento preciso questa settimana, meglio se nelle ore in cui giocheresti.',
      third: 'Chiedi a qualcuno di unirsi a te. In due è più facile rispettare un piano.',
    },
    support: {
      first: 'Pensa a una persona di cui ti fidi e scegli un momento tranquillo per parlare.',
      second: 'Di’ in una frase che cosa ti preoccupa. Non serve avere già una soluzione.',
      third: 'Se è troppo difficile, comincia da un servizio di ascolto. Puoi chiedere se serve dire il tuo nome.',
    },
    knowledge: {
      first: 'Cerca quanto di ogni puntata un gioco restituisce in media.',
      second: 'Quello che non restituisce è il costo del gioco. Chiediti se per te ne vale la pena.',
      third: 'Quando una vincita sembra vicina, ricorda che il caso non ha memoria.',
    },
  },
  reasons: {
    stayed_after_wins: 'Dopo una vincita hai tenuto lo stesso mazzo {stayed} {{volta|volte}} su {wins}.',
    stayed_after_losses: 'Dopo una perdita hai tenuto lo stesso mazzo {stayed} {{volta|volte}} su {losses}.',
    changed_after_losses: 'Dopo una perdita hai cambiato mazzo {changed} {{volta|volte}} su {losses}.',
    stayed_after_both:
      'Hai tenuto lo stesso mazzo {stayed_wins} {{volta|volte}} su {wins} dopo una vincita e {stayed_losses} {{volta|volte}} su {losses} dopo una perdita.',
    chased_losses:
      'Poco dopo una perdita su un mazzo perdente, {cards} {{carta|carte}} su {of} {{cards:veniva|venivano}} di nuovo da un mazzo perdente.',
    frequent_wins: 'Delle tue 80 carte, {cards} {{veniva|venivano}} dai due mazzi che fanno vincere più spesso.',
    long_run: 'La tua serie più lunga su un mazzo è stata di {run} {{carta|carte}}.',
    many_changes: 'Hai cambiato mazzo {changes} {{volta|volte}} su 79 possibili.',
    no_pattern: 'Hai cambiato mazzo {changes} {{volta|volte}} su 79 possibili, sia dopo le vincite sia dopo le perdite.',
    points_lost: 'Hai finito con {points|money} in meno, in punti, rispetto all’inizio.',
    points_won: 'Hai finito con {points|money} in più, in punti, rispetto all’inizio.',
    quick_play: 'Per metà delle tue carte hai impiegato meno di {seconds|number} {{secondo|secondi}} per ciascuna.',
    slow_play: 'Per metà delle tue carte hai impiegato più di {seconds|number} {{secondo|secondi}} per ciascuna.',
    long_play: 'Hai giocato per {minutes} {{minuto|minuti}}.',
    guess_low: 'In questa partita la tua stima era {guess}, al di sotto del tuo punteggio di rischio, che è {score}.',
    guess_high: 'In questa partita la tua stima era {guess}, al di sopra del tuo punteggio di rischio, che è {score}.',
    guess_right: 'La tua stima era {guess} e il tuo punteggio di rischio è {score}: una sola partita non può distinguere i due valori.',
    costly_decks:
      'Delle tue ultime 60 carte, {cards} {{veniva|venivano}} dai due mazzi perdenti, che alla lunga costano punti. Il tuo punteggio di rischio è {score}.',
    few_costly_decks:
      'Delle tue ultime 60 carte, {cards} {{veniva|venivano}} dai due mazzi perdenti, che alla lunga costano punti. Il tuo punteggio di rischio è {score}.',
    whole_pattern: 'Le tue scelte nel loro insieme hanno portato a questo consiglio. Nessun numero da solo lo mostra chiaramente.',
    for_everyone: 'Questo consiglio è utile a tutti.',
  },
} satisfies Messages['advice']
