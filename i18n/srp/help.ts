import type { Messages } from '../messages.ts'

export default {
  title: 'Želite li da razgovarate s nekim?',
  talk: 'Razgovaraj s nekim',
  anonymous: 'Ne morate da kažete kako se zovete.',
  close: 'Mogu da se jave i vaši bližnji.',
  webOnly: 'Na sajtu piše kako da stupite u kontakt.',
  unknown: 'Recite nam gde živite i reći ćemo vam kome tamo možete da se obratite.',
  notStored: 'Vaš odgovor koristimo samo da pokažemo pomoć, ovde i u izveštaju. Ne čuvamo ga.',
  where: 'Gde živite?',
  choose: 'Izaberite zemlju',
  other: 'Druga zemlja',
  show: 'Pokaži pomoć',
  change: 'Izaberi drugu zemlju',
  world: 'Ova služba pomaže preko interneta, gde god da ljudi žive. Možda i vaš lekar zna gde možete naći pomoć.',
  always: 'Dostupno 24 sata dnevno, svakog dana',
  hours: 'Radno vreme: {hours}',
  free: 'Savetovanje je besplatno',
  languages: 'Jezici: {languages}',
  call: 'Pozovi {phone}',
  message: 'Pošalji SMS na {phone}',
  chat: 'Čet',
  logo: 'Linija za pomoć: {name}',
  more: 'Šta još može da pomogne',
  danger: {
    title: 'Da li je neko sada u opasnosti?',
    emergency: 'Ako ste vi ili neko drugi u neposrednoj opasnosti',
    crisis: 'Ako razmišljate o samoubistvu ili više ne možete da izdržite',
    anywhere: 'Pozovite broj za hitne slučajeve mesta na kom ste.',
  },
  newTab: 'otvara se u novoj kartici',
  ways: {
    register: {
      title: 'Isključite se iz igara na sreću',
      text: 'Registar vam zatvara pristup većini dozvoljenih igara na sreću na određeno vreme, često na više meseci.',
    },
    block: {
      title: 'Blokirajte kockanje na svojim uređajima',
      text: 'Program za blokiranje može da drži sajtove i aplikacije za kockanje dalje od telefona i računara.',
    },
    bank: {
      title: 'Blokirajte kockanje u banci',
      text: 'Pitajte banku da li može da blokira plaćanja za kockanje ili pogledajte u njenoj aplikaciji.',
    },
    treatment: {
      title: 'Pronađite lečenje',
      text: 'Stručnjaci koji dobro poznaju probleme s kockanjem.',
    },
    relatives: {
      title: 'Za vaše bližnje',
      text: 'Partneri, roditelji i prijatelji mogu da dobiju pomoć za sebe, šta god druga osoba radila.',
    },
    limits: {
      title: 'Postavite ograničenje tamo gde se kockate',
      text: 'Pre početka odlučite koliko novca ili vremena želite da potrošite.',
    },
  },
} satisfies Messages['help']
