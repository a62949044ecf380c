import { everyone, type HelpEntry, one, service, travelAdvice } from './sources.ts'

const radiosantafe = one(
  'https://www.radiosantafe.com/2025/09/11/bogota-refuerza-su-apoyo-en-el-dia-mundial-para-la-prevencion-del-suicidio/ 2025-09-11',
  '2026-11-26',
)
const crisisLine = service('Línea 106 (Bogotá)', ['es'], { call: '106', hours: 'always' }, radiosantafe)

export const help: HelpEntry = {
  place: 'CO',
  lines: [],
  emergency: everyone('123', travelAdvice),
  crisis: [crisisLine],
  young: [
    service(
      'Línea 141 (ICBF)',
      ['es'],
      { call: '141', web: 'https://www.icbf.gov.co' },
      one(
        'https://vozdelpueblo920am.com/index.php/2024/10/31/icbf-sin-reportes-de-abusos-lamentables-asesinatos-de-ninos-en-colombia-generan-preocupacion-que-esta-pasando/ 2024-10-31',
        '2026-11-26',
      ),
    ),
    crisisLine,
  ],
  note: 'No national line for gambling was found; Jugadores Anónimos is Spain’s. Line 106 is the capital’s.',
}
