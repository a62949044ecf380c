import type { Messages } from '../messages.ts'

export default {
  title: 'Vil du tale med nogen?',
  talk: 'Tal med nogen',
  anonymous: 'Du behøver ikke sige, hvad du hedder.',
  close: 'Dine nærmeste kan også henvende sig.',
  webOnly: 'På hjemmesiden kan du se, hvordan du får kontakt.',
  unknown: 'Fortæl os, hvor du bor, så viser vi hjælp, der findes dér.',
  notStored: 'Vi bruger kun dit svar til at vise hjælp her og i din rapport. Vi gemmer det ikke.',
  where: 'Hvor bor du?',
  choose: 'Vælg et land',
  other: 'Et andet land',
  show: 'Vis hjælp',
  change: 'Vælg et andet land',
  world: 'Denne tjeneste hjælper på nettet, uanset hvor man bor. Måske ved din læge også, hvor du finder hjælp.',
  always: 'Kan kontaktes døgnet rundt, alle dage',
  hours: 'Kan kontaktes {hours}',
  free: 'Rådgivningen er gratis',
  languages: 'Sprog: {languages}',
  call: 'Ring til {phone}',
  message: 'Sms til {phone}',
  chat: 'Chat på nettet',
  logo: 'Hjælpelinje: {name}',
  more: 'Mere, der kan hjælpe',
  danger: {
    title: 'Er nogen i fare lige nu?',
    emergency: 'Hvis du eller en anden er i akut fare',
    crisis: 'Hvis du tænker på selvmord eller har svært ved at holde livet ud',
    anywhere: 'Ring til alarmnummeret dér, hvor du er.',
  },
  newTab: 'åbner i en ny fane',
  ways: {
    register: {
      title: 'Udeluk dig selv fra pengespil',
      text: 'Registret lukker dig ude fra de fleste pengespil med licens i en fast periode, ofte flere måneder.',
    },
    block: {
      title: 'Blokér pengespil på din telefon og computer',
      text: 'Blokeringssoftware kan holde spillesider og spilleapps væk.',
    },
    bank: {
      title: 'Blokér pengespil i banken',
      text: 'Spørg din bank, om den kan spærre for betalinger til pengespil, eller se i dens app.',
    },
    treatment: {
      title: 'Find behandling',
      text: 'Rådgivere og behandlere, der kender til pengespil.',
    },
    relatives: {
      title: 'Til dine nærmeste',
      text: 'Partnere, forældre og venner kan selv få hjælp, uanset hvad den anden gør.',
    },
    limits: {
      title: 'Sæt en grænse dér, hvor du spiller',
      text: 'Bestem, hvor mange penge eller hvor meget tid du vil bruge, inden du går i gang.',
    },
  },
} satisfies Messages['help']
