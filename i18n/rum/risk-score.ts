import type { Translation } from '../i18n-types.ts'

export const riskScore = {
  kicker: 'O întrebare înainte de rezultat',
  title: 'Cât de riscant a fost jocul tău?',
  instruction: 'Mută cursorul pentru a indica nivelul tău de risc',
  slider: 'Nivelul tău de risc',
  low: 'Risc scăzut',
  high: 'Risc ridicat',
  value: '{value} din 100',
  less: 'Mai puțin risc',
  more: 'Mai mult risc',
  note: 'Mergi pe intuiție. Poți răspunde o singură dată.',
  submit: 'Arată-mi rezultatul',
  moveFirst: 'Mută mai întâi cursorul',
  given: 'Ai dat deja estimarea: {value}.',
  sending: 'Se trimite estimarea ta',
} satisfies Translation['riskScore']
