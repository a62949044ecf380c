import type { Translation } from '../i18n-types.ts'

export const landing = {
  title: 'Cum joci?',
  intro:
    'Întoarce 80 de cărți și vezi cum te raportezi la risc, la câștiguri și la pierderi. La final primești un profil personal și trei sfaturi.',
  threeMinutes: 'Durează aproximativ trei minute',
  pointsOnly: 'Joci doar pentru puncte, niciodată pe bani',
  anonymous: 'Jocul tău este anonim și nu se folosesc cookie-uri',
  linked: 'Jocul tău este legat de contul tău de la {partner} și nu se folosesc cookie-uri',
  optional: 'Testul este opțional și îl poți face de câte ori vrei',
  accept: 'Accept {link}',
  acceptLink: 'termenii și condițiile',
  mustAccept: 'Acceptă termenii și condițiile pentru a începe jocul',
  notAccepted: 'Poți face testul doar dacă accepți termenii și condițiile.',
  start: 'Începe jocul',
  ageMark: '{age}+',
  ageNote: 'Doar pentru persoane de cel puțin {age} {{ani|an|ani|ani|ani|de ani}}',
  notKept: 'Această pagină nu poate păstra jocul. Dacă reîncarci pagina în timp ce joci, jocul începe din nou.',
  timedOutTitle: 'Ultimul tău joc s-a încheiat',
  timedOut: 'Nu a fost activitate timp de 15 minute, așa că jocul a fost închis. Poți începe oricând unul nou.',
  termsPdf: 'Descarcă în format PDF',
  ownTab: 'Joacă într-o filă nouă',
} satisfies Translation['landing']
