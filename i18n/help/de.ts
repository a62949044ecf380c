import { europe, type HelpEntry, official, own, service, web } from './sources.ts'

const gluecksspielBehoerde = official('https://www.gluecksspiel-behoerde.de', '2026-11-22')

export const help: HelpEntry = {
  place: 'DE',
  lines: [
    {
      name: 'Telefonberatung zur Glücksspielsucht',
      languages: ['de'],
      web: { url: 'https://www.check-dein-spiel.de', source: gluecksspielBehoerde },
      phone: { national: '0800 137 27 00', dial: '+498001372700', source: gluecksspielBehoerde },
      hours: {
        open: [
          { firstDay: 1, lastDay: 4, opens: '10:00', closes: '22:00' },
          { firstDay: 5, lastDay: 7, opens: '10:00', closes: '18:00' },
        ],
        source: web('https://www.gluecksspiel-behoerde.de 2019', '2026-11-22'),
      },
      free: { source: gluecksspielBehoerde },
      relatives: { source: gluecksspielBehoerde },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'OASIS',
      url: 'https://rp-darmstadt.hessen.de/presse/spielersperrsystem-oasis-neues-digitales-antragsformular-freigeschaltet',
      source: own(
        'https://rp-darmstadt.hessen.de/presse/spielersperrsystem-oasis-neues-digitales-antragsformular-freigeschaltet',
        '2026-11-29',
      ),
    },
    { kind: 'relatives', name: 'Check dein Spiel', url: 'https://www.check-dein-spiel.de', source: gluecksspielBehoerde },
  ],
  emergency: europe,
  crisis: [
    service(
      'TelefonSeelsorge',
      ['de'],
      { call: '0800 111 0 111', web: 'https://www.telefonseelsorge.de', hours: 'always' },
      official('http://ansbach-evangelisch.de/jeder-braucht-mal-hilfe/', '2026-11-26'),
    ),
  ],
  young: [
    service(
      'Nummer gegen Kummer',
      ['de'],
      { call: '116 111', web: 'https://www.nummergegenkummer.de', hours: [{ firstDay: 1, lastDay: 6, opens: '14:00', closes: '20:00' }] },
      official('https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556 2020', '2026-11-29'),
    ),
  ],
  note: 'Run by BIÖG, formerly BZgA. An exclusion lasts a year, by own wish three months (gluecksspielsucht.uni-bremen.de): no term is told.',
}
