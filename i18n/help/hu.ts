import { both, europe, type HelpEntry, official, one, service } from './sources.ts'

const szerencsejatek = official('https://bet.szerencsejatek.hu/informaciok/a-jatekszenvedelyrol', '2026-11-26')

export const help: HelpEntry = {
  place: 'HU',
  lines: [
    {
      name: 'ELTE Szerencsejátékos Segélytelefon',
      languages: ['hu'],
      web: { url: 'https://bet.szerencsejatek.hu/informaciok/a-jatekszenvedelyrol', source: szerencsejatek },
      free: { source: szerencsejatek },
      anonymous: { source: szerencsejatek },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Magyar Lelki Elsősegély',
      ['hu'],
      { call: '116 123', web: 'https://www.sos116123.hu', hours: 'always' },
      both(
        'https://www.infocegled.hu/hirek/olvas/ketszazezerre-hivjak-a-lelki-elsosegely-szolgalatokat-2015-05-17-100000 2015-05-17',
        'http://www.ma.hu/belfold/356405/A_segelyhivo_szamok_mellett_applikacio_es_chates_szolgaltatas_is_segiti_a_bajban_levoket?place=srss 2020-12',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'Kék Vonal',
      ['hu'],
      { call: '116 111', web: 'https://www.kek-vonal.hu', hours: 'always' },
      one('https://childhelplineinternational.org/hungary-lelkisegely-vonal/ 2023-12-04', '2026-11-29'),
    ),
  ],
  note: 'Run by the university ELTE for the state’s lottery, whose page has the number; the part of it that could be read does not. By economx.hu it also helps relatives.',
}
