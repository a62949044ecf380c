import dut from '../dut/index.ts'
import type { Translation } from '../i18n-types.ts'
import { vary } from '../vary.ts'

export default vary<typeof dut, Translation>(dut, {
  landing: {
    intro:
      'Vóór of na je bezoek: draai 80 kaarten om en zie hoe je omgaat met risico, winst en verlies. Aan het eind krijg je een persoonlijk profiel en drie tips.',
  },
  shell: { notice: 'Speel bewust. Een hulplijn is 24/7 bereikbaar.' },
})
