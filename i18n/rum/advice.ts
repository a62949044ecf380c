import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Fă un plan dinainte',
      text: 'Hotărăște cât timp și câți bani vrei să cheltuiești înainte să începi și notează. Un plan se face mai ușor înainte de primul pariu.',
    },
    lacking_excitement: {
      title: 'Caută emoția în altă parte',
      text: 'Unii oameni joacă pe bani pentru că vor emoții puternice. Sportul, muzica sau un hobby nou îți pot da aceeași senzație fără asemenea costuri.',
    },
    watch_your_mood: {
      title: 'Ține cont de starea ta de spirit',
      text: 'Când simți tristețe, furie sau stres, e mai greu să alegi bine. Nu juca pe bani pentru a te simți mai bine. Așteaptă până te liniștești.',
    },
    monitor_your_spending: {
      title: 'Urmărește cât cheltuiești',
      text: 'Notează cât depui și cât primești înapoi și calculează diferența în fiecare săptămână. Adesea e mai mare decât ai crede.',
    },
    decide_in_advance: {
      title: 'Hotărăște dinainte',
      text: 'Stabilește cea mai mare sumă pe care o poți pierde fără să-ți lipsească și oprește-te când s-a terminat. Pe multe site-uri poți fixa tu această limită.',
    },
    dont_chase_losses: {
      title: 'Nu încerca să recuperezi pierderile',
      text: 'E tentant să încerci să recuperezi ce ai pierdut. Dar banii aceia s-au dus, iar un pariu nou este un risc nou. Oprește-te pentru azi.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Transformă câștigurile în momente frumoase',
      text: 'Când câștigi, retrage banii și folosește-i pentru ceva plăcut. Ce ai cheltuit într-o zi bună nu se mai poate pierde la următorul pariu.',
    },
    stay_on_budget: {
      title: 'Încadrează-te în buget',
      text: 'Folosește doar banii care rămân după chirie, mâncare și facturi. Nu lua niciodată bani cu împrumut ca să joci. Întreabă banca dacă poate opri plățile către jocuri de noroc.',
    },
    take_a_break: {
      title: 'Ia o pauză',
      text: 'O pauză scurtă îți dă timp de gândire. Ridică-te, bea puțină apă și apoi hotărăște dacă vrei să continui. Pentru o pauză mai lungă, vezi dacă site-ul îți permite să îți suspenzi contul.',
    },
    take_a_break_between_games: {
      title: 'Ia o pauză între jocuri',
      text: 'Nu trece direct de la un joc la altul. După câteva minute de pauză e mai ușor să te oprești.',
    },
    react_to_problems: {
      title: 'Află care sunt primele semne',
      text: 'Joci pe bani mai mult decât vrei, ascunzi asta sau te gândești mult la joc? Nu aștepta, vorbește cu cineva. O linie telefonică de ajutor e un prim pas bun și te poți și autoexclude de la jocurile de noroc.',
    },
    stick_to_your_decisions: {
      title: 'Respectă-ți hotărârile',
      text: 'În focul jocului e ușor să schimbi planul. Spune-i cuiva planul tău sau scrie-l unde îl poți vedea.',
    },
    watch_the_time: {
      title: 'Fii cu ochii pe ceas',
      text: 'Timpul trece repede când joci pe bani. Pune o alarmă înainte să începi și oprește-te când sună.',
    },
    engage_in_other_activities: {
      title: 'Fă și alte lucruri',
      text: 'Ai grijă ca jocurile de noroc să fie doar o mică parte din timpul tău liber. Plănuiește ceva plăcut pentru orele în care ai juca.',
    },
    seek_company: {
      title: 'Petrece timp cu alții',
      text: 'Când joci pe bani fără companie, e ușor să pierzi măsura. Întâlnește-te cu oameni care îți fac bine.',
    },
    ask_yourself: {
      title: 'Pune-ți întrebări',
      text: 'Din când în când întreabă-te: de ce joc pe bani? Îmi face bine? Un răspuns sincer te ajută să vezi limpede.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Vorbește cu alții despre cum joci pe bani',
      text: 'Poate fi o ușurare să vorbești. Alege pe cineva de încredere sau sună la o linie telefonică de ajutor.',
    },
    know_the_risks: {
      title: 'Află care sunt riscurile',
      text: 'Cu timpul, cei mai mulți oameni pierd bani la jocurile de noroc. Află ce șanse ai înainte să pariezi și folosește doar bani de care te poți lipsi.',
    },
    remember_the_rules_of_randomness: {
      title: 'Ține minte regulile hazardului',
      text: 'Hazardul nu are memorie. Un șir de pierderi nu face un câștig mai probabil, iar nicio intuiție și niciun sistem nu pot prevedea ce urmează.',
    },
    dont_overthink_it: {
      title: 'Nu te gândi prea mult',
      text: 'Dacă îți place să cauți un sistem: hazardul nu poate fi învins, oricât te-ai gândi. Lasă un joc să fie doar un joc.',
    },
    stop_in_time: {
      title: 'Oprește-te la timp',
      text: 'Hotărăște dinainte când te oprești, fie că ești pe câștig, fie că ești pe pierdere. Cel mai bun moment este cel plănuit sau chiar mai devreme.',
    },
    keep_gambling_fun: {
      title: 'Să rămână un simplu divertisment',
      text: 'Dacă joci pe bani, privește jocul ca pe o distracție pentru care plătești, ca un film la cinema. Când nu mai e plăcut, e timpul să te oprești.',
    },
    educate_yourself: {
      title: 'Află cum funcționează jocurile de noroc',
      text: 'Descoperă cum câștigă bani cei care oferă jocuri de noroc și ce înseamnă șansele. Cu cât știi mai mult, cu atât alegi mai liber.',
    },
    strike_the_balance: {
      title: 'Găsește echilibrul',
      text: 'Și familia, prietenii, munca, somnul și sportul au nevoie de timp. Vezi din când în când dacă jocurile de noroc le mai lasă loc.',
    },
  },
  steps: {
    title: 'Ce poți face',
    money: {
      first: 'Alege o sumă pe care ai putea să o pierzi și să plătești totuși tot ce îți trebuie. Noteaz-o.',
      second: 'Stabilește-o ca limită acolo unde joci sau întreabă banca dacă poate opri plățile către jocuri de noroc.',
      third: 'O dată pe săptămână, calculează diferența dintre ce ai depus și ce ai primit înapoi.',
    },
    pace: {
      first: 'Înainte să începi, pune o alarmă la ora la care te vei opri.',
      second: 'Când sună, ieși din joc și fă altceva timp de 20 de minute.',
      third: 'Dacă tot vrei să continui, hotărăște a doua zi.',
    },
    decide: {
      first: 'Notează când te vei opri și cât vei cheltui cel mult.',
      second: 'Pune notița unde o vezi sau vorbește cu cineva despre ea.',
      third: 'După aceea, compară ce ai făcut cu ce ai scris.',
    },
    life: {
      first: 'Alege un lucru care îți place și care nu are legătură cu jocurile de noroc.',
      second: 'Rezervă-i un moment anume săptămâna aceasta, cel mai bine în orele în care ai juca.',
      third: 'Roagă pe cineva să ți se alăture. Un plan în doi se ține mai ușor.',
    },
    support: {
      first: 'Gândește-te la o persoană de încredere și alege un moment liniștit ca să vorbiți.',
      second: 'Spune într-o propoziție ce te îngrijorează. Nu e nevoie să ai deja o soluție.',
      third: 'Dacă e prea greu, începe cu o linie telefonică de ajutor. Poți întreba dacă trebuie să-ți spui numele.',
    },
    knowledge: {
      first: 'Caută cât din fiecare miză dă înapoi, în medie, un joc.',
      second: 'Ce nu dă înapoi este ce costă jocul. Întreabă-te dacă merită pentru tine.',
      third: 'Când un câștig pare aproape, amintește-ți că hazardul nu are memorie.',
    },
  },
  reasons: {
    stayed_after_wins: 'După un câștig ai rămas la același pachet în {stayed} din {wins} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    stayed_after_losses:
      'După o pierdere ai rămas la același pachet în {stayed} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    changed_after_losses: 'După o pierdere ai schimbat pachetul în {changed} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}}.',
    stayed_after_both:
      'Ai rămas la același pachet în {stayed_wins} din {wins} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}} după un câștig și în {stayed_losses} din {losses} {{cazuri|caz|cazuri|cazuri|cazuri|de cazuri}} după o pierdere.',
    chased_losses:
      'La scurt timp după o pierdere la un pachet care aduce pierderi, {cards} din {of} {{cărți|carte|cărți|cărți|cărți|de cărți}} {{cards:au venit|a venit|au venit|au venit|au venit|au venit}} tot dintr-un astfel de pachet.',
    frequent_wins:
      'Din cele 80 de cărți ale tale, {cards} {{au venit|a venit|au venit|au venit|au venit|au venit}} din cele două pachete care aduc cel mai des câștig.',
    long_run: 'Cel mai lung șir la un pachet a fost de {run} {{cărți|carte|cărți|cărți|cărți|de cărți}}.',
    many_changes: 'Ai schimbat pachetul în {changes} din 79 de cazuri posibile.',
    no_pattern: 'Ai schimbat pachetul în {changes} din 79 de cazuri posibile, atât după câștiguri, cât și după pierderi.',
    points_lost: 'Ai terminat cu {points|money} sub punctajul de la început.',
    points_won: 'Ai terminat cu {points|money} peste punctajul de la început.',
    quick_play:
      'Jumătate dintre cărți le-ai ales în mai puțin de {seconds|number} {{secunde|secundă|secunde|secunde|secunde|de secunde}} fiecare.',
    slow_play:
      'Pentru jumătate dintre cărți ai avut nevoie de mai mult de {seconds|number} {{secunde|secundă|secunde|secunde|secunde|de secunde}} pentru fiecare.',
    long_play: 'Ai jucat {minutes} {{minute|minut|minute|minute|minute|de minute}}.',
    guess_low: 'În acest joc, estimarea ta a fost {guess}, sub scorul tău de risc, care este {score}.',
    guess_high: 'În acest joc, estimarea ta a fost {guess}, peste scorul tău de risc, care este {score}.',
    guess_right: 'Estimarea ta a fost {guess}, iar scorul tău de risc este {score}: un singur joc nu le poate deosebi.',
    costly_decks:
      'Din ultimele tale 60 de cărți, {cards} {{au venit|a venit|au venit|au venit|au venit|au venit}} din cele două pachete care aduc pierderi pe termen lung. Scorul tău de risc este {score}.',
    few_costly_decks:
      'Din ultimele tale 60 de cărți, {cards} {{au venit|a venit|au venit|au venit|au venit|au venit}} din cele două pachete care aduc pierderi pe termen lung. Scorul tău de risc este {score}.',
    whole_pattern: 'Toate alegerile tale împreună au dus la acest sfat. Niciun număr luat separat nu arată clar acest lucru.',
    for_everyone: 'Acest sfat este util oricui.',
  },
} satisfies Messages['advice']
