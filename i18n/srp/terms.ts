import type { Messages } from '../messages.ts'

export default {
  title: 'Uslovi korišćenja',
  privacyTitle: 'Vaša privatnost',
  general: {
    title: 'Opšte',
    what: 'Ovaj test je kratka igra kartama. Posmatra kako se u njoj odnosite prema riziku, dobicima i gubicima i daje vam rezultat i tri saveta. Napravio ga je i vodi ga {provider}.',
    points: 'Igrate samo za poene. Iznosi se prikazuju kao novac, ali novac se ne može dobiti, izgubiti ni uplatiti.',
    optional: 'Test je dobrovoljan i besplatan. Možete ga raditi koliko god puta želite.',
    time: 'Traje oko tri minuta. Završite ga u jednom navratu: ako napustite igru u toku, počinjete ispočetka. Igra se završava i posle 15 minuta bez aktivnosti.',
    age: 'Morate imati najmanje {age} {{godina|godinu|godine|godine|godina|godina}} da biste radili test.',
  },
  userData: {
    title: 'Vaši podaci',
    anonymous:
      'Vaši podaci su anonimni. To znači da se uz njih ne čuvaju ni ime ni nalog. Čuvamo karte koje okrenete, koliko vam vremena treba za svaku, vaše odgovore i rezultat pod nasumičnim brojem. Ne tražimo ime i ne čuvamo vašu IP adresu uz igru.',
    linked:
      'Vaši podaci su pseudonimni. Vaša igra je povezana sa vašim nalogom: {partner}. Čuvamo karte koje okrenete, koliko vam vremena treba za svaku, vaše odgovore i rezultat pod nasumičnim brojem, zajedno sa kodom koji označava vaš nalog. Ne tražimo ime i ne čuvamo vašu IP adresu uz igru.',
    siteLearns:
      'Sajt koji vam prikazuje ovaj test saznaje da ste igrali i može da sazna da ste obrisali svoju igru. Vaš rezultat vidi samo ako na to posle pristanete vi ili neko ko ima link vašeg izveštaja.',
    linkedRights: 'Te podatke možete da sačuvate ili obrišete u svom izveštaju.',
    controller: 'Rukovalac ovim podacima: {controller}. Ako imate pitanje o njima, pišite na {contact}.',
    basisConsent: 'Pravni osnov je vaš pristanak. Dajete ga kada započnete test, a možete ga opozvati brisanjem svoje igre.',
    basisInterests: 'Pravni osnov je legitimni interes: da vam se ponudi test vaše sopstvene igre. Možete uložiti prigovor.',
    basisTask: 'Pravni osnov je zadatak u javnom interesu: sprečavanje štete od kockanja.',
    complaint: 'Možete i da podnesete pritužbu organu za zaštitu podataka.',
    noDeletion:
      'Vašu igru možemo da pronađemo samo po linku vašeg izveštaja ili po broju koji je možda sačuvao sajt koji vam prikazuje ovaj test. Bez jednog od njih podaci ne mogu da se izbrišu na zahtev. Možete da ih sačuvate ili izbrišete dok je vaš izveštaj otvoren.',
    kept: 'Vaša igra se uklanja najkasnije {months} {{meseci|mesec|meseca|meseca|meseci|meseci}} nakon što ste je odigrali.',
    keptForGood: 'Vaša igra se čuva bez vremenskog ograničenja, osim ako se obriše.',
    partnerId:
      'Sajt koji vam prikazuje ovaj test prosleđuje broj koji označava vaš nalog kod njega. Pomoću njega vaš rezultat može da se poveže sa vašim nalogom. Ako želite da se ti podaci izbrišu, obratite se tom sajtu.',
    research: 'Anonimni podaci mogu se koristiti za istraživanje i za poboljšanje testa.',
    email:
      'Ako tražite da vam se izveštaj pošalje imejlom, adresa se koristi samo za tu jednu poruku. Ovde se ne čuva i ne povezuje sa vašim rezultatima, ali ko dostavlja poruku ima oboje. Oko jedan dan čuvamo kod izveden iz nje, da niko ne bi mogao da zatrpa tuđe sanduče. Iz koda se adresa ne može pročitati.',
    reportLink:
      'Vaš izveštaj ima svoj link. Ko ima taj link, može da vidi izveštaj i obriše igru, zato razmislite pre nego što ga podelite.',
  },
  disclaimer: {
    title: 'Odricanje odgovornosti',
    indication: 'Rezultat je okvirni pokazatelj iz jedne kratke igre. Nije dijagnoza i ne zamenjuje savet lekara ili savetnika.',
    noGuarantee: 'Trudimo se da test bude ispravan i dostupan, ali ne možemo obećati da je uvek bez grešaka.',
    decisions: 'Samo vi odlučujete šta ćete s rezultatom. Ako vas brine vaše kockanje ili kockanje nekog drugog, pozovite liniju za pomoć.',
    notProof: 'Izveštaj je za vas. Nije potpisan i drugima ništa ne dokazuje. Niko ne sme da ga traži od vas niti da se oslanja na njega.',
  },
  cookies: {
    title: 'Kolačići',
    none: 'Kolačići se ne koriste i nijedna druga firma ne prati šta ovde radite.',
    storage:
      'Dok igrate, vaš pregledač čuva stanje igre u memoriji sesije, da biste mogli da nastavite posle ponovnog učitavanja. To je potrebno za igru i nestaje kad zatvorite karticu pregledača.',
  },
  license: {
    title: 'Licenca',
    use: 'Ovaj test i svoj izveštaj možete koristiti za sebe. Tekstovi, slike i softver pripadaju firmi {provider} ili njenim partnerima i ne smeju se kopirati ni prodavati bez saglasnosti.',
    fonts: 'Fontovi i delovi softvera drugih autora koriste se pod njihovim otvorenim licencama.',
  },
  contact: {
    title: 'Kontakt',
    text: 'Imate pitanje o testu ili o svojim podacima? Pišite na {address}.',
  },
} satisfies Messages['terms']
