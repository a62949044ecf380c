import type { NamespaceReportTranslation } from '../../i18n-types.ts'

export default {
  title: 'Vaš rezultat na testu samoprocene kroz igru kartama',
  description: 'Skor rizika, profil odlučivanja i saveti iz jedne kratke igre kartama.',
  fileName: 'Vaš izveštaj',
  date: 'Vaš izveštaj, {date|date}',
  footer: 'Okvirni pokazatelj iz jedne kratke igre, a ne dijagnoza.',
  people: 'Od 100 igrača, {below} {{ima|ima|imaju|imaju|ima|ima}} niži skor rizika od vas.',
  model: 'Model {model}, grupa za poređenje {group}.',
  mail: {
    subject: 'Vaš izveštaj sa testa samoprocene kroz igru kartama',
    intro: 'Evo izveštaja koji ste tražili. Nalazi se u prilogu kao PDF.',
    contents: 'U izveštaju su vaš profil odlučivanja, tri saveta sa razlozima i podaci o tome gde možete naći pomoć.',
    once: 'Vaša adresa je upotrebljena jednom, za slanje ove poruke. Ne čuva se i ne povezuje sa vašim rezultatima.',
    notYou: 'Niste tražili ovu poruku? Možda je neko pogrešno upisao adresu. Možete je obrisati; druge neće biti.',
  },
} satisfies NamespaceReportTranslation
