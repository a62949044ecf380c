import type { Messages } from '../messages.ts'

export default {
  title: 'Möchten Sie mit jemandem sprechen?',
  talk: 'Mit jemandem sprechen',
  anonymous: 'Sie müssen Ihren Namen nicht nennen.',
  close: 'Auch Angehörige können sich melden.',
  webOnly: 'Auf der Website steht, wie Sie dort jemanden erreichen.',
  unknown: 'Sagen Sie uns, wo Sie wohnen. Dann zeigen wir Ihnen Hilfe, die es dort gibt.',
  notStored: 'Ihre Antwort dient nur dazu, hier und in Ihrem Bericht Hilfe zu zeigen. Wir speichern sie nicht.',
  where: 'Wo wohnen Sie?',
  choose: 'Bitte ein Land wählen',
  other: 'Ein anderes Land',
  show: 'Hilfe zeigen',
  change: 'Ein anderes Land wählen',
  world: 'Dieser Dienst hilft online, überall auf der Welt. Vielleicht weiß auch Ihre Arztpraxis, wo Sie Hilfe finden.',
  always: 'Rund um die Uhr erreichbar, jeden Tag',
  hours: 'Erreichbar {hours}',
  free: 'Die Beratung ist kostenlos',
  languages: 'Sprachen: {languages}',
  call: '{phone} anrufen',
  message: 'SMS an {phone}',
  chat: 'Online chatten',
  logo: 'Beratungstelefon: {name}',
  more: 'Was noch helfen kann',
  danger: {
    title: 'Ist gerade jemand in Gefahr?',
    emergency: 'Wenn Sie oder jemand anderes in akuter Gefahr sind',
    crisis: 'Wenn Sie daran denken, sich das Leben zu nehmen, oder nicht mehr weiterwissen',
    anywhere: 'Rufen Sie die Notrufnummer des Ortes an, an dem Sie sind.',
  },
  newTab: 'öffnet sich in einem neuen Tab',
  ways: {
    register: {
      title: 'Sich für Glücksspiele sperren lassen',
      text: 'Diese Sperre schließt Sie für eine feste Zeit, oft Monate, von den meisten zugelassenen Glücksspielen aus.',
    },
    block: {
      title: 'Glücksspiel auf Ihren Geräten sperren',
      text: 'Sperrprogramme können Glücksspielseiten und -Apps von Handy und Computer fernhalten.',
    },
    bank: {
      title: 'Glücksspiel bei Ihrer Bank sperren',
      text: 'Fragen Sie Ihre Bank, ob sie Zahlungen an Glücksspielanbieter sperren kann, oder sehen Sie in der App nach.',
    },
    treatment: {
      title: 'Behandlung finden',
      text: 'Beratungsstellen und Praxen, die sich mit Glücksspiel auskennen.',
    },
    relatives: {
      title: 'Für Angehörige',
      text: 'Menschen, die jemandem nahestehen, können für sich selbst Hilfe bekommen, was immer die andere Person tut.',
    },
    limits: {
      title: 'Ein Limit setzen, wo Sie spielen',
      text: 'Legen Sie vorher fest, wie viel Geld oder Zeit Sie aufwenden wollen.',
    },
  },
} satisfies Messages['help']
