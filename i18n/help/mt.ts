import { europe, type HelpEntry, own } from './sources.ts'

const rgf = own('https://www.rgf.org.mt/', '2026-11-22')

export const help: HelpEntry = {
  place: 'MT',
  lines: [
    {
      name: 'Responsible Gaming Foundation',
      languages: ['mt', 'en'],
      web: { url: 'https://www.rgf.org.mt', source: rgf },
      phone: { national: '1777', dial: '1777', source: rgf },
      hours: { open: 'always', source: rgf },
      free: { source: rgf },
      relatives: { source: rgf },
    },
  ],
  emergency: europe,
}
