import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Vaš rezultat u samotestu u obliku igre kartama',
  description: 'Rezultat rizika, profil odlučivanja i saveti iz jedne kratke igre kartama.',
  fileName: 'Vaš izveštaj',
  date: 'Vaš izveštaj, {date|date}',
  footer: 'Nagoveštaj iz jedne kratke igre, a ne dijagnoza.',
  people: 'Od 100 igrača niži rezultat rizika od vas ima {below}.',
  model: 'Model {model}, grupa za poređenje {group}.',
  mail: {
    subject: 'Vaš izveštaj iz samotesta u obliku igre kartama',
    intro: 'Evo izveštaja koji ste tražili. Nalazi se kao PDF u prilogu.',
    contents: 'U izveštaju su vaš profil odlučivanja, tri saveta sa razlozima i gde da nađete pomoć.',
    once: 'Vaša adresa je upotrebljena jednom, za slanje ove poruke. Ne čuva se i ne povezuje sa vašim rezultatima.',
    notYou: 'Niste tražili ovu poruku? Onda je neko pogrešno upisao adresu. Možete je obrisati; druge neće biti.',
  },
} satisfies NamespaceReportTranslation
