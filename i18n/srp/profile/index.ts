import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: { name: 'Osetljivost na dobitke', explanation: 'Koliko dobitak menja vaš sledeći izbor.' },
    apun: { name: 'Osetljivost na gubitke', explanation: 'Koliko gubitak menja vaš sledeći izbor.' },
    betaF: {
      name: 'Osetljivost na učestalost dobitaka',
      explanation: 'Koliko vam je važno da špil često donosi dobitak, čak i kad je mali.',
    },
    betaP: { name: 'Zadržavanje na istom špilu', explanation: 'Koliko ste skloni da ostanete kod špila kad ga jednom izaberete.' },
  },
  levels: {
    arew: { low: 'Niska', medium_low: 'Srednje niska', medium_high: 'Srednje visoka', high: 'Visoka' },
    apun: { low: 'Niska', high: 'Visoka' },
    betaF: { very_low: 'Veoma niska', low: 'Niska', medium: 'Srednja', high: 'Visoka', very_high: 'Veoma visoka' },
    betaP: { very_low: 'Veoma niska', low: 'Niska', medium: 'Srednja', high: 'Visoka', very_high: 'Veoma visoka' },
  },
  claims: {
    verdict_low_risk: 'U ovoj igri pokazali ste ponašanje niskog rizika (nerizično).',
    verdict_medium_risk: 'U ovoj igri pokazali ste ponašanje srednjeg rizika.',
    verdict_risky: 'U ovoj igri pokazali ste rizično ponašanje.',
    verdict_high_risk: 'U ovoj igri pokazali ste ponašanje visokog rizika.',
    verdict_repeat: 'Kad biste igrali ponovo, 8 od 10 rezultata bilo bi između {low} i {high}. Oko {same} od 100 bilo bi u istoj grupi.',
    verdict_towards_middle: 'Rezultati tako daleko od sredine obično joj se ponovo približe.',
    verdict_higher_than: 'Vaš skor rizika je viši nego kod {share|percent} igrača s kojima je upoređen.',
    verdict_lower_than: 'Vaš skor rizika je niži nego kod {share|percent} igrača s kojima je upoređen.',
    part_losing_cards:
      'Od poslednjih 60 karata, {cards} je iz dva gubitnička špila, koja na duže staze koštaju poena. Polovina dobrovoljaca uzela je {median} ili manje.',
    part_losses_less:
      'U ovoj igri gubici su menjali vaš sledeći izbor manje nego kod većine ljudi. Promenili ste špil posle {left_losses} od {losses} gubitaka i posle {left_wins} od {wins} dobitaka.',
    part_losses_more:
      'U ovoj igri gubici su menjali vaš sledeći izbor više nego kod većine ljudi. Promenili ste špil posle {left_losses} od {losses} gubitaka i posle {left_wins} od {wins} dobitaka.',
    part_losses_neutral: 'Promenili ste špil posle {left_losses} od {losses} gubitaka i posle {left_wins} od {wins} dobitaka.',
    part_at_most: 'Sa {cards} od 60 karata iz tih špilova rezultat može biti najviše {limit}.',
    part_at_least: 'Sa {cards} od 60 karata iz tih špilova rezultat je najmanje {limit}.',
    guess_very_low: 'Igrali ste mnogo rizičnije nego što ste mislili. Vaša procena bila je {guess}, a skor rizika je {score}.',
    guess_low: 'Igrali ste rizičnije nego što ste mislili. Vaša procena bila je {guess}, a skor rizika je {score}.',
    guess_good: 'Vaša procena bila je blizu vašeg rezultata. Vaša procena bila je {guess}, a skor rizika je {score}.',
    guess_high: 'Igrali ste manje rizično nego što ste mislili. Vaša procena bila je {guess}, a skor rizika je {score}.',
    guess_very_high: 'Igrali ste mnogo manje rizično nego što ste mislili. Vaša procena bila je {guess}, a skor rizika je {score}.',
    habit_arew_low_low_betap_low_apun:
      'U ovoj igri dobitak ili gubitak manje je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil češće od većine ljudi, a i posle dobitka ste uglavnom prelazili na drugi.',
    habit_arew_low_low_betap_high_apun:
      'U ovoj igri dobitak ili gubitak manje je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil češće od većine ljudi, ali ste posle dobitka uglavnom ostajali.',
    habit_arew_low_high_betap_low_apun:
      'U ovoj igri dobitak ili gubitak manje je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil ređe od većine ljudi, ali ste posle dobitka uglavnom prelazili na drugi.',
    habit_arew_low_high_betap_high_apun:
      'U ovoj igri dobitak ili gubitak manje je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil ređe od većine ljudi, a posle dobitka ste uglavnom ostajali.',
    habit_arew_medium_low_low_betap_low_apun:
      'U ovoj igri vaš sledeći izbor manje je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil češće od većine ljudi, a i posle dobitka ste uglavnom prelazili na drugi.',
    habit_arew_medium_low_low_betap_high_apun:
      'U ovoj igri vaš sledeći izbor manje je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil češće od većine ljudi, ali ste posle dobitka uglavnom ostajali.',
    habit_arew_medium_low_high_betap_low_apun:
      'U ovoj igri vaš sledeći izbor manje je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil ređe od većine ljudi, ali ste posle dobitka uglavnom prelazili na drugi.',
    habit_arew_medium_low_high_betap_high_apun:
      'U ovoj igri vaš sledeći izbor manje je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil ređe od većine ljudi, a posle dobitka ste uglavnom ostajali.',
    habit_arew_medium_high_low_betap_low_apun:
      'U ovoj igri vaš sledeći izbor više je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil češće od većine ljudi, a i posle dobitka ste uglavnom prelazili na drugi.',
    habit_arew_medium_high_low_betap_high_apun:
      'U ovoj igri vaš sledeći izbor više je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil češće od većine ljudi, ali ste posle dobitka uglavnom ostajali.',
    habit_arew_medium_high_high_betap_low_apun:
      'U ovoj igri vaš sledeći izbor više je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil ređe od većine ljudi, ali ste posle dobitka uglavnom prelazili na drugi.',
    habit_arew_medium_high_high_betap_high_apun:
      'U ovoj igri vaš sledeći izbor više je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca. Menjali ste špil ređe od većine ljudi, a posle dobitka ste uglavnom ostajali.',
    habit_arew_high_low_betap_low_apun:
      'U ovoj igri dobitak ili gubitak više je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil češće od većine ljudi, a i posle dobitka ste uglavnom prelazili na drugi.',
    habit_arew_high_low_betap_high_apun:
      'U ovoj igri dobitak ili gubitak više je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil češće od većine ljudi, ali ste posle dobitka uglavnom ostajali.',
    habit_arew_high_high_betap_low_apun:
      'U ovoj igri dobitak ili gubitak više je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil ređe od većine ljudi, ali ste posle dobitka uglavnom prelazili na drugi.',
    habit_arew_high_high_betap_high_apun:
      'U ovoj igri dobitak ili gubitak više je menjao vaš sledeći izbor nego kod većine ljudi. Menjali ste špil ređe od većine ljudi, a posle dobitka ste uglavnom ostajali.',
    habit_arew_low: 'U ovoj igri dobitak ili gubitak manje je menjao vaš sledeći izbor nego kod većine ljudi.',
    habit_arew_medium_low: 'U ovoj igri vaš sledeći izbor manje je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca.',
    habit_arew_medium_high: 'U ovoj igri vaš sledeći izbor više je zavisio od dobitka ili gubitka nego kod polovine dobrovoljaca.',
    habit_arew_high: 'U ovoj igri dobitak ili gubitak više je menjao vaš sledeći izbor nego kod većine ljudi.',
    habit_arew_neutral: 'Vaši izbori u celini ukazuju na to. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_arew_split: 'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da ih razdvoji.',
    habit_apun_low_low_betap:
      'U ovoj igri gubici su menjali vaš sledeći izbor manje nego kod većine ljudi. Menjali ste špil češće od većine ljudi: {changes} od 79 puta.',
    habit_apun_low_medium_betap:
      'U ovoj igri gubici su menjali vaš sledeći izbor manje nego kod većine ljudi. Menjali ste špil otprilike isto tako često kao većina ljudi: {changes} od 79 puta.',
    habit_apun_low_high_betap:
      'U ovoj igri gubici su menjali vaš sledeći izbor manje nego kod većine ljudi. Menjali ste špil ređe od većine ljudi: {changes} od 79 puta.',
    habit_apun_high_low_betap:
      'U ovoj igri gubici su menjali vaš sledeći izbor više nego kod većine ljudi. Menjali ste špil češće od većine ljudi: {changes} od 79 puta.',
    habit_apun_high_medium_betap:
      'U ovoj igri gubici su menjali vaš sledeći izbor više nego kod većine ljudi. Menjali ste špil otprilike isto tako često kao većina ljudi: {changes} od 79 puta.',
    habit_apun_high_high_betap:
      'U ovoj igri gubici su menjali vaš sledeći izbor više nego kod većine ljudi. Menjali ste špil ređe od većine ljudi: {changes} od 79 puta.',
    habit_apun_low: 'U ovoj igri gubici su menjali vaš sledeći izbor manje nego kod većine ljudi.',
    habit_apun_high: 'U ovoj igri gubici su menjali vaš sledeći izbor više nego kod većine ljudi.',
    habit_apun_neutral: 'Vaši izbori u celini ukazuju na to. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_betaF_very_low:
      'U ovoj igri gubitak vas je ređe vodio na drugi špil nego većinu ljudi. Ostali ste {stayed_losses} od {losses} puta.',
    habit_betaF_low: 'U ovoj igri ostajali ste kod špila posle gubitka češće od većine ljudi: {stayed_losses} od {losses} puta.',
    habit_betaF_medium:
      'U ovoj igri ste posle gubitka uglavnom menjali špil, kao većina ljudi. Ostali ste {stayed_losses} od {losses} puta.',
    habit_betaF_high: 'U ovoj igri menjali ste špil posle gubitka češće od većine ljudi. Ostali ste {stayed_losses} od {losses} puta.',
    habit_betaF_very_high:
      'U ovoj igri gubitak vas je češće vodio na drugi špil nego većinu ljudi. Ostali ste {stayed_losses} od {losses} puta.',
    habit_betaF_neutral: 'Vaši izbori u celini ukazuju na to. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_betaF_split: 'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da ih razdvoji.',
    habit_betaP_very_low: 'U ovoj igri menjali ste špil veoma često: {changes} od 79 puta.',
    habit_betaP_low: 'U ovoj igri menjali ste špil češće od većine ljudi: {changes} od 79 puta.',
    habit_betaP_medium: 'U ovoj igri menjali ste špil otprilike isto tako često kao većina ljudi: {changes} od 79 puta.',
    habit_betaP_high: 'U ovoj igri menjali ste špil ređe od većine ljudi: {changes} od 79 puta.',
    habit_betaP_very_high:
      'U ovoj igri dugo ste ostajali kod jednog špila. Vaš najduži niz bio je {run} {{karata|karta|karata|karte|karata|karata}}.',
    habit_betaP_neutral: 'Vaši izbori u celini ukazuju na to. Nijedan pojedinačan broj to ne pokazuje jasno.',
    habit_betaP_split: 'Vaši izbori odgovaraju više nego jednom obrascu, pa ne navodimo nivo. Još jedna igra mogla bi da ih razdvoji.',
    count_one_deck: 'Većina vaših karata je iz jednog špila, pa o ostalima malo znamo.',
    count_too_fast:
      'Polovinu karata uzeli ste manje od {seconds|number} sekundi pošto se prethodna mogla pročitati. Tom brzinom karte malo govore o tome kako birate.',
    count_random_play:
      'Vaši izbori nisu pratili obrazac koji bismo mogli da prepoznamo, pa se vaše navike ne mogu razlikovati od slučajnosti.',
    count_scripted: 'Vaše karte stigle su brže nego što poslata vremena dopuštaju, kao da je igrao program.',
    count_earlier_method: 'Ovaj rezultat izračunat je ranijom metodom. Brojevi važe, ali iz njih ne izvodimo zaključke.',
    count_losing_cards: 'Od poslednjih 60 karata, {cards} je iz dva gubitnička špila, koja na duže staze koštaju poena.',
    count_stays: 'Ostali ste kod istog špila {stayed_wins} od {wins} puta posle dobitka i {stayed_losses} od {losses} puta posle gubitka.',
    count_changes:
      'Promenili ste špil {changes} {{puta|put|puta|puta|puta|puta}} od 79 mogućih. Vaš najduži niz iz jednog špila bio je {run} {{karata|karta|karata|karte|karata|karata}}.',
  },
  learnMore: {
    title: 'Šta znači vaš rezultat',
    score: {
      title: 'Skor rizika',
      text: 'Rezultat ide od 0 do 100. Ima dva dela: koliko je od vaših poslednjih 60 karata bilo iz dva špila koji na duže staze koštaju poena, i koliko su gubici menjali vaš sledeći izbor. Visok rezultat znači rizičnije izbore u ovoj igri. Ne govori ništa o vama kao osobi.',
    },
    range: {
      title: 'Kad biste igrali ponovo',
      text: 'Jedna kratka igra ne može tačno da vas izmeri. Kad ista osoba igra ponovo, rezultat je često 10 do 15 poena viši ili niži, a oko polovine igrača završi u drugoj grupi.',
    },
    comparison: {
      title: 'Poređenje',
      text: 'Poredimo vas sa grupom od {n|number} {{osoba|osobe|osobe|osobe|osoba|osoba}} koje su igrale igru ove vrste. Učestvovale su u istraživanju i nisu izabrane zato što se kockaju.',
    },
    profile: {
      title: 'Profil odlučivanja',
      text: 'Svaka mera dobija se iz redosleda vaših izbora, dobitaka i gubitaka. Osenčeni deo pokazuje gde je stvarna vrednost najverovatnije. Nivo se navodi samo tamo gde ga vaši izbori čine verovatnim.',
    },
    limits: {
      title: 'Šta test ne može da kaže',
      text: 'Ovo je okvirni pokazatelj iz jedne kratke igre za poene, a ne dijagnoza. Test nikada nije upoređen sa dijagnozom poremećaja kockanja. Nizak rezultat ne isključuje problem.',
    },
    help: {
      title: 'Ako vas kockanje brine',
      text: 'Kakav god da je vaš skor: ako vas brine vaše kockanje ili kockanje nekog drugog, razgovarajte s nekim kome verujete ili pozovite liniju za pomoć.',
    },
    methodCard: 'Pročitajte kako je test proveren',
  },
} satisfies NamespaceProfileTranslation
