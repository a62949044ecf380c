import type { Differences } from '../messages.ts'

export default {
  root: {
    landing: {
      intro:
        'Vóór of na je bezoek: draai 80 kaarten om en zie hoe je omgaat met risico, winst en verlies. Aan het eind krijg je een persoonlijk profiel en drie tips.',
    },
    shell: { notice: 'Speel bewust. Een hulplijn is 24/7 bereikbaar.' },
  },
  help: {
    text: 'Een hulplijn is 24/7 bereikbaar. Je hoeft je naam niet te noemen, en ook je naasten kunnen contact opnemen.',
  },
  terms: {
    disclaimer: {
      decisions:
        'Je beslist zelf wat je met het resultaat doet. Als je je zorgen maakt over je eigen gokken of dat van een ander, neem dan contact op met een hulplijn. Die is 24/7 bereikbaar.',
    },
  },
} satisfies Differences
