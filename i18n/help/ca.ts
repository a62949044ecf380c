import type { HelpEntry, Source } from './entry.ts'
import { datedLists, lists } from './public-lists.ts'

const guide: Source = {
  page: 'https://responsiblegambling.org/for-the-public/problem-gambling-help/help-for-canadians/',
  read: '2026-11-25',
  certainty: 'web-only',
}
/** Lines for addictions, where the newest lists name no line for gambling, on two of them. */
const provincialLists: Source = { ...datedLists.addictions, also: datedLists.canada, read: '2026-11-26', certainty: 'second-hand' }

export const help: HelpEntry = {
  place: 'CA',
  lines: [],
  ways: [
    {
      kind: 'treatment',
      name: 'Help for Canadians',
      url: 'https://responsiblegambling.org/for-the-public/problem-gambling-help/help-for-canadians/',
      source: guide,
    },
  ],
  emergency: { number: '911', source: lists.emergency, read: '2026-11-25' },
  crisis: [
    {
      name: '9-8-8: Suicide Crisis Helpline · Ligne d’aide en cas de crise de suicide',
      call: '988',
      text: '988',
      web: 'https://988.ca',
      hours: 'always',
      source: 'https://content.goldenwestapps.com/index.php/node/192263',
      dated: '2025-09',
      also: datedLists.support,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [
    {
      name: 'Kids Help Phone · Jeunesse, J’écoute',
      call: '1-800-668-6868',
      web: 'https://kidshelpphone.ca',
      text: '686868',
      hours: 'always',
      source: datedLists.canada.page,
      dated: datedLists.canada.dated,
      also: datedLists.checked,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'There is no national line for gambling: the player chooses a province. The young line’s own page gives its number for texts (kidshelpphone.ca/text-about-it).',
}

const programme: Source = {
  page: 'https://www.wellnessnews.ca/gambling-and-covid-19-2/',
  dated: '2020',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

const health: Source = {
  page: 'https://www2.gnb.ca/content/gnb/en/departments/health/news/news_release.2017.03.0322.html',
  dated: '2017-03',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

const agco: Source = { page: 'https://agco.ca/en/lottery-and-gaming/safer-gambling', read: '2026-11-22', certainty: 'own', official: true }

const aide: Source = { page: 'https://aidejeu.ca/en/about/who-we-are', read: '2026-11-25', certainty: 'own' }
const number: Source = {
  page: 'https://doczz.fr/doc/5904568/annual-report---jeu---aide-et-r%C3%A9f%C3%A9rence',
  dated: '2014',
  read: '2026-11-26',
  certainty: 'own',
  official: true,
}

const slga: Source = { page: 'https://www.slga.com/about-slga/responsible-gambling', read: '2026-11-26', certainty: 'own', official: true }

/** Provinces and territories: each has services of its own. */
export const provinces: readonly HelpEntry[] = [
  {
    place: 'CA-AB',
    name: 'Alberta',
    lines: [
      {
        name: 'Addiction Help Line',
        languages: ['en'],
        phone: { national: '1-866-332-2322', dial: '+18663322322', source: provincialLists },
        web: { url: 'https://www.albertahealthservices.ca', source: { ...provincialLists, certainty: 'web-only' } },
      },
    ],
    ways: [],
    note: 'Recovery Alberta took the health authority’s work on addictions over in 2025 (canadiangamingbusiness.com, 2025-01-31); the lists of 2026 keep the number.',
  },
  {
    place: 'CA-BC',
    name: 'British Columbia',
    lines: [
      {
        name: 'Gambling Support BC',
        languages: ['en'],
        phone: { national: '1-888-795-6111', dial: '+18887956111', source: programme },
        web: { url: 'https://www.bcresponsiblegambling.ca', source: { ...programme, certainty: 'web-only' } },
      },
    ],
    ways: [],
  },
  {
    place: 'CA-MB',
    name: 'Manitoba',
    lines: [
      {
        name: 'Manitoba Addictions Helpline',
        languages: ['en'],
        web: { url: 'https://sharedhealthmb.ca', source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' } },
        phone: {
          national: '1-855-662-6605',
          dial: '+18556626605',
          source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' },
        },
      },
    ],
    ways: [],
    note: 'One dated list gives the number; 1-800-463-1554 for gambling stands on lists without a date. 988 has a sure number.',
  },
  {
    place: 'CA-NB',
    name: 'New Brunswick · Nouveau-Brunswick',
    lines: [
      {
        name: 'Gambling Information Line',
        languages: ['en'],
        phone: { national: '1-800-461-1234', dial: '+18004611234', source: health },
        hours: { open: 'always', source: health },
      },
    ],
    ways: [],
  },
  {
    place: 'CA-NL',
    name: 'Newfoundland and Labrador',
    lines: [
      {
        name: 'Addictions Services',
        languages: ['en'],
        web: { url: 'https://www.gov.nl.ca', source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' } },
        phone: {
          national: '1-877-999-7589',
          dial: '+18779997589',
          source: { ...datedLists.addictions, read: '2026-11-26', certainty: 'web-only' },
        },
      },
    ],
    ways: [],
    note: 'One dated list gives the number; 1-888-899-4357 for gambling stands on lists without a date. The address is the province’s. 988 has a sure number.',
  },
  {
    place: 'CA-NS',
    name: 'Nova Scotia',
    lines: [
      {
        name: 'Mental Health and Addictions Services',
        languages: ['en'],
        phone: { national: '1-888-429-8167', dial: '+18884298167', source: provincialLists },
      },
      {
        name: 'Gambling Support Network',
        languages: ['en'],
        phone: {
          national: '1-888-347-8888',
          dial: '+18883478888',
          source: { page: lists.others, read: '2026-11-25', certainty: 'web-only' },
        },
      },
    ],
    ways: [],
    note: 'The number of the Gambling Support Network stands on older lists; the newest give the line for addictions instead, so it is not shown.',
  },
  {
    place: 'CA-NT',
    name: 'Northwest Territories',
    lines: [
      {
        name: 'NWT 8-1-1',
        languages: ['en'],
        web: {
          url: 'https://www.hss.gov.nt.ca',
          source: { page: 'http://www.hss.gov.nt.ca/social-services-landing', read: '2026-11-26', certainty: 'own' },
        },
        phone: { national: '1-844-259-1793', dial: '+18442591793', source: provincialLists },
      },
    ],
    ways: [],
    note: 'A line for health and addictions; the NWT Help Line (1-800-661-0844) stands on older lists.',
  },
  {
    place: 'CA-NU',
    name: 'Nunavut',
    lines: [
      {
        name: 'Nunavut Kamatsiaqtut Help Line',
        languages: ['iu', 'en'],
        web: {
          url: 'https://nunavuthelpline.ca',
          source: { page: 'http://nunavuthelpline.ca/about.html', read: '2026-11-26', certainty: 'own' },
        },
        phone: { national: '1-800-265-3333', dial: '+18002653333', source: provincialLists },
      },
    ],
    ways: [],
    note: 'A line for any trouble; lists of lines for gambling name it for Nunavut.',
  },
  {
    place: 'CA-ON',
    name: 'Ontario',
    lines: [
      {
        name: 'ConnexOntario',
        languages: ['en', 'fr'],
        web: { url: 'https://www.connexontario.ca', source: agco },
        phone: { national: '1-866-531-2600', dial: '+18665312600', source: agco },
        text: { number: '247247', source: agco },
        hours: { open: 'always', source: agco },
        free: { source: agco },
      },
    ],
    ways: [],
  },
  {
    place: 'CA-PE',
    name: 'Prince Edward Island',
    lines: [
      {
        name: 'PEI Gambling Support',
        languages: ['en'],
        web: {
          url: 'https://peigamblingsupport.princeedwardisland.ca',
          source: {
            page: 'https://peigamblingsupport.princeedwardisland.ca/march-is-gambling-harm-awareness-month',
            read: '2026-11-26',
            certainty: 'own',
          },
        },
        phone: {
          national: '1-855-255-4255',
          dial: '+18552554255',
          source: { page: lists.others, read: '2026-11-26', certainty: 'web-only' },
        },
      },
      {
        name: 'Mental Health and Addictions Access Line',
        languages: ['en'],
        phone: { national: '1-833-553-6983', dial: '+18335536983', source: provincialLists },
      },
    ],
    ways: [],
    note: 'The gambling line’s number (playcanada.com, 2022, and one list) is not shown until a page of today gives it.',
  },
  {
    place: 'CA-QC',
    name: 'Québec',
    lines: [
      {
        name: 'Jeu : aide et référence · Gambling: Help and Referral',
        languages: ['fr', 'en'],
        web: { url: 'https://aidejeu.ca', source: aide },
        phone: { national: '1 800 461-0140', dial: '+18004610140', source: number },
        hours: { open: 'always', source: aide },
        free: { source: aide },
        anonymous: { source: aide },
      },
    ],
    ways: [],
    note: 'The number stands in the service’s own annual report, kept by another site, and unchanged in repositories of 2026; its web pages that could be read do not print it.',
  },
  {
    place: 'CA-SK',
    name: 'Saskatchewan',
    lines: [
      {
        name: 'Gambling Help Line',
        languages: ['en'],
        phone: { national: '1-800-306-6789', dial: '+18003066789', source: slga },
        web: { url: 'https://www.spgh.ca', source: { page: 'https://www.spgh.ca/gambling-facts/', read: '2026-11-26', certainty: 'own' } },
        hours: { open: 'always', source: slga },
        free: { source: slga },
        relatives: { source: slga },
      },
    ],
    ways: [],
  },
  {
    place: 'CA-YT',
    name: 'Yukon',
    lines: [
      {
        name: 'Mental Wellness and Substance Use Services',
        languages: ['en'],
        web: {
          url: 'https://yukon.ca',
          source: {
            page: 'https://yukon.ca/en/news/statement-from-minister-of-health-and-social-services-tracy-anne-mcphee-on-mental-illness-awareness-week-and-world-mental-health-day',
            dated: '2024-10',
            read: '2026-11-26',
            certainty: 'own',
          },
        },
        phone: { national: '1-866-456-3838', dial: '+18664563838', source: provincialLists },
      },
    ],
    ways: [],
  },
]
