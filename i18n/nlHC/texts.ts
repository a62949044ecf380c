import type { Differences } from '../messages.ts'

export default {
  root: {
    landing: {
      intro:
        'Vóór of na je bezoek: draai 80 kaarten om en zie hoe je in dit spel omgaat met risico, winst en verlies. Aan het eind krijg je een persoonlijk profiel en drie tips.',
    },
  },
} satisfies Differences
