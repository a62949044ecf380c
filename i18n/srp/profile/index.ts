import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Osetljivost na dobitke',
      explanation: 'Koliko dobitak menja vaš sledeći izbor.',
    },
    apun: {
      name: 'Osetljivost na gubitke',
      explanation: 'Koliko gubitak menja vaš sledeći izbor.',
    },
    betaF: {
      name: 'Osetljivost na učestalost dobitaka',
      explanation: 'Koliko vam je važno da špil često donosi dobitak, čak i kad je mali.',
    },
    betaP: {
      name: 'Zadržavanje na istom špilu',
      explanation: 'Koliko ste skloni da ostanete kod špila kad ga jednom izaberete.',
    },
  },
  levels: {
    arew: {
      low: 'Niska',
      medium_low: 'Srednje niska',
      medium_high: 'Srednje visoka',
      high: 'Visoka',
    },
    apun: {
      low: 'Niska',
      high: 'Visoka',
    },
    betaF: {
      very_low: 'Veoma niska',
      low: 'Niska',
      medium: 'Srednja',
      high: 'Visoka',
      very_high: 'Veoma visoka',
    },
    betaP: {
      very_low: 'Veoma niska',
      low: 'Niska',
      medium: 'Srednja',
      high: 'Visoka',
      very_high: 'Veoma visoka',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'U ovoj igri ni dobici ni gubici nisu mnogo menjali vaš izbor. Prelazili ste sa špila na špil i držali se svog plana više nego poslednje karte.',
      low_betap_high_apun:
        'U ovoj igri dobici su malo menjali vaš izbor, a gubici više. Prelazili ste sa špila na špil i brzo napuštali špil koji vas je koštao poena.',
      high_betap_low_apun:
        'U ovoj igri ni dobici ni gubici nisu mnogo menjali vaš izbor. Kad biste izabrali špil, uglavnom ste ostajali kod njega.',
      high_betap_high_apun:
        'U ovoj igri dobici su malo menjali vaš izbor. Uglavnom ste ostajali kod špila dok vas gubitak ne bi naveo da razmislite.',
    },
    medium_low: {
      low_betap_low_apun:
        'U ovoj igri dobici su vas donekle privlačili, nešto manje nego većinu ljudi. Probali ste različite špilove, a gubitak vas nije dugo zadržavao.',
      low_betap_high_apun:
        'U ovoj igri dobici su vas donekle privlačili, nešto manje nego većinu ljudi. Probali ste različite špilove i obraćali pažnju na gubitke.',
      high_betap_low_apun:
        'U ovoj igri dobici su vas donekle privlačili, nešto manje nego većinu ljudi. Često ste ostajali kod špila čak i kad vas je koštao poena.',
      high_betap_high_apun:
        'U ovoj igri dobici su vas donekle privlačili, nešto manje nego većinu ljudi. Često ste ostajali kod špila, ali zbog gubitka ste mogli da se predomislite.',
    },
    medium_high: {
      low_betap_low_apun:
        'U ovoj igri dobici su jasno uticali na vaš sledeći izbor. Lako ste menjali špil, a gubici su vam značili manje od dobitaka.',
      low_betap_high_apun:
        'U ovoj igri dobici su jasno uticali na vaš sledeći izbor, a gubici takođe. Lako ste menjali špil i vodili se poslednjim kartama.',
      high_betap_low_apun:
        'U ovoj igri dobici su jasno uticali na vaš sledeći izbor. Kad bi špil doneo veliki dobitak, ostajali ste kod njega, čak i pošto vas je koštao poena.',
      high_betap_high_apun:
        'U ovoj igri dobici su jasno uticali na vaš sledeći izbor. Rado ste ostajali kod špila koji je doneo veliki dobitak, a gubitak vas je naveo da pogledate ponovo.',
    },
    high: {
      low_betap_low_apun:
        'U ovoj igri dobitak je snažno uticao na vaš sledeći izbor. Išli ste za dobicima od špila do špila, a gubici su vas slabo zadržavali.',
      low_betap_high_apun:
        'U ovoj igri i dobici i gubici snažno su uticali na vaš sledeći izbor. Sa svakom novom kartom prelazili ste sa špila na špil.',
      high_betap_low_apun:
        'U ovoj igri dobitak je snažno uticao na vaš sledeći izbor. Ostajali ste kod špila koji je upravo doneo veliki dobitak, a a gubici kod njega malo su uticali na vas.',
      high_betap_high_apun:
        'U ovoj igri dobitak je snažno uticao na vaš sledeći izbor. Ostajali ste kod špila koji je upravo doneo veliki dobitak dok ne bi došao gubitak.',
    },
  },
  apun: {
    low: {
      low_betap:
        'U ovoj igri gubici su menjali vaš izbor manje nego kod većine ljudi. Kad biste promenili špil, razlog je retko bio gubitak.',
      medium_betap: 'U ovoj igri gubici su menjali vaš izbor manje nego kod većine ljudi. Posle gubitka nastavljali ste skoro kao i pre.',
      high_betap:
        'U ovoj igri gubici su menjali vaš izbor manje nego kod većine ljudi. Često ste ostajali kod špila iako vas je koštao poena.',
    },
    high: {
      low_betap: 'U ovoj igri gubici su snažno uticali na vaš izbor. Posle gubitka brzo ste probali drugi špil.',
      medium_betap: 'U ovoj igri gubici su snažno uticali na vaš izbor. Videli ste koliko vas svaki špil košta i često menjali plan.',
      high_betap:
        'U ovoj igri gubici su snažno uticali na vaš izbor. Rado ste ostajali kod špila, ali gubitak je mogao da vas navede da ga napustite.',
    },
  },
  betaF: {
    very_low: 'U ovoj igri skoro da vam nije bilo važno koliko često špil donosi dobitak. Gledali ste koliko dobijate ili gubite.',
    low: 'U ovoj igri bilo vam je manje važno nego većini ljudi koliko često špil donosi dobitak. Više je značila veličina dobitaka i gubitaka.',
    medium: 'U ovoj igri bilo vam je važno otprilike kao i većini ljudi koliko često špil donosi dobitak.',
    high: 'U ovoj igri dopadali su vam se špilovi koji često donose dobitak. Tada je lako prevideti velike gubitke koji dolaze retko.',
    very_high:
      'U ovoj igri izrazito ste češće birali špilove koji često donose dobitak. Mnogo malih dobitaka može da sakrije jedan veliki gubitak.',
  },
  betaP: {
    very_low: 'U ovoj igri veoma često ste menjali špil. Retko ste okretali mnogo karata zaredom iz istog špila.',
    low: 'U ovoj igri menjali ste špil češće od većine ljudi.',
    medium: 'U ovoj igri ostajali ste kod špila otprilike jednako često kao većina ljudi.',
    high: 'U ovoj igri uglavnom ste ostajali kod špila kad biste ga jednom izabrali.',
    very_high: 'U ovoj igri veoma dugo ste ostajali kod istog špila. Kad igrate za novac, može pomoći da unapred odlučite kada ćete stati.',
  },
  learnMore: {
    title: 'Šta znači vaš rezultat',
    score: {
      title: 'Skor rizika',
      text: 'Rezultat ide od 0 do 100. Visok rezultat znači da ste u ovoj igri birali rizičnije: često ste uzimali špilove koji na duže staze koštaju poena, vraćali im se posle gubitka ili su gubici malo menjali vaš izbor. Ne govori ništa o vama kao osobi.',
    },
    range: {
      title: 'Verovatan raspon',
      text: 'Jedna kratka igra ne može da pruži tačnu meru. Ako igrate ponovo, rezultat može da se pomeri za oko 9 poena naviše ili naniže i možete dospeti u drugu grupu.',
    },
    comparison: {
      title: 'Poređenje',
      text: 'Poredimo vas sa grupom od {n|number} {{osoba|osobe|osobe|osobe|osoba|osoba}} koje su igrale igru ove vrste. Učestvovale su u istraživanju i nisu izabrane zato što se kockaju.',
    },
    profile: {
      title: 'Profil odlučivanja',
      text: 'Svaka mera se računa na osnovu redosleda vaših izbora, dobitaka i gubitaka. Osenčena oblast pokazuje gde je prava vrednost najverovatnije. „Blizu sledećeg nivoa” znači da je moguć i susedni nivo.',
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
