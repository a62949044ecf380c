import { europe, type HelpEntry, official, own, service } from './sources.ts'

const zdGo = own('https://www.zd-go.si/sl/ambulante-in-sluzbe/center-za-zdravljenje-odvisnosti/', '2026-11-26')

export const help: HelpEntry = {
  place: 'SI',
  lines: [
    {
      name: 'Center za zdravljenje odvisnosti, Zdravstveni dom Nova Gorica',
      languages: ['sl'],
      web: { url: 'https://www.zd-go.si/sl/ambulante-in-sluzbe/center-za-zdravljenje-odvisnosti/', source: zdGo },
      phone: { national: '05 338 32 00', dial: '+38653383200', source: zdGo },
    },
  ],
  emergency: europe,
  crisis: [
    service(
      'Zaupni telefon Samarijan in Sopotnik',
      ['sl'],
      { call: '116 123', web: 'https://www.telefon-samarijan.si', hours: 'always' },
      own('https://www.telefon-samarijan.si', '2026-11-29'),
    ),
  ],
  young: [
    service(
      'TOM telefon',
      ['sl'],
      { call: '116 111', web: 'https://www.e-tom.si', hours: [{ firstDay: 1, lastDay: 7, opens: '12:00', closes: '20:00' }] },
      official('https://zpms.si/?p=1002955 2020-04-08', '2026-11-29'),
    ),
  ],
  note: 'A public centre that treats gambling; the number is that of the health centre. No national line was found.',
}
