import { both, crisisLines, everyone, type HelpEntry, official, one, own, service, travelAdvice, web } from './sources.ts'

const alberta = official('https://www.alberta.ca/release.cfm?xID=7315154F3FEC7-0946-ED62-87295426BE4D7BB5', '2026-11-29')
const playcanada = one('https://www.playcanada.com/news/gambling-addiction-hotlines-canada/ 2022-07-15', '2026-11-29')
const gnb = official('https://www2.gnb.ca/content/gnb/en/departments/health/news/news_release.2017.03.0322.html 2017-03', '2026-11-26')
const novascotia = official('http://novascotia.ca/news/release/?id=20130226002 2013-02-26', '2026-11-29')
const nt = own('https://www.hss.gov.nt.ca/en/services/811', '2026-11-29')
const agco = official('https://agco.ca/en/lottery-and-gaming/safer-gambling', '2026-11-22')
const cbc = both(
  'https://www.cbc.ca/news/canada/prince-edward-island/pei-mental-health-addictions-phone-line-1.6215322 2021-04-06',
  'https://www.saltwire.com/atlantic-canada/news/new-mobile-mental-health-crisis-service-available-in-pei-100648929/ 2021-10-22',
  '2026-11-29',
)
const aidejeu = own('https://aidejeu.ca/en/about/who-we-are', '2026-11-25')
const slga = official('https://www.slga.com/about-slga/responsible-gambling', '2026-11-26')

export const help: HelpEntry = {
  place: 'CA',
  lines: [],
  ways: [
    {
      kind: 'treatment',
      name: 'Help for Canadians',
      url: 'https://responsiblegambling.org/for-the-public/problem-gambling-help/help-for-canadians/',
      source: web('https://responsiblegambling.org/for-the-public/problem-gambling-help/help-for-canadians/', '2026-11-25'),
    },
  ],
  emergency: everyone('911', travelAdvice),
  crisis: [
    service(
      '9-8-8: Suicide Crisis Helpline · Ligne d’aide en cas de crise de suicide',
      ['en', 'fr'],
      { call: '988', text: '988', web: 'https://988.ca', hours: 'always' },
      both(
        'https://content.goldenwestapps.com/index.php/node/192263 2025-09',
        'https://github.com/gregdetre/healthyselfjournal/blob/f04f41da5f838bc3798f5306f767a1db198e80eb/docs/reference/GLOBAL_CRISIS_RESOURCES.md 2025-10',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Kids Help Phone · Jeunesse, J’écoute',
      ['en', 'fr'],
      { call: '1-800-668-6868', web: 'https://kidshelpphone.ca', text: '686868', hours: 'always' },
      crisisLines,
    ),
  ],
  note: 'There is no national line for gambling: the player chooses a province.',
}

/** Provinces and territories: each has services of its own. */
export const provinces: readonly HelpEntry[] = [
  {
    place: 'CA-AB',
    name: 'Alberta',
    lines: [
      {
        name: 'Addiction Help Line',
        languages: ['en'],
        web: {
          url: 'https://recoveryalberta.ca',
          source: one(
            'https://medicinehatnews.com/news/local-news/2024/11/26/province-touting-recovery-efforts-as-national-addictions-awareness-week-arrives 2024-11-26',
            '2026-11-29',
          ),
        },
        phone: { national: '1-866-332-2322', dial: '+18663322322', source: alberta },
        hours: { open: 'always', source: alberta },
      },
    ],
  },
  {
    place: 'CA-BC',
    name: 'British Columbia',
    lines: [
      {
        name: 'Gambling Support BC',
        languages: ['en'],
        phone: {
          national: '1-888-795-6111',
          dial: '+18887956111',
          source: official('https://www.wellnessnews.ca/gambling-and-covid-19-2/ 2020', '2026-11-26'),
        },
        web: {
          url: 'https://www.bcresponsiblegambling.ca',
          source: web('https://www.wellnessnews.ca/gambling-and-covid-19-2/ 2020', '2026-11-26'),
        },
      },
    ],
  },
  {
    place: 'CA-MB',
    name: 'Manitoba',
    lines: [
      {
        name: 'Problem Gambling Help Line',
        languages: ['en'],
        phone: { national: '1-800-463-1554', dial: '+18004631554', source: playcanada },
      },
    ],
    note: 'The addictions line 1-855-662-6605 stands on no page with an address that was found.',
  },
  {
    place: 'CA-NB',
    name: 'New Brunswick · Nouveau-Brunswick',
    lines: [
      {
        name: 'Gambling Information Line',
        languages: ['en'],
        phone: { national: '1-800-461-1234', dial: '+18004611234', source: gnb },
        hours: { open: 'always', source: gnb },
      },
    ],
  },
  {
    place: 'CA-NL',
    name: 'Newfoundland and Labrador',
    lines: [
      {
        name: 'Problem Gambling Help Line',
        languages: ['en'],
        phone: { national: '1-888-899-4357', dial: '+18888994357', source: playcanada },
      },
    ],
    note: 'The addictions line 1-877-999-7589 stands on no page with an address that was found.',
  },
  {
    place: 'CA-NS',
    name: 'Nova Scotia',
    lines: [
      {
        name: 'Gambling Support Network',
        languages: ['en'],
        phone: { national: '1-888-347-8888', dial: '+18883478888', source: playcanada },
      },
      {
        name: 'Mental Health and Addictions Crisis Line',
        languages: ['en'],
        phone: { national: '1-888-429-8167', dial: '+18884298167', source: novascotia },
        hours: { open: 'always', source: novascotia },
      },
    ],
    note: 'The crisis line still answers day and night (ihtoday.ca, 2023-11-30).',
  },
  {
    place: 'CA-NT',
    name: 'Northwest Territories',
    lines: [
      {
        name: 'NWT 8-1-1',
        languages: ['en'],
        web: { url: 'https://www.hss.gov.nt.ca', source: nt },
        phone: { national: '1-844-259-1793', dial: '+18442591793', source: nt },
        hours: { open: 'always', source: nt },
        free: { source: nt },
      },
    ],
    note: 'A line for health and addictions; the NWT Help Line (1-800-661-0844) stands on older lists.',
  },
  {
    place: 'CA-NU',
    name: 'Nunavut',
    lines: [
      {
        name: 'Nunavut Kamatsiaqtut Help Line',
        languages: ['iu', 'en'],
        web: { url: 'https://nunavuthelpline.ca', source: own('http://nunavuthelpline.ca/about.html', '2026-11-26') },
        phone: { national: '1-800-265-3333', dial: '+18002653333', source: playcanada },
      },
    ],
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
          source: own('https://peigamblingsupport.princeedwardisland.ca/march-is-gambling-harm-awareness-month', '2026-11-26'),
        },
        phone: { national: '1-855-255-4255', dial: '+18552554255', source: playcanada },
      },
      {
        name: 'Mental Health and Addictions Access Line',
        languages: ['en'],
        phone: { national: '1-833-553-6983', dial: '+18335536983', source: cbc },
        hours: { open: 'always', source: cbc },
      },
    ],
  },
  {
    place: 'CA-QC',
    name: 'Québec',
    lines: [
      {
        name: 'Jeu : aide et référence · Gambling: Help and Referral',
        languages: ['fr', 'en'],
        web: { url: 'https://aidejeu.ca', source: aidejeu },
        phone: {
          national: '1 800 461-0140',
          dial: '+18004610140',
          source: official('https://doczz.fr/doc/5904568/annual-report---jeu---aide-et-r%C3%A9f%C3%A9rence 2014', '2026-11-26'),
        },
        hours: { open: 'always', source: aidejeu },
        free: { source: aidejeu },
        anonymous: { source: aidejeu },
      },
    ],
    note: 'The number stands in the service’s own annual report, kept by another site; its web pages that could be read do not print it.',
  },
  {
    place: 'CA-SK',
    name: 'Saskatchewan',
    lines: [
      {
        name: 'Gambling Help Line',
        languages: ['en'],
        phone: { national: '1-800-306-6789', dial: '+18003066789', source: slga },
        web: { url: 'https://www.spgh.ca', source: own('https://www.spgh.ca/gambling-facts/', '2026-11-26') },
        hours: { open: 'always', source: slga },
        free: { source: slga },
        relatives: { source: slga },
      },
    ],
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
          source: own(
            'https://yukon.ca/en/news/statement-from-minister-of-health-and-social-services-tracy-anne-mcphee-on-mental-illness-awareness-week-and-world-mental-health-day 2024-10',
            '2026-11-26',
          ),
        },
        phone: { national: '1-866-456-3838', dial: '+18664563838', source: playcanada },
      },
    ],
  },
]
