import type { NamespaceAdviceTranslation } from '../../i18n-types.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Planirajte unapred',
      text: 'Pre nego što počnete, odlučite koliko vremena i novca želite da potrošite i zapišite to. Plan je lakše napraviti pre prvog uloga.',
    },
    lacking_excitement: {
      title: 'Potražite uzbuđenje na drugom mestu',
      text: 'Neki ljudi se kockaju jer im nedostaje uzbuđenje. Sport, muzika ili novi hobi mogu vam dati taj osećaj bez tolikog troška.',
    },
    watch_your_mood: {
      title: 'Pazite na raspoloženje',
      text: 'Kad ste tužni, ljuti ili pod stresom, teže je dobro birati. Nemojte igrati da biste se osećali bolje. Sačekajte da se smirite.',
    },
    monitor_your_spending: {
      title: 'Pratite koliko trošite',
      text: 'Zapisujte koliko uplaćujete i koliko dobijate nazad. Pogledajte zbir svake nedelje. Često je veći nego što izgleda.',
    },
    decide_in_advance: {
      title: 'Odlučite unapred',
      text: 'Odredite najveći iznos koji možete da izgubite bez štete i stanite kad se potroši. Na mnogim sajtovima taj limit možete sami da postavite.',
    },
    dont_chase_losses: {
      title: 'Ne pokušavajte da povratite gubitke',
      text: 'Primamljivo je vratiti ono što je izgubljeno. Ali gubitak se ne može poništiti, a novi ulog je novi rizik. Za danas stanite.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Pretvorite dobitke u lepe trenutke',
      text: 'Kad dobijete, podignite novac i potrošite ga na nešto lepo. Ono što ste potrošili na dobar dan ne može se izgubiti u sledećoj opkladi.',
    },
    stay_on_budget: {
      title: 'Držite se budžeta',
      text: 'Koristite samo novac koji ostane posle stanarine, hrane i računa. Nikada ne pozajmljujte novac za igru.',
    },
    take_a_break: {
      title: 'Napravite pauzu',
      text: 'Kratka pauza daje vam vremena da se saberete. Ustanite, popijte malo vode, pa ponovo odlučite da li želite da nastavite.',
    },
    take_a_break_between_games: {
      title: 'Napravite pauzu između igara',
      text: 'Ne prelazite odmah iz jedne igre u drugu. Posle nekoliko minuta pauze lakše je stati.',
    },
    react_to_problems: {
      title: 'Reagujte na prve znake',
      text: 'Igrate li više nego što želite, krijete li to ili mnogo mislite o tome? Ne čekajte, razgovarajte s nekim. Linija za pomoć je dobar prvi korak.',
    },
    stick_to_your_decisions: {
      title: 'Držite se svojih odluka',
      text: 'U žaru igre lako je promeniti plan. Recite nekome svoj plan ili ga zapišite tako da vam bude pred očima.',
    },
    watch_the_time: {
      title: 'Pazite na vreme',
      text: 'Vreme brzo prolazi kad igrate. Pre početka namestite alarm i stanite kad zazvoni.',
    },
    engage_in_other_activities: {
      title: 'Bavite se i drugim stvarima',
      text: 'Neka igra bude samo mali deo vašeg slobodnog vremena. Isplanirajte nešto lepo za sate u kojima biste igrali.',
    },
    seek_company: {
      title: 'Potražite društvo',
      text: 'Kad igrate bez društva, lako se izgubi mera. Provodite vreme s ljudima koji vam prijaju i radite nešto zajedno.',
    },
    ask_yourself: {
      title: 'Zapitajte se',
      text: 'Povremeno se zapitajte: zašto igram i da li mi to još prija? Iskren odgovor pomaže da jasno vidite.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Razgovarajte s drugima o svom igranju',
      text: 'Razgovor može da donese olakšanje. Izaberite nekoga kome verujete ili pozovite liniju za pomoć. Tamo ne morate da kažete ime.',
    },
    know_the_risks: {
      title: 'Upoznajte rizike',
      text: 'Na duže staze većina igara na sreću donosi gubitak. Pre igre proverite šanse i odvojite samo novac bez kog možete.',
    },
    remember_the_rules_of_randomness: {
      title: 'Imajte na umu pravila slučaja',
      text: 'Slučaj nema pamćenje. Niz gubitaka ne čini dobitak verovatnijim, a nijedan osećaj ni sistem ne može da predvidi sledeći ishod.',
    },
    dont_overthink_it: {
      title: 'Ne razmišljajte previše',
      text: 'Ne žurite i pažljivo gledate. To je u redu, ali nijedno razmišljanje ne pobeđuje slučaj. Neka igra bude samo igra.',
    },
    stop_in_time: {
      title: 'Stanite na vreme',
      text: 'Unapred izaberite kada ćete stati, i kad dobijate i kad gubite. Najbolji trenutak za kraj je onaj koji ste planirali.',
    },
    keep_gambling_fun: {
      title: 'Neka igra ostane zabava',
      text: 'Ako igrate, gledajte na to kao na plaćenu zabavu, kao film. Kad više nije zabavno, vreme je da stanete.',
    },
    educate_yourself: {
      title: 'Naučite kako kockanje funkcioniše',
      text: 'Saznajte kako igre zarađuju i šta znače kvote. Ono što znate pomaže vam da slobodno birate.',
    },
    strike_the_balance: {
      title: 'Nađite ravnotežu',
      text: 'Porodici, prijateljima, poslu, snu i sportu takođe treba vreme. Povremeno pogledajte da li im igra ostavlja mesta.',
    },
  },
  reasons: {
    stayed_after_wins: 'Posle dobitka ostali ste kod istog špila {stayed} od {wins} puta.',
    stayed_after_losses: 'Posle gubitka ostali ste kod istog špila {stayed} od {losses} puta.',
    changed_after_losses: 'Posle gubitka promenili ste špil {changed} od {losses} puta.',
    stayed_after_both:
      'Ostali ste kod istog špila {stayed_wins} od {wins} puta posle dobitka i {stayed_losses} od {losses} puta posle gubitka.',
    chased_losses: 'Karte iz špila koji košta poena, ubrzo posle gubitka u takvom špilu: {cards} od {of}.',
    frequent_wins: 'Karte iz dva špila koja najčešće donose dobitak: {cards} od 80.',
    long_run: 'Vaš najduži niz iz jednog špila bio je {run} {{karata|karta|karata|karte|karata|karata}}.',
    many_changes: 'Promenili ste špil {changes} {{puta|put|puta|puta|puta|puta}} od 79 mogućih.',
    no_pattern: 'Promenili ste špil {changes} {{puta|put|puta|puta|puta|puta}}, a sledeća karta jedva da je zavisila od prethodne.',
    points_lost: 'Završili ste {points|money} ispod početnog iznosa.',
    points_won: 'Završili ste {points|money} iznad početnog iznosa.',
    quick_play: 'Za polovinu karata trebalo vam je manje od {seconds|number} s po karti.',
    slow_play: 'Za polovinu karata trebalo vam je više od {seconds|number} s po karti.',
    long_play: 'Igrali ste {minutes} {{minuta|minut|minuta|minuta|minuta|minuta}}.',
    guess_low: 'Vaša procena bila je {guess}, a rezultat je {score}: igrali ste rizičnije nego što ste mislili.',
    guess_high: 'Vaša procena bila je {guess}, a rezultat je {score}: igrali ste manje rizično nego što ste mislili.',
    guess_right: 'Vaša procena bila je {guess}, a rezultat je {score}: ta dva broja su blizu.',
    costly_decks: 'Karte iz dva špila koja na duže staze koštaju poena: {cards} od poslednjih 60. Vaš rezultat je {score}.',
    few_costly_decks: 'Karte iz dva špila koja na duže staze koštaju poena: {cards} od poslednjih 60. Vaš rezultat je {score}.',
    for_everyone: 'Ovaj savet je dobar za sve.',
  },
} satisfies NamespaceAdviceTranslation
