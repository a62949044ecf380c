import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planirajte unapred',
      text: 'Pre nego što počnete, odlučite koliko vremena i novca želite da potrošite i zapišite to. Plan je lakše napraviti pre prvog uloga.',
    },
    lacking_excitement: {
      title: 'Potražite uzbuđenje na drugom mestu',
      text: 'Neki ljudi se kockaju jer traže uzbuđenje. Sport, muzika ili novi hobi mogu vam dati taj osećaj bez tolikog troška.',
    },
    watch_your_mood: {
      title: 'Pazite na raspoloženje',
      text: 'Kad ste tužni, ljuti ili pod stresom, teže je dobro birati. Nemojte se kockati da biste se osećali bolje. Sačekajte da se smirite.',
    },
    monitor_your_spending: {
      title: 'Pratite koliko trošite',
      text: 'Zapisujte koliko uplaćujete i koliko dobijate nazad i svake nedelje izračunajte razliku. Često je veća nego što se misli.',
    },
    decide_in_advance: {
      title: 'Odlučite unapred',
      text: 'Odredite najveći iznos koji smete da izgubite i stanite kad se potroši. Na mnogim sajtovima taj limit možete sami da postavite.',
    },
    dont_chase_losses: {
      title: 'Ne pokušavajte da povratite gubitke',
      text: 'Primamljivo je pokušati da se vrati ono što je izgubljeno. Ali tog novca više nema, a novi ulog je novi rizik. Za danas stanite.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Pretvorite dobitke u lepe trenutke',
      text: 'Kad dobijete, podignite novac i potrošite ga na nešto lepo. Ono što ste potrošili na dobar dan ne može se izgubiti u sledećoj opkladi.',
    },
    stay_on_budget: {
      title: 'Držite se budžeta',
      text: 'Koristite samo novac koji ostane posle stanarine, hrane i računa. Nikada ne pozajmljujte novac za kockanje. Pitajte banku da li može da blokira plaćanja za kockanje.',
    },
    take_a_break: {
      title: 'Napravite pauzu',
      text: 'Kratka pauza daje vam vremena da razmislite. Ustanite, popijte malo vode, pa odlučite da li želite da nastavite. Za dužu pauzu pogledajte da li na sajtu možete privremeno da zatvorite nalog.',
    },
    take_a_break_between_games: {
      title: 'Napravite pauzu između igara',
      text: 'Ne prelazite odmah s jedne igre na sreću na drugu. Posle nekoliko minuta pauze lakše je stati.',
    },
    react_to_problems: {
      title: 'Upoznajte prve znake',
      text: 'Kockate li se više nego što želite, krijete li to ili mnogo mislite o tome? Ne čekajte, razgovarajte s nekim. Linija za pomoć je dobar prvi korak, a možete i da se isključite iz igara na sreću.',
    },
    stick_to_your_decisions: {
      title: 'Držite se svojih odluka',
      text: 'U žaru trenutka lako je odustati od plana. Recite nekome svoj plan ili ga zapišite tako da vam bude pred očima.',
    },
    watch_the_time: {
      title: 'Pazite na vreme',
      text: 'Vreme brzo prolazi kad se kockate. Pre početka namestite alarm i stanite kad zazvoni.',
    },
    engage_in_other_activities: {
      title: 'Bavite se i drugim stvarima',
      text: 'Neka kockanje bude samo mali deo vašeg slobodnog vremena. Isplanirajte nešto lepo za sate u kojima biste se kockali.',
    },
    seek_company: {
      title: 'Provodite vreme s drugima',
      text: 'Kad se kockate bez društva, lako se izgubi mera. Viđajte se s ljudima koji vam prijaju.',
    },
    ask_yourself: {
      title: 'Zapitajte se',
      text: 'Povremeno se zapitajte: zašto se kockam i da li je to dobro za mene? Iskren odgovor pomaže da stvari vidite bolje.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Razgovarajte s drugima o kockanju',
      text: 'Razgovor može da donese olakšanje. Izaberite nekoga kome verujete ili pozovite liniju za pomoć.',
    },
    know_the_risks: {
      title: 'Upoznajte rizike',
      text: 'Na duže staze većina ljudi kockanjem gubi novac. Pre kockanja proverite šanse i odvojite samo novac bez kojeg možete.',
    },
    remember_the_rules_of_randomness: {
      title: 'Imajte na umu pravila slučaja',
      text: 'Slučaj nema pamćenje. Niz gubitaka ne čini dobitak verovatnijim, a nijedan osećaj ni sistem ne može da predvidi sledeći ishod.',
    },
    dont_overthink_it: {
      title: 'Ne razmišljajte previše',
      text: 'Ako volite da tražite sistem: slučaj se ne može nadmudriti, koliko god da razmišljate. Neka igra bude samo igra.',
    },
    stop_in_time: {
      title: 'Stanite na vreme',
      text: 'Unapred izaberite kada ćete stati, bilo da dobijate ili gubite. Najbolji trenutak da stanete je onaj koji ste planirali, ili raniji.',
    },
    keep_gambling_fun: {
      title: 'Neka ostane samo razonoda',
      text: 'Ako se kockate, gledajte na to kao na zabavu koju plaćate, kao odlazak u bioskop. Kad više nije zabavno, vreme je da stanete.',
    },
    educate_yourself: {
      title: 'Naučite kako kockanje funkcioniše',
      text: 'Saznajte kako priređivači zarađuju na igrama na sreću i šta znače šanse. Što više znate, slobodnije birate.',
    },
    strike_the_balance: {
      title: 'Nađite ravnotežu',
      text: 'Porodici, prijateljima, poslu, snu i sportu takođe treba vreme. Povremeno pogledajte da li im kockanje ostavlja mesta.',
    },
  },
  steps: {
    title: 'Šta možete da uradite',
    money: {
      first: 'Izaberite iznos koji biste mogli da izgubite, a da ipak platite sve što vam treba. Zapišite ga.',
      second: 'Postavite ga kao limit tamo gde se kockate ili pitajte banku da li može da blokira plaćanja za kockanje.',
      third: 'Jednom nedeljno izračunajte razliku između onoga što ste uplatili i onoga što ste dobili nazad.',
    },
    pace: {
      first: 'Pre početka namestite alarm za vreme kada ćete stati.',
      second: 'Kad zazvoni, izađite iz igre i 20 minuta radite nešto drugo.',
      third: 'Ako i dalje želite da nastavite, prespavajte i odlučite sutradan.',
    },
    decide: {
      first: 'Zapišite kada ćete stati i koliko ćete najviše potrošiti.',
      second: 'Stavite belešku tamo gde je vidite ili recite nekome za nju.',
      third: 'Posle uporedite šta ste uradili sa onim što ste zapisali.',
    },
    life: {
      first: 'Izaberite nešto što volite i što nema veze s kockanjem.',
      second: 'Odredite za to stalno vreme ove nedelje, najbolje kad biste se inače kockali.',
      third: 'Pozovite nekoga da vam se pridruži. Plana se lakše držimo udvoje.',
    },
    support: {
      first: 'Setite se osobe kojoj verujete i izaberite miran trenutak za razgovor.',
      second: 'Recite u jednoj rečenici šta vas brine. Rešenje vam još ne treba.',
      third: 'Ako je to preteško, počnite od linije za pomoć. Možete da pitate da li treba da kažete ime.',
    },
    knowledge: {
      first: 'Proverite koliko od svakog uloga igra u proseku vraća.',
      second: 'Ono što ne vraća jeste cena kockanja. Zapitajte se da li vam to vredi.',
      third: 'Kad vam se čini da je dobitak blizu, setite se da slučaj nema pamćenje.',
    },
  },
  reasons: {
    stayed_after_wins:
      'Posle dobitka ostali ste na istom špilu u {stayed} od {wins} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    stayed_after_losses:
      'Posle gubitka ostali ste na istom špilu u {stayed} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    changed_after_losses:
      'Posle gubitka promenili ste špil u {changed} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}}.',
    stayed_after_both:
      'Na istom špilu ostali ste u {stayed_wins} od {wins} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}} posle dobitka i u {stayed_losses} od {losses} {{slučajeva|slučaja|slučaja|slučaja|slučajeva|slučajeva}} posle gubitka.',
    chased_losses:
      'Ubrzo posle gubitka u gubitničkom špilu opet {{cards:je bilo|je bila|su bile|su bile|je bilo|je bilo}} iz takvog špila {cards} od {of} {{karata|karte|karte|karte|karata|karata}}.',
    frequent_wins:
      'Iz dva špila koja najčešće donose dobitak {{cards:bilo je|bila je|bile su|bile su|bilo je|bilo je}} {cards} od vaših 80 karata.',
    long_run: 'Vaš najduži niz iz jednog špila: {run} {{karata|karta|karata|karte|karata|karata}}.',
    many_changes: 'Promenili ste špil u {changes} od 79 mogućih slučajeva.',
    no_pattern: 'Promenili ste špil u {changes} od 79 mogućih slučajeva, i posle dobitaka, i posle gubitaka.',
    points_lost: 'Završili ste {points|money} ispod početnih poena.',
    points_won: 'Završili ste {points|money} iznad početnih poena.',
    quick_play: 'Polovinu karata birali ste za manje od {seconds|number} {{sekundi|sekunde|sekunde|sekunde|sekundi|sekundi}} po karti.',
    slow_play: 'Polovinu karata birali ste duže od {seconds|number} {{sekundi|sekunde|sekunde|sekunde|sekundi|sekundi}} po karti.',
    long_play: 'Igrali ste {minutes} {{minuta|minut|minuta|minuta|minuta|minuta}}.',
    guess_low: 'U ovoj igri vaša procena bila je {guess}, niža od skora rizika, koji je {score}.',
    guess_high: 'U ovoj igri vaša procena bila je {guess}, viša od skora rizika, koji je {score}.',
    guess_right: 'Vaša procena bila je {guess}, a skor rizika je {score}: jedna igra ne može da razlikuje ta dva broja.',
    costly_decks:
      'Iz dva gubitnička špila, koja na duže staze oduzimaju poene, {{cards:bilo je|bila je|bile su|bile su|bilo je|bilo je}} {cards} od vaših poslednjih 60 karata. Vaš skor rizika je {score}.',
    few_costly_decks:
      'Iz dva gubitnička špila, koja na duže staze oduzimaju poene, {{cards:bilo je|bila je|bile su|bile su|bilo je|bilo je}} {cards} od vaših poslednjih 60 karata. Vaš skor rizika je {score}.',
    whole_pattern: 'Vaši izbori u celini doveli su do ovog saveta. Nijedan pojedinačan broj to ne pokazuje jasno.',
    for_everyone: 'Ovaj savet koristi svima.',
  },
} satisfies Messages['advice']
