import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Osetljivost na dobitke', explanation: 'Koliko dobitak utiče na vaš sledeći izbor.' },
    apun: { name: 'Osetljivost na gubitke', explanation: 'Koliko gubitak utiče na vaš sledeći izbor.' },
    betaF: {
      name: 'Osetljivost na učestalost dobitaka',
      explanation:
        'Koliko vam je važno da li karta donosi dobitak ili gubitak, a ne koliko poena. Na to ukazuje promena špila posle gubitka.',
    },
    betaP: { name: 'Zadržavanje na istom špilu', explanation: 'Koliko ste skloni da ostanete na špilu kad ga jednom izaberete.' },
  },
  levels: {
    arew: { low: 'Niska', medium_low: 'Srednje niska', medium_high: 'Srednje visoka', high: 'Visoka' },
    apun: { low: 'Niska', high: 'Visoka' },
    betaF: { very_low: 'Veoma niska', low: 'Niska', medium: 'Srednja', high: 'Visoka', very_high: 'Veoma visoka' },
    betaP: { very_low: 'Veoma retko', low: 'Retko', medium: 'Ponekad', high: 'Često', very_high: 'Veoma često' },
  },
  placed: {
    top: 'Spada u {share|percent} najviših.',
    bottom: 'Spada u {share|percent} najnižih.',
  },
  claims: {
    verdict_low_risk: 'U ovoj igri vaš skor rizika odgovara niskom riziku (nerizični izbori).',
    verdict_medium_risk: 'U ovoj igri vaš skor rizika odgovara srednjem riziku.',
    verdict_risky: 'U ovoj igri vaš skor rizika odgovara rizičnim izborima.',
    verdict_high_risk: 'U ovoj igri vaš skor rizika odgovara visokom riziku.',
    verdict_repeat:
      'U simuliranim igrama poput vaše, sa drugim kartama, oko 8 od 10 rezultata je između {low} i {high}. Oko {same} od 100 daje isti nivo rizika.',
    verdict_towards_middle:
      'Skor tako daleko od sredine delom je slučajnost. U simuliranim igrama poput vaše obično ispadne bliže sredini, a da se osoba nije promenila.',
    verdict_higher_than: 'Vaš skor rizika je viši nego kod {share|percent} osoba iz grupe za poređenje.',
    verdict_lower_than: 'Vaš skor rizika je niži nego kod {share|percent} osoba iz grupe za poređenje.',
    part_losing_cards:
      'Iz dva gubitnička špila, koja na duže staze oduzimaju poene, {{cards:bilo je|bila je|bile su|bile su|bilo je|bilo je}} {cards} od vaših poslednjih 60 karata. Polovina dobrovoljaca uzela je {median} ili manje.',
    part_losses_less:
      'U ovoj igri gubici su na vaš sledeći izbor uticali manje nego kod polovine dobrovoljaca. Promenili ste špil posle {left_losses} od {losses} {{gubitaka|gubitka|gubitka|gubitka|gubitaka|gubitaka}} i posle {left_wins} od {wins} {{dobitaka|dobitka|dobitka|dobitka|dobitaka|dobitaka}}.',
    part_losses_more:
      'U ovoj igri gubici su na vaš sledeći izbor uticali više nego kod polovine dobrovoljaca. Promenili ste špil posle {left_losses} od {losses} {{gubitaka|gubitka|gubitka|gubitka|gubitaka|gubitaka}} i posle {left_wins} od {wins} {{dobitaka|dobitka|dobitka|dobitka|dobitaka|dobitaka}}.',
    part_losses_little:
      'U ovoj igri to da li ste dobili ili izgubili malo je uticalo na vaš sledeći izbor. Promenili ste špil posle {left_losses} od {losses} {{gubitaka|gubitka|gubitka|gubitka|gubitaka|gubitaka}} i posle {left_wins} od {wins} {{dobitaka|dobitka|dobitka|dobitka|dobitaka|dobitaka}}.',
    part_losses_much:
      'U ovoj igri to da li ste dobili ili izgubili mnogo je uticalo na vaš sledeći izbor. Promenili ste špil posle {left_losses} od {losses} {{gubitaka|gubitka|gubitka|gubitka|gubitaka|gubitaka}} i posle {left_wins} od {wins} {{dobitaka|dobitka|dobitka|dobitka|dobitaka|dobitaka}}.',
    part_losses_neutral:
      'Promenili ste špil posle {left_losses} od {losses} {{gubitaka|gubitka|gubitka|gubitka|gubitaka|gubitaka}} i posle {left_wins} od {wins} {{dobitaka|dobitka|dobitka|dobitka|dobitaka|dobitaka}}.',
    part_at_most: 'Sa {cards} od 60 karata iz tih špilova skor može biti najviše {limit}.',
    part_at_least: 'Sa {cards} od 60 karata iz tih špilova skor je najmanje {limit}.',
    guess_very_low: 'U ovoj igri vaša procena ({guess}) bila je mnogo niža od skora rizika ({score}).',
    guess_low: 'U ovoj igri vaša procena ({guess}) bila je niža od skora rizika ({score}).',
    guess_good: 'U ovoj igri vaša procena ({guess}) bila je onoliko blizu skora rizika ({score}) koliko jedna igra može da pokaže.',
    guess_high: 'U ovoj igri vaša procena ({guess}) bila je viša od skora rizika ({score}).',
    guess_very_high: 'U ovoj igri vaša procena ({guess}) bila je mnogo viša od skora rizika ({score}).',
    guess_numbers: 'U ovoj igri vaša procena bila je {guess}, a skor rizika je {score}.',
    habit_arew_low_low_betap_low_apun:
      'Menjali ste špil češće od polovine dobrovoljaca, uglavnom i posle dobitka. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca.',
    habit_arew_low_low_betap_high_apun:
      'Menjali ste špil češće od polovine dobrovoljaca, ali ste posle dobitka uglavnom ostajali na istom. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca.',
    habit_arew_low_high_betap_low_apun:
      'Menjali ste špil ređe od polovine dobrovoljaca, ali ste ga posle dobitka uglavnom menjali. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca.',
    habit_arew_low_high_betap_high_apun:
      'Menjali ste špil ređe od polovine dobrovoljaca, a posle dobitka ste uglavnom ostajali na istom. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca.',
    habit_arew_medium_low_low_betap_low_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca. Menjali ste špil češće od polovine dobrovoljaca, uglavnom i posle dobitka.',
    habit_arew_medium_low_low_betap_high_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca. Menjali ste špil češće od polovine dobrovoljaca, ali ste posle dobitka uglavnom ostajali na istom.',
    habit_arew_medium_low_high_betap_low_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca. Menjali ste špil ređe od polovine dobrovoljaca, ali ste ga posle dobitka uglavnom menjali.',
    habit_arew_medium_low_high_betap_high_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca. Menjali ste špil ređe od polovine dobrovoljaca, a posle dobitka ste uglavnom ostajali na istom.',
    habit_arew_medium_high_low_betap_low_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca. Menjali ste špil češće od polovine dobrovoljaca, uglavnom i posle dobitka.',
    habit_arew_medium_high_low_betap_high_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca. Menjali ste špil češće od polovine dobrovoljaca, ali ste posle dobitka uglavnom ostajali na istom.',
    habit_arew_medium_high_high_betap_low_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca. Menjali ste špil ređe od polovine dobrovoljaca, ali ste ga posle dobitka uglavnom menjali.',
    habit_arew_medium_high_high_betap_high_apun:
      'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca. Menjali ste špil ređe od polovine dobrovoljaca, a posle dobitka ste uglavnom ostajali na istom.',
    habit_arew_high_low_betap_low_apun:
      'Menjali ste špil češće od polovine dobrovoljaca, uglavnom i posle dobitka. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca.',
    habit_arew_high_low_betap_high_apun:
      'Menjali ste špil češće od polovine dobrovoljaca, ali ste posle dobitka uglavnom ostajali na istom. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca.',
    habit_arew_high_high_betap_low_apun:
      'Menjali ste špil ređe od polovine dobrovoljaca, ali ste ga posle dobitka uglavnom menjali. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca.',
    habit_arew_high_high_betap_high_apun:
      'Menjali ste špil ređe od polovine dobrovoljaca, a posle dobitka ste uglavnom ostajali na istom. U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca.',
    habit_arew_low: 'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca.',
    habit_arew_medium_low: 'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao manje nego kod polovine dobrovoljaca.',
    habit_arew_medium_high: 'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca.',
    habit_arew_high: 'U ovoj igri dobitak ili gubitak je na vaš sledeći izbor uticao više nego kod polovine dobrovoljaca.',
    habit_arew_neutral: 'Na to ukazuju svi vaši izbori zajedno. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_arew_split:
      'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da pruži jasniji odgovor.',
    habit_apun_low_low_betap:
      'U ovoj igri gubici su na vaš sledeći izbor uticali manje nego kod polovine dobrovoljaca. Menjali ste špil češće od polovine dobrovoljaca: {changes} od 79 puta.',
    habit_apun_low_medium_betap:
      'U ovoj igri gubici su na vaš sledeći izbor uticali manje nego kod polovine dobrovoljaca. Menjali ste špil otprilike isto tako često kao srednja polovina dobrovoljaca: {changes} od 79 puta.',
    habit_apun_low_high_betap:
      'U ovoj igri gubici su na vaš sledeći izbor uticali manje nego kod polovine dobrovoljaca. Menjali ste špil ređe od polovine dobrovoljaca: {changes} od 79 puta.',
    habit_apun_high_low_betap:
      'U ovoj igri gubici su na vaš sledeći izbor uticali više nego kod polovine dobrovoljaca. Menjali ste špil češće od polovine dobrovoljaca: {changes} od 79 puta.',
    habit_apun_high_medium_betap:
      'U ovoj igri gubici su na vaš sledeći izbor uticali više nego kod polovine dobrovoljaca. Menjali ste špil otprilike isto tako često kao srednja polovina dobrovoljaca: {changes} od 79 puta.',
    habit_apun_high_high_betap:
      'U ovoj igri gubici su na vaš sledeći izbor uticali više nego kod polovine dobrovoljaca. Menjali ste špil ređe od polovine dobrovoljaca: {changes} od 79 puta.',
    habit_apun_low: 'U ovoj igri gubici su na vaš sledeći izbor uticali manje nego kod polovine dobrovoljaca.',
    habit_apun_high: 'U ovoj igri gubici su na vaš sledeći izbor uticali više nego kod polovine dobrovoljaca.',
    habit_apun_little: 'U ovoj igri to da li ste dobili ili izgubili malo je uticalo na vaš sledeći izbor.',
    habit_apun_much: 'U ovoj igri to da li ste dobili ili izgubili mnogo je uticalo na vaš sledeći izbor.',
    habit_apun_neutral: 'Na to ukazuju svi vaši izbori zajedno. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_apun_split:
      'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da pruži jasniji odgovor.',
    habit_betaF_very_low:
      'U ovoj igri posle gubitka ste ređe menjali špil nego polovina dobrovoljaca. Na istom špilu ostali ste u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    habit_betaF_low:
      'U ovoj igri posle gubitka ste češće nego polovina dobrovoljaca ostajali na istom špilu: u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    habit_betaF_medium:
      'U ovoj igri posle gubitka ste uglavnom menjali špil, kao i većina dobrovoljaca. Na istom špilu ostali ste u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    habit_betaF_high:
      'U ovoj igri posle gubitka ste češće menjali špil nego polovina dobrovoljaca. Na istom špilu ostali ste u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    habit_betaF_very_high:
      'U ovoj igri posle gubitka ste ređe nego polovina dobrovoljaca ostajali na istom špilu: u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    habit_betaF_neutral: 'Na to ukazuju svi vaši izbori zajedno. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_betaF_split:
      'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da pruži jasniji odgovor.',
    habit_betaP_very_low: 'U ovoj igri menjali ste špil veoma često: {changes} od 79 puta.',
    habit_betaP_low: 'U ovoj igri menjali ste špil češće od polovine dobrovoljaca: {changes} od 79 puta.',
    habit_betaP_medium: 'U ovoj igri menjali ste špil otprilike isto tako često kao srednja polovina dobrovoljaca: {changes} od 79 puta.',
    habit_betaP_high: 'U ovoj igri menjali ste špil ređe od polovine dobrovoljaca: {changes} od 79 puta.',
    habit_betaP_very_high:
      'U ovoj igri dugo ste ostajali na jednom špilu. Vaš najduži niz iz jednog špila: {run} {{karata|karta|karata|karte|karata|karata}}.',
    habit_betaP_neutral: 'Na to ukazuju svi vaši izbori zajedno. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_betaP_split:
      'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da pruži jasniji odgovor.',
    count_one_deck: 'Većina vaših karata je iz jednog špila, pa o ostalima malo znamo.',
    count_too_fast:
      'Polovinu karata uzeli ste manje od {seconds|number} {{sekundi|sekunde|sekunde|sekunde|sekundi|sekundi}} nakon što se prethodna mogla pročitati. Pri toj brzini karte malo govore o tome kako birate.',
    count_random_play: 'Naša metoda ne objašnjava vaše izbore bolje nego slučajnost, pa iz njih ne izvodimo zaključke.',
    count_scripted: 'Vremena vaših karata se ne slažu. To može da se desi kad igra program, pa ne izvodimo zaključke.',
    count_losing_cards:
      'Iz dva gubitnička špila, koja na duže staze oduzimaju poene, {{cards:bilo je|bila je|bile su|bile su|bilo je|bilo je}} {cards} od vaših poslednjih 60 karata.',
    count_stays:
      'Na istom špilu ostali ste u {stayed_wins} od {wins} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}} posle dobitka i u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}} posle gubitka.',
    count_changes:
      'Promenili ste špil u {changes} od 79 mogućih slučajeva. Vaš najduži niz iz jednog špila: {run} {{karata|karta|karata|karte|karata|karata}}.',
  },
  learnMore: {
    title: 'Šta znači vaš rezultat',
    score: {
      title: 'Skor rizika',
      text: 'Skor ide od 0 do 100. Ima dva dela: koliko je od vaših poslednjih 60 karata bilo iz dva gubitnička špila i koliko su gubici uticali na vaš sledeći izbor. Gubitnički špilovi na duže staze oduzimaju poene. Viši skor znači rizičnije izbore u ovoj igri. Ne govori ništa o vama kao osobi.',
    },
    range: {
      title: 'Ako igrate ponovo',
      text: 'Jedna kratka igra ne daje tačnu meru. U simuliranim igrama poput vaše, sa drugim kartama, skor je obično oko 10 poena viši ili niži. Što je dalje od sredine, to je promena veća. Prava ponavljanja se više razlikuju: ljudi ne igraju svaki dan isto, pa je razlika od 13 poena uobičajena.',
    },
    comparison: {
      title: 'Poređenje',
      text: 'Poredimo vas sa grupom od {n|number} {{osoba|osobe|osobe|osobe|osoba|osoba}} koje su igrale igru ove vrste. Učestvovale su u naučnim istraživanjima. Pri izboru nije bilo važno da li se kockaju.',
    },
    profile: {
      title: 'Profil odlučivanja',
      text: 'Svaka mera dobija se iz redosleda vaših izbora, dobitaka i gubitaka. Osenčena oblast pokazuje gde se prava vrednost verovatno nalazi. Nivo se navodi samo tamo gde ga vaši izbori čine verovatnim.',
    },
    limits: {
      title: 'Šta test ne može da kaže',
      text: 'Ovo je okvirni pokazatelj iz jedne kratke igre za poene, a ne dijagnoza. Test nikada nije upoređivan sa dijagnozom poremećaja kockanja.',
      low: 'Nizak skor ne isključuje problem.',
    },
    help: {
      title: 'Ako vas kockanje brine',
      text: 'Kakav god da je vaš skor: ako vas brine vaše kockanje ili kockanje nekog drugog, razgovarajte s nekim kome verujete ili pozovite liniju za pomoć.',
    },
    methodCard: 'Pročitajte kako je test proveren',
  },
} satisfies Messages['profile']
