import type { Messages } from '../messages.ts'

export default {
  title: 'Wil je met iemand praten?',
  talk: 'Praat met iemand',
  anonymous: 'Je hoeft je naam niet te noemen.',
  close: 'Ook je naasten kunnen contact opnemen.',
  webOnly: 'Op de website staat hoe je contact opneemt.',
  unknown: 'Vertel ons waar je woont, dan laten we hulp zien die daar bestaat.',
  notStored: 'We gebruiken je antwoord alleen om hulp te tonen, hier en in je rapport. We bewaren het niet.',
  where: 'Waar woon je?',
  choose: 'Kies een land',
  other: 'Een ander land',
  show: 'Toon hulp',
  change: 'Kies een ander land',
  world: 'Deze dienst helpt mensen online, waar ter wereld ze ook wonen. Misschien weet ook je huisarts waar je hulp vindt.',
  always: 'Dag en nacht bereikbaar, elke dag',
  hours: 'Bereikbaar {hours}',
  free: 'Advies is gratis',
  languages: 'Talen: {languages}',
  call: 'Bel {phone}',
  message: 'Sms naar {phone}',
  chat: 'Chat online',
  logo: 'Hulplijn: {name}',
  more: 'Wat nog meer kan helpen',
  danger: {
    title: 'Is er nu iemand in gevaar?',
    emergency: 'Als jij of iemand anders direct in gevaar is',
    crisis: 'Als je aan zelfmoord denkt of het niet meer ziet zitten',
    anywhere: 'Bel het alarmnummer van de plaats waar je bent.',
  },
  newTab: 'opent in een nieuw tabblad',
  ways: {
    register: {
      title: 'Laat je uitsluiten van gokken',
      text: 'Dit register sluit je voor een vaste tijd, vaak maanden, uit van de meeste legale kansspelen.',
    },
    block: {
      title: 'Blokkeer het op je apparaten',
      text: 'Blokkeersoftware kan goksites en gokapps weghouden van je telefoon en computer.',
    },
    bank: {
      title: 'Blokkeer het bij je bank',
      text: 'Vraag je bank of betalingen aan goksites geblokkeerd kunnen worden, of kijk in de app.',
    },
    treatment: {
      title: 'Zoek behandeling',
      text: 'Hulpverleners en klinieken die verstand hebben van gokproblemen.',
    },
    relatives: {
      title: 'Voor je naasten',
      text: 'Partners, ouders en vrienden kunnen zelf hulp krijgen, wat de ander ook doet.',
    },
    limits: {
      title: 'Stel een limiet in waar je speelt',
      text: 'Bepaal voordat je begint hoeveel geld of tijd je wilt besteden.',
    },
  },
} satisfies Messages['help']
